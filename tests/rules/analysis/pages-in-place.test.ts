import { expect, test } from 'vitest';
import type {
  ClickMoment,
  PageMoment,
} from '../../../lambdas/recordings/analysis/events/timeline.ts';
import { afterTheirClicks } from '../../../lambdas/recordings/analysis/page-order.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home, signals } from '../../factories/signals.ts';

const link = { role: 'link', label: 'Routing', tag: 'a', link: 'page' } as const;
/** A click on a link that opens a page in place, and so much later shows its content. */
function opens(contentMs: number | undefined, path = '/guide/routing'): RecordingBuilder {
  const visit = home().click(1_000, link).page(1_003, path, 'push');
  return contentMs === undefined ? visit : visit.write(1_000 + contentMs);
}

test.each<[string, readonly (boolean | undefined)[], RecordingBuilder]>([
  ['at once', [], opens(40)],
  ['after five seconds', [true], opens(5_000)],
  ['never', [undefined], opens(undefined)],
  ['only in its title', [], opens(undefined).emit(1_300, 'rv:reaction', { kind: 'title' })],
  ['never, because it is another view of the page', [], opens(undefined, '/?color=_')],
])('a link whose page in place shows its content %s: slow %j', (_, expected, visit) => {
  const found = signals(visit.until(30_000), 'dead-click');
  expect(found.map(({ slow }) => slow)).toEqual(expected);
  expect(found.map(({ page }) => page)).toEqual(expected.map(() => '/'));
});

test.each<[string, boolean, RecordingBuilder]>([
  ['goes back in the app', false, opens(undefined).page(5_000, '/', 'pop')],
  ['goes back', false, opens(undefined).page(5_000, '/', 'back-forward')],
  ['reloads the page', false, opens(undefined).page(5_000, '/guide/routing', 'reload')],
  ['enters an address', false, opens(undefined).page(5_000, '/help')],
  [
    'waits until the router loads the page',
    true,
    opens(undefined).page(5_000, '/guide/routing', 'load', 2_000, 'https://shop.example/'),
  ],
])(
  'a link whose page in place stays empty until the visitor %s is slow: %s',
  (_, isSlow, visit) => {
    const found = signals(visit.until(30_000), 'dead-click');
    expect(found.map(({ slow }) => slow)).toEqual(isSlow ? [true] : []);
  },
);

test('an empty page in place is not slow because the visitor opens another page much later', () => {
  const visit = opens(undefined)
    .emit(4_000, 'rv:visibility', { visible: false })
    .emit(20_000, 'rv:visibility', { visible: true })
    .page(40_000, '/help', 'load', 2_000, 'https://shop.example/');
  expect(signals(visit.until(60_000), 'dead-click')).toEqual([]);
});

test('quick clicks on a link whose page in place stays empty are a rage click before it opened', () => {
  const visit = opens(undefined);
  for (const ms of [1_500, 2_000, 2_500]) visit.click(ms, link);
  const found = digestOfVisit(visit.until(30_000)).signals;
  expect(found).toMatchObject([
    { kind: 'dead-click', page: '/', count: 4 },
    { kind: 'rage-click', page: '/', count: 4 },
  ]);
});

test('quick clicks on a link whose page in place comes with the last one are no rage click', () => {
  const visit = opens(350).click(1_150, link).click(1_300, link);
  expect(signals(visit.until(30_000), 'rage-click')).toEqual([]);
});

test('a button that opens a page in place responds with it', () => {
  const visit = home().click(1_000).page(1_003, '/guide/routing', 'push');
  expect(signals(visit.until(30_000), 'dead-click')).toEqual([]);
});

test('a click is on the page before, even if a router opens the next one before the recorder reports the click', () => {
  const visit = home().page(1_000, '/guide/routing', 'push').click(1_008, link);
  expect(signals(visit.until(30_000), 'dead-click')).toMatchObject([{ page: '/' }]);
});

test('a fragment that a router adds to a page in place stays behind that page', () => {
  const page = (at: number, kind: PageMoment['kind']) => ({ at, kind, order: at }) as PageMoment;
  const clicks = [{ at: 1_008, order: 1_008 } as ClickMoment];
  const pages = afterTheirClicks([page(1_000, 'push'), page(1_003, 'hash')], clicks);
  expect(pages.map(({ at }) => at)).toEqual([1_009, 1_009]);
});

test('a page that loads just before a click is the page of the click', () => {
  const visit = home().page(1_000, '/guide/routing').click(1_008);
  expect(signals(visit.until(30_000), 'dead-click')).toMatchObject([{ page: '/guide/routing' }]);
});

test('a page in place that a script opened long before the click is the page of the click', () => {
  const visit = home().page(1_000, '/guide/routing', 'push').click(1_108);
  expect(signals(visit.until(30_000), 'dead-click')).toMatchObject([{ page: '/guide/routing' }]);
});
