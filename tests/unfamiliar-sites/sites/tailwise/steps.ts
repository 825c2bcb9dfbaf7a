import type { Action } from '../../site.ts';

/** Chooses a file of this size in the dialog that the button opens. */
export const uploads =
  (button: string, name: string, bytes: number, settleMs: number): Action =>
  async (visitor) => {
    const [chooser] = await Promise.all([
      visitor.page.waitForEvent('filechooser'),
      visitor.click(button),
    ]);
    await visitor.pause(900);
    await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(bytes, 'j') });
    await visitor.settle(settleMs);
  };

/** Loads the first page, because the app no longer changes its pages. */
export const startsOver: Action = async (visitor) => {
  if (visitor.closesEarly) return;
  await visitor.page.goto(new URL('/', visitor.page.url()).href);
  await visitor.pause(1_500);
};

/** Clicks twice quickly, as visitors do who learned it on their desktop. */
export const doubleClicks =
  (selector: string): Action =>
  async (visitor) => {
    const target = visitor.page.locator(selector);
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    for (let count = 0; count < 2; count += 1) {
      await visitor.clickAt(x + width / 2, y + height / 2);
      await visitor.pause(60);
    }
    await visitor.settle(3_000);
  };

/** Writes to the chat in its frame and closes it. */
export const chats: Action = async (visitor) => {
  await visitor.click('#chatly button');
  await visitor.pause(1_200);
  const box = await visitor.page.locator('#chatly iframe').boundingBox();
  if (!box) throw new Error('the chat did not open');
  await visitor.clickAt(box.x + 90, box.y + 275);
  await visitor.page.keyboard.type('Is my rabbit covered abroad?', { delay: 40 });
  await visitor.key('Enter');
  await visitor.pause(2_500);
  await visitor.click('#chatly button');
  await visitor.settle(2_000);
};
