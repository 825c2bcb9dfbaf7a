import { afterAll, beforeAll, expect, test } from 'vitest';
import { START } from '../factories/recording.ts';
import { ReplayHarness } from './replay-harness.ts';

const harness = new ReplayHarness(5);
beforeAll(() => harness.open(), 60_000);
afterAll(() => harness.close());

const element = (id: number, tagName: string, childNodes: readonly object[], style = '') => ({
  ...{ id, type: 2, tagName, attributes: { style }, childNodes },
});
const body = element(4, 'body', [element(5, 'main', [], 'height: 4000px')], 'margin: 0');
/** A visit whose newest snapshot was taken far down a long page. */
const events = [
  { type: 4, data: { href: 'https://shop.example/', width: 1_200, height: 800 } },
  {
    type: 2,
    data: {
      node: { id: 1, type: 0, childNodes: [element(2, 'html', [element(3, 'head', []), body])] },
      initialOffset: { left: 0, top: 700 },
    },
  },
  { type: 3, data: { source: 3, id: 1, x: 0, y: 1_400 } },
].map((event, index) => ({ ...event, timestamp: START + index * 1_000 }));

test('a heatmap whose snapshot was recorded scrolled starts at the top of the page [INS-08]', async () => {
  await harness.show('heatmap', events);
  const tops = () =>
    harness.page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.replayer-wrapper iframe');
      const outer = frame?.closest('section');
      return { outer: outer?.scrollTop, frame: frame?.contentWindow?.scrollY };
    });
  await expect.poll(tops).toEqual({ outer: 0, frame: 0 });
});
