import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';

/** The files of a page, by path. */
export type Files = Readonly<Record<string, string>>;
const player = join(dirname(createRequire(import.meta.url).resolve('rrweb')), 'rrweb.umd.min.cjs');
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Any other request gets an empty response. */
export async function serve(context: BrowserContext, files: Files): Promise<void> {
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files[pathname];
    if (body === undefined) return route.fulfill({ status: 204 });
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    return route.fulfill({ contentType: `${type}; charset=utf-8`, body });
  });
}

/** Clicks up to five controls of the page. */
export const CLICK_BUTTONS = `for (const each of [...document.querySelectorAll('button,[role=button],[role=tab],summary')].slice(0, 5)) each.click();
  document.activeElement?.blur()`;

/** Shows the end of a recording in the plain rrweb player. */
export async function showReplay(replayPage: Page, events: unknown): Promise<void> {
  await replayPage.goto('http://shop.localhost/replay');
  await replayPage.addScriptTag({ path: player });
  await replayPage.evaluate(async (recorded) => {
    const { Replayer } = Reflect.get(window, 'rrweb');
    const last = { type: 5, timestamp: Date.now() + 1, data: { tag: 'end', payload: {} } };
    const replayer = new Replayer([...(recorded as object[]), last], {
      root: document.body,
      showWarning: false,
      mouseTail: false,
    });
    replayer.pause(replayer.getMetaData().totalTime);
    await new Promise((next) => setTimeout(next, 500));
    replayer.pause(replayer.getMetaData().totalTime);
    await new Promise((next) => setTimeout(next, 300));
  }, events);
}
export const REPLAY_HTML =
  '<!doctype html><style>body{margin:0;overflow:hidden}.replayer-mouse{display:none}iframe{border:0}</style>';

/** The share of pixels that differ by more than 40 of 255 in a channel. */
export const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const drawing = canvas.getContext('2d');
          drawing?.drawImage(bitmap, 0, 0);
          return drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        }),
      );
      if (!a || !b || a.length !== b.length) return 1;
      let different = 0;
      for (let at = 0; at < a.length; at += 4) {
        const channels = [0, 1, 2].map((each) =>
          Math.abs((a[at + each] ?? 0) - (b[at + each] ?? 0)),
        );
        if (Math.max(...channels) > 40) different++;
      }
      return different / (a.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
