import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

chromiumTest(
  'media is reported once if all of its sources failed, and not if one works or it has none',
  async () => {
    const page = await shop.visit('<h1>Shop</h1>');
    await ingest.until(({ batches }) => batches[0]);
    const silence = Buffer.concat([
      Buffer.from(
        'RIFF$\0\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0@\u001f\0\0@\u001f\0\0\u0001\0\u0008\0data',
        'latin1',
      ),
      Buffer.from([0x08, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128]),
    ]);
    await page.route('**/*.wav', (route) =>
      route.fulfill({ contentType: 'audio/wav', body: silence }),
    );
    await page.evaluate(async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<video src="/gone/tour.mp4"></video>
      <audio><source src="/gone/bell.ogg"><source src="/gone/bell.mp3">No sound.</audio>
      <audio id="plays"><source src="/gone/hum.ogg"><source src="/hum.wav"></audio>
      <audio id="emptied" src="/ring.wav"></audio>`,
      );
      const until = (selector: string, name: string) =>
        new Promise((done) => document.querySelector(selector)?.addEventListener(name, done));
      await Promise.all([until('#plays', 'loadedmetadata'), until('#emptied', 'loadedmetadata')]);
      const failed = until('#emptied', 'error');
      (document.querySelector('#emptied') as HTMLAudioElement).src = '';
      await failed;
    });
    await shop.flushUntil(page, () => shop.seenRequests().length >= 2);
    await page.goto('about:blank');
    await ingest.untilComplete();
    expect(shop.seenRequests().sort()).toEqual([
      'source /gone/bell.mp3 0',
      'video /gone/tour.mp4 0',
    ]);
  },
);

chromiumTest(
  'videos and sounds that failed before the recorder has loaded are reported',
  async () => {
    const page = await shop.visitBeforeRecorder(`<h1>Shop</h1>
    <script>
      let left = 2;
      addEventListener('error', ({ target }) => {
        if (target.matches('video,source:last-of-type')) left -= 1;
        if (left === 0) hasFailed = true;
      }, true);
    </script>
    <video src="/gone/tour.mp4"></video><video></video>
    <audio><source src="/gone/bell.ogg"><source src="/gone/bell.mp3"></audio>`);
    await shop.flushUntil(page, () => shop.seenRequests().length >= 2);
    await page.goto('about:blank');
    await ingest.untilComplete();
    expect(shop.seenRequests().sort()).toEqual([
      'source /gone/bell.mp3 0',
      'video /gone/tour.mp4 0',
    ]);
  },
);
