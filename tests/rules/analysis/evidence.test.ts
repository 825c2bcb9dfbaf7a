import { expect, test } from 'vitest';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import { viewportAt, wireframeAt } from '../../../lambdas/recordings/analysis/evidence.ts';
import { pageOf, plainTimeline } from '../../factories/plain-timeline.ts';

const PAGE = { viewport: [1_000, 800] as const };
const pages = [pageOf(1_000, '/', PAGE), pageOf(20_000, '/b', PAGE)];
const viewports = (...rows: readonly (readonly [number, number, number])[]) => {
  const all = new Rows(4);
  for (const [order, [at, width, height]] of rows.entries()) all.add(at, order, width, height);
  return all;
};

test('a problem is shown in the window as it was then', () => {
  const timeline = plainTimeline({
    pages,
    viewports: viewports([5_000, 400, 700], [9_000, 700, 400]),
  });
  expect([4_999, 5_000, 8_999, 9_000].map((at) => viewportAt(timeline, at))).toEqual([
    ...[
      [1_000, 800],
      [400, 700],
      [400, 700],
      [700, 400],
    ],
  ]);
  expect(viewportAt(plainTimeline({ viewports: viewports() }), 5_000)).toBeUndefined();
});

const home = { role: 'link', label: 'Home', box: [0, 0, 50, 20] as const };
const shown = (recordedAt: number, finding: object, boxes: readonly object[] = [home]) => {
  const wireframes = [{ at: recordedAt, boxes }];
  const timeline = plainTimeline({ pages, viewports: viewports(), wireframes });
  return wireframeAt(timeline, { at: 10_000, ...finding } as never).map(({ label }) => label);
};

test.each<[string, number, string[]]>([
  ['on the same page', 9_000, ['Home']],
  ['as the page opened', 1_000, ['Home']],
  ['before the page', 999, []],
  ['five seconds after the problem', 15_000, ['Home']],
  ['later', 15_001, []],
])('the controls around a problem are those recorded %s', (_, at, labels) => {
  expect(shown(at, {})).toEqual(labels);
});

test('controls of the next page are not around a problem', () => {
  expect(shown(19_999, { at: 16_000 })).toEqual(['Home']);
  expect(shown(20_000, { at: 16_000 })).toEqual([]);
});

const element = { role: 'button', label: 'Pay', selector: '#pay' };
test.each<[string, object, readonly object[], string[]]>([
  ['first', { element, box: [100, 100, 50, 20] }, [home], ['Pay', 'Home']],
  ['once', { element, box: [1, 0, 50, 21] }, [home], ['Pay']],
  ['beside one that is 2 px away', { element, box: [2, 0, 50, 20] }, [home], ['Pay', 'Home']],
  ['if it has a width', { element, box: [100, 100, 0, 20] }, [home], ['Home']],
  ['if it is 1 px wide', { element, box: [100, 100, 1, 20] }, [home], ['Pay', 'Home']],
  ['if its place is known', { element }, [home], ['Home']],
  ['if it is known', { box: [100, 100, 50, 20] }, [home], ['Home']],
  [
    'before 39 others',
    { element, box: [900, 900, 50, 20] },
    Array.from({ length: 60 }, () => home),
    ['Pay', ...Array.from({ length: 39 }, () => 'Home')],
  ],
])('the control of a problem is drawn %s', (_, finding, boxes, labels) => {
  expect(shown(9_000, finding, boxes)).toEqual(labels);
});
