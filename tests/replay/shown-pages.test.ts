import { afterAll, beforeAll, expect, test } from 'vitest';
import { START } from '../factories/recording.ts';
import { ReplayHarness } from './replay-harness.ts';

const harness = new ReplayHarness(5);
beforeAll(() => harness.open(), 60_000);
afterAll(() => harness.close());

const element = (id: number, tagName: string, childNodes: readonly object[], attributes = {}) => ({
  ...{ id, type: 2, tagName, attributes, childNodes },
});
const visitOf = (children: readonly object[], top: number, change: object) =>
  [
    { type: 4, data: { href: 'https://shop.example/', width: 1_200, height: 800 } },
    {
      type: 2,
      data: {
        node: {
          ...{ id: 1, type: 0 },
          childNodes: [
            element(2, 'html', [
              element(3, 'head', []),
              element(4, 'body', children, { style: 'margin: 0' }),
            ]),
          ],
        },
        initialOffset: { left: 0, top },
      },
    },
    { type: 3, data: change },
  ].map((event, index) => ({ ...event, timestamp: START + index * 1_000 }));

test('a heatmap whose snapshot was recorded scrolled starts at the top of the page [INS-08]', async () => {
  const page = [element(5, 'main', [], { style: 'height: 4000px' })];
  await harness.show('heatmap', visitOf(page, 700, { source: 3, id: 1, x: 0, y: 1_400 }));
  const tops = () =>
    harness.page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.replayer-wrapper iframe');
      const outer = frame?.closest('section');
      return { outer: outer?.scrollTop, frame: frame?.contentWindow?.scrollY };
    });
  await expect.poll(tops).toEqual({ outer: 0, frame: 0 });
});

test('a canvas has its size, although a frame without scripts shows none, unless a style sets another', async () => {
  const page = [
    element(5, 'canvas', [], { width: '300', height: '80' }),
    element(6, 'canvas', []),
    element(7, 'canvas', [], { width: '100', height: '50', style: 'display: block; width: 400px' }),
    element(8, 'canvas', [], { width: '10', height: '10' }),
  ];
  const attributes = [{ id: 8, attributes: { width: '250', height: '20' } }];
  const change = { source: 0, adds: [], removes: [], texts: [], attributes };
  await harness.show('player', visitOf(page, 0, change));
  const sizes = () =>
    harness.page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.replayer-wrapper iframe');
      return [...(frame?.contentDocument?.querySelectorAll('canvas') ?? [])].map(
        ({ offsetWidth, offsetHeight }) => `${offsetWidth} × ${offsetHeight}`,
      );
    });
  await expect.poll(sizes).toEqual(['300 × 80', '300 × 150', '400 × 200', '250 × 20']);
});
