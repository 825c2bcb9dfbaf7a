import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('a page in three-byte letters is sent on exit in batches that fit the browser’s keepalive limit', async () => {
  const visit = await shop.visit('<style id="s"></style><p></p><b></b>');
  await ingest.until(({ batches }) => batches[0]);
  // In one task, so that nothing is sent before: two changes of 33 kB each exceed the browser’s limit of 64 kB.
  await visit.evaluate(async () => {
    const { sheet } = document.querySelector('#s') as HTMLStyleElement;
    for (const [name, letter] of [
      ['p', '漢'],
      ['b', '字'],
    ] as const) {
      (document.querySelector(name) as HTMLElement).textContent = letter.repeat(11_000);
      await Promise.resolve();
      sheet?.insertRule('p { color: teal }');
    }
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  });
  await ingest.until(({ received }) => received.some((each) => each.includes('漢漢漢')));
  await ingest.until(({ batches }) => batches.some(({ last }) => last));
});

test('the first snapshot is sent as soon as there is a session, so that a visit of a second has one', async () => {
  const visit = await shop.visit(`<p>${'A mug with a handle. '.repeat(20_000)}</p>`);
  const { sent_at } = await ingest.until(({ batches }) =>
    batches.find(({ events }) => events.some(({ type }) => type === 2)),
  );
  const admittedAt = await visit.evaluate(() => {
    const entry = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('start-session')) as PerformanceResourceTiming;
    return performance.timeOrigin + entry.responseEnd;
  });
  expect(sent_at - admittedAt).toBeLessThan(500);
});

test('once the browser is online again a failed batch is sent at once', async () => {
  let isDown = true;
  let failed = 0;
  ingest.onRecordEvents = () => {
    if (!isDown) return 202;
    failed++;
    return 503;
  };
  shop.setPage('/', '<p>Mugs</p>');
  const visit = await shop.newPage();
  await visit.clock.install();
  await visit.goto(`http://${shop.host}/`);
  await expect.poll(() => failed, { timeout: 15_000 }).toBeGreaterThan(0);
  // No timer fires from here on. The pause must be in the future, because a busy machine stops the clock late.
  await visit.clock.pauseAt((await visit.evaluate(() => Date.now())) + 1_000);
  isDown = false;
  // While the page waits for the response to a failed batch, it sends nothing else.
  const sent = async () => {
    await visit.evaluate(() => dispatchEvent(new Event('online')));
    return ingest.batches.length;
  };
  await expect.poll(sent, { timeout: 15_000 }).toBeGreaterThan(0);
});

test('reports playing media as a reaction to a click, and records no media events', async () => {
  const visit = await shop.visit(
    `<audio id="song"></audio><button onclick="song.volume = song.volume / 2">Quieter</button>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await visit.click('button');
  await shop.flushUntil(visit, () =>
    ingest.reported('rv:reaction').some(({ kind }) => kind === 'media'),
  );
  await visit.goto('about:blank');
  await ingest.untilComplete();
  const sources = ingest.events.map(({ data }) => Reflect.get(Object(data), 'source'));
  expect(sources).not.toContain(7);
});
