import type { Action } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** The first thing on every visit: the notice about cookies. */
const answerCookies = async (v: Visitor) => {
  if (!(await v.page.locator('#cookies-yes').isVisible())) return;
  await v.pause(500);
  await v.click('#cookies-yes');
  await v.pause(700);
};

export const visitor =
  (act: Action): Action =>
  async (v) => {
    await answerCookies(v);
    await act(v);
  };

/** A route of the app; a report may write it with or without `#`. */
export const route = (path: string) => ({ page: `/#${path}`, alsoOn: [path] });

/** Replaces what a field contains. */
export const enter = async (v: Visitor, selector: string, text: string, delay = 60) => {
  await v.click(selector);
  await v.page.keyboard.press('Control+a');
  await v.page.keyboard.type(text, { delay });
};

export const appends = async (v: Visitor, selector: string, text: string) => {
  await v.click(selector);
  await v.key('End');
  await v.page.keyboard.type(text, { delay: 70 });
};

export const signIn = async (v: Visitor, button: string) => {
  if (!(await v.page.locator(button).isVisible())) return;
  await v.click(button);
  await v.pause(900);
  await enter(v, '[name=login-email]', 'robin@halejoinery.example');
  await v.click('#send-code');
  await v.pause(2_600);
  await v.click('.otp input >> nth=0');
  await v.page.keyboard.type('424242', { delay: 140 });
  await v.pause(2_200);
};

export const chooseFile = async (v: Visitor, button: string, name: string, mimeType: string) => {
  const chooser = v.page.waitForEvent('filechooser');
  await v.click(button);
  await v.pause(900); // looks for the photo
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.alloc(24_000, name) });
};

export const fillDriver = async (v: Visitor) => {
  await enter(v, '[name=driver]', 'Robin Hale');
  await enter(v, '[name=email]', 'robin@halejoinery.example');
  await enter(v, '[name=phone]', '07700 900418');
  await v.click('[name=dob-0]');
  await v.page.keyboard.type('14061985', { delay: 130 });
  await v.pause(600);
};

export const fillCard = async (v: Visitor, number: string) => {
  await enter(v, '[name=card]', number, 80);
  await enter(v, '[name=expiry]', '04/29', 80);
  await enter(v, '[name=cvc]', '318', 80);
  await v.pause(500);
};

/** Opens the map on a phone, and scrolls up on a computer, where the end of the list pushes the map under the header. */
export const showMap = async (v: Visitor) => {
  if (v.device === 'phone') {
    if (!(await v.page.locator('.map').isVisible())) await v.click('.map-toggle');
  } else while ((await v.page.evaluate('scrollY')) !== 0) await v.scroll(-1_400);
  await v.pause(900);
};

/** Drags the map by its free lower part. */
export const moveMap = async (v: Visitor) => {
  await showMap(v);
  const box = await v.page.locator('.map').boundingBox();
  if (!box) throw new Error('There is no map');
  const from = { x: box.x + box.width * 0.4, y: box.y + box.height * 0.93 };
  await v.drag(from, { x: from.x + 46, y: from.y - 70 });
  await v.pause(700);
};

/** The positions of the pins that can be clicked. */
export const visiblePins = async (v: Visitor): Promise<number[]> => {
  const map = await v.page.locator('.map').boundingBox();
  if (!map) throw new Error('There is no map');
  const pins = await v.page.locator('.pin').all();
  const boxes = await Promise.all(pins.map((pin) => pin.boundingBox()));
  return boxes.flatMap((box, index) =>
    box &&
    box.x > map.x + 20 &&
    box.x + box.width < map.x + map.width - 70 &&
    box.y > map.y + 70 &&
    box.y + box.height < map.y + map.height - 140
      ? [index]
      : [],
  );
};

/** A browser that denies access to the clipboard shows the link instead. */
export const shareLink = async (v: Visitor) => {
  await v.click('#share');
  await v.pause(1_500);
  const close = '.el-message-box__btns .el-button--primary';
  if (await v.page.locator(close).isVisible()) await v.click(close);
};
