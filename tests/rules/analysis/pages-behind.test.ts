import { expect, test } from 'vitest';
import { documentOf, type RecordingBuilder, recording } from '../../factories/recording.ts';
import { signals } from '../../factories/signals.ts';

const BEHIND = 500;
const SLIDE = 501;
const element = (id: number, className: string, childNodes: readonly unknown[] = []) => ({
  id,
  type: 2,
  tagName: 'div',
  attributes: { class: className },
  childNodes,
});
/** A page of an app with a slide. */
const pageWith = (className: string) => element(BEHIND, className, [element(SLIDE, 'slide')]);

/** A document that the browser loads with this page in it. */
function loaded(className: string): RecordingBuilder {
  const node = documentOf(20);
  node.childNodes[0]?.childNodes.push(pageWith(className) as never);
  return recording()
    .page(0, '/')
    .at(10, 2, { node, initialOffset: { left: 0, top: 0 } });
}
/** A page that the app adds, behind another one or in front. */
const added = (className: string) =>
  loaded('other').change(100, {
    removes: [{ parentId: 4, id: BEHIND }],
    adds: [{ parentId: 4, nextId: null, node: pageWith(className) }],
  });
const moved = (ms: number, visit: RecordingBuilder, attributes: object) =>
  visit.set(ms, BEHIND, attributes);

const back = { class: 'page page-current', 'aria-hidden': null };
const behind = { class: 'page page-previous', 'aria-hidden': 'true' };
test.each<[string, number, RecordingBuilder]>([
  ['behind another one since it was loaded', 1, loaded('page page-previous')],
  ['that was added behind another one', 1, added('page page-previous')],
  ['that moved behind another one', 1, moved(900, loaded('page page-current'), behind)],
  [
    'behind another one again',
    1,
    moved(1_500, moved(900, loaded('page page-previous'), back), behind),
  ],
  ['of Ionic that was loaded hidden', 1, loaded('ion-page ion-page-hidden')],
  ['in front', 0, loaded('page page-current')],
  ['that came back to the front', 0, moved(900, loaded('page page-previous'), back)],
  [
    'that came back to the front by its class alone',
    0,
    moved(900, loaded('page page-previous'), { class: 'page page-current' }),
  ],
  [
    'that moved behind another one and came back',
    0,
    moved(1_500, moved(900, loaded('page page-current'), behind), back),
  ],
  [
    'that was shown again by its mark alone',
    0,
    moved(1_500, moved(900, loaded('drawer open'), { class: 'drawer', 'aria-hidden': 'true' }), {
      'aria-hidden': 'false',
    }),
  ],
  [
    'that was hidden and is shown now',
    0,
    moved(900, loaded('drawer'), { class: 'drawer open', 'aria-hidden': 'false' }),
  ],
  [
    'that a dialog hides from screen readers only',
    0,
    moved(900, loaded('page'), { 'aria-hidden': 'true' }),
  ],
  [
    'that was added again behind another one and came back',
    0,
    moved(
      1_500,
      loaded('page page-previous').change(900, {
        removes: [{ parentId: 4, id: BEHIND }],
        adds: [{ parentId: 4, nextId: null, node: pageWith('page page-previous') }],
      }),
      back,
    ),
  ],
  [
    'that was added again in front',
    0,
    loaded('page page-previous').change(900, {
      removes: [{ parentId: 4, id: BEHIND }],
      adds: [{ parentId: 4, nextId: null, node: pageWith('page page-current') }],
    }),
  ],
])('a slide that turns on a page %s leaves %i dead clicks', (_, count, visit) => {
  visit.click(3_000).set(3_400, SLIDE, { class: 'slide is-active' }).until(20_000);
  expect(signals(visit, 'dead-click')).toHaveLength(count);
});

test('a page whose class changes while another one moves behind it stays in front', () => {
  const [FRONT, TEXT] = [5, 20];
  const visit = loaded('page page-current').change(900, {
    attributes: [
      { id: BEHIND, attributes: behind },
      { id: FRONT, attributes: { class: 'page page-current' } },
    ],
  });
  visit.click(3_000).set(3_400, TEXT, { class: 'is-active' }).until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('a page that comes back to the front is the response to the click', () => {
  const visit = loaded('page page-previous').click(3_000).set(3_400, BEHIND, back).until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('a slide that is clicked is not behind, although its slide show hides it from screen readers', () => {
  const visit = moved(900, loaded('slide is-active'), { class: 'slide', 'aria-hidden': 'true' });
  visit.click(3_000, {}, { id: SLIDE }).set(3_400, SLIDE, { class: 'liked' }).until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('a text that appears on a page behind is no response', () => {
  const text = { id: 600, type: 3, textContent: 'Next offer' };
  const visit = loaded('page page-previous').click(3_000);
  visit.change(3_400, { adds: [{ parentId: SLIDE, nextId: null, node: text }] });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(1);
});

test('a message on the page in front is a response, whatever changes behind it', () => {
  const visit = loaded('page page-previous').click(3_000);
  visit.change(3_400, {
    attributes: [{ id: SLIDE, attributes: { class: 'slide is-active' } }],
    adds: [{ parentId: 5, nextId: null, node: { id: 600, type: 3, textContent: 'Choose a size' } }],
  });
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

test('the next page that the browser loads is in front', () => {
  const visit = moved(900, loaded('page page-current'), behind).page(2_000, '/');
  const node = documentOf(20);
  node.childNodes[0]?.childNodes.push(pageWith('page page-current') as never);
  visit.at(2_010, 2, { node, initialOffset: { left: 0, top: 0 } });
  visit.click(5_000).set(5_400, SLIDE, { class: 'slide is-active' }).until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});

test('a page that came back to the front is there, although the next load begins with it behind', () => {
  const visit = moved(900, loaded('page page-previous'), back);
  visit.click(3_000).set(3_400, SLIDE, { class: 'slide is-active' }).page(30_000, '/');
  const node = documentOf(20);
  node.childNodes[0]?.childNodes.push(pageWith('page page-previous') as never);
  visit.at(30_010, 2, { node, initialOffset: { left: 0, top: 0 } });
  visit.click(35_000).set(35_400, SLIDE, { class: 'slide is-active' }).until(60_000);
  expect(signals(visit, 'dead-click').map(({ atMs }) => atMs)).toEqual([35_000]);
});

test('a panel that a click hides by its class and for screen readers is the response', () => {
  const visit = loaded('panel is-open').click(3_000);
  visit.set(3_020, BEHIND, { class: 'panel', 'aria-hidden': 'true' }).until(20_000);
  expect(signals(visit, 'dead-click')).toEqual([]);
});
