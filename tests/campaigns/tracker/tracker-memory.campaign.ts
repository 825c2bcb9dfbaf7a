import type { CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from '../../tracker/browser/shop.ts';

const FRAMES = 200;
const NODES = 100_000;
const shop = new Shop();
const { ingest } = shop;

beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

async function memoryOf(devtools: CDPSession) {
  // Objects with finalizers are freed only after several collections and tasks.
  for (let round = 0; round < 5; round++) {
    await devtools.send('HeapProfiler.collectGarbage');
    await new Promise((done) => setTimeout(done, 300));
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1_000_000, documents, nodes, jsEventListeners };
}

/** In rounds, so that the recorder records each node before it is removed. */
async function addAndRemove(visit: Page): Promise<void> {
  await visit.evaluate(
    async ([frames, nodes]) => {
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const host = document.querySelector('main') as HTMLElement;
      for (let done = 0; done < frames; done += 20) {
        for (let i = 0; i < 20; i++) {
          const frame = document.createElement('iframe');
          frame.srcdoc = `<p>Frame ${done + i}</p><input>`;
          host.append(frame);
        }
        await wait(400);
        host.replaceChildren();
      }
      for (let done = 0; done < nodes; done += 2_000) {
        const list = document.createElement('ul');
        for (let i = 0; i < 1_000; i++) {
          const item = document.createElement('li');
          item.textContent = `Item ${done + i}`;
          list.append(item);
        }
        host.append(list);
        await wait(120);
        list.remove();
      }
      await wait(1_500);
    },
    [FRAMES, NODES] as const,
  );
}

test('memory returns to its start after 200 frames and 100,000 nodes have come and gone', async () => {
  const visit = await shop.visit('<h1>Mugs</h1><main></main>');
  await ingest.until(({ batches }) => batches[0]);
  const devtools = await visit.context().newCDPSession(visit);
  // Warm-up: buffers, compiled code and mask patterns are created on first use.
  await addAndRemove(visit);
  const before = await memoryOf(devtools);
  await addAndRemove(visit);
  // By then the recorded events have been sent.
  await expect.poll(() => visit.evaluate(() => document.hidden)).toBe(false);
  const after = await memoryOf(devtools);
  process.stdout.write(`${JSON.stringify({ before, after })}\n`);
  expect(after.documents).toBeLessThanOrEqual(before.documents);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 100);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 10);
  expect(after.megabytes).toBeLessThan(before.megabytes + 1);
});
