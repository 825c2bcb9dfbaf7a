import { expect, test, vi } from 'vitest';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { NodeCount } from '../../../lambdas/recordings/analysis/page/node-count.ts';
import { listRecording } from '../../factories/long-recording.ts';
import {
  documentOf,
  type RecordingBuilder,
  recording,
  sessionFacts,
} from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const claims = (visit: RecordingBuilder) =>
  signals(visit, 'white-screen').map(({ page, atMs }) => [page, atMs]);
const opened = (): RecordingBuilder =>
  home().click(4_000, { link: 'page' }).page(5_000, '/a', 'push');
const empty = (): RecordingBuilder => opened().clear(5_050);
const adds = (visit: RecordingBuilder, at: number, node: object): RecordingBuilder =>
  visit.change(at, {
    adds: [
      { parentId: 4, nextId: null, node: { id: 900, attributes: {}, childNodes: [], ...node } },
    ],
  });
const shows = (visit: RecordingBuilder, at: number): RecordingBuilder =>
  adds(visit, at, { type: 3, textContent: 'Welcome' });
const hides = (visit: RecordingBuilder, at: number): RecordingBuilder =>
  visit.emit(at, 'rv:visibility', { visible: false });
const goesBack = (visit: RecordingBuilder, at = 9_000): RecordingBuilder =>
  shows(visit.page(at, '/', 'pop'), at + 50).until(20_000);

test.each([
  ['nothing until the visitor goes back', goesBack(empty())],
  ['nothing until the visit ends', empty().until(11_000)],
  [
    'nothing until it is left, shortly before its last batch is sent',
    empty().emit(10_990, 'rv:visibility', { visible: false }).until(11_000),
  ],
  [
    'nothing until the visitor reloads it, which hides it first',
    hides(empty(), 8_950).page(9_000, '/a', 'reload').until(20_000),
  ],
  [
    'nothing after it came to the front',
    goesBack(empty().emit(5_500, 'rv:visibility', { visible: true })),
  ],
  ['only an empty box', goesBack(adds(empty(), 5_060, { type: 2, tagName: 'div' }))],
])('a page that shows %s is blank', (_, visit) => {
  expect(claims(visit)).toEqual([['/a', 5_000]]);
});

test.each([
  ['a text', { type: 3, textContent: 'Thank you' }],
  ['a picture', { type: 2, tagName: 'img' }],
  ['a drawing', { type: 2, tagName: 'canvas' }],
  ['a frame', { type: 2, tagName: 'iframe' }],
  ['a component', { type: 2, tagName: 'my-app' }],
  ['a field', { type: 2, tagName: 'textarea' }],
  ['an editor', { type: 2, tagName: 'div', attributes: { contenteditable: 'true' } }],
  ['a part that is not recorded', { type: 2, tagName: 'div', needBlock: true }],
])('a page that shows only %s is not blank', (_, node) => {
  expect(claims(goesBack(adds(empty(), 5_060, node)))).toEqual([]);
});

function skeletonOn(visit: RecordingBuilder, at: number): RecordingBuilder {
  const boxes = Array.from({ length: 4 }, (_, n) => ({
    ...{ id: 901 + n, type: 2, tagName: 'div', attributes: {}, childNodes: [] },
  }));
  return adds(visit, at, { type: 2, tagName: 'div', childNodes: boxes });
}

test('a page of many boxes without a text is not blank: styles may draw a skeleton with them', () => {
  expect(claims(goesBack(skeletonOn(empty(), 5_060)))).toEqual([]);
});

test.each([
  ['its content comes late', goesBack(shows(empty(), 8_000))],
  ['the visitor goes back soon', goesBack(empty(), 7_000)],
  ['the visit ends soon', empty().until(8_000)],
  ['its script opens the next page', shows(empty().page(9_000, '/b', 'push'), 9_100).until(20_000)],
  ['it redirects to the next page', empty().page(9_000, '/b').until(20_000)],
  [
    'it was in the background until it was reloaded',
    hides(empty(), 6_000).page(9_000, '/a', 'reload').until(20_000),
  ],
  [
    'it was in the background',
    goesBack(
      empty()
        .emit(6_000, 'rv:visibility', { visible: false })
        .emit(8_500, 'rv:visibility', { visible: true }),
    ),
  ],
])('a page that shows nothing is not called blank if %s', (_, visit) => {
  expect(claims(visit)).toEqual([]);
});

/** The framework catches and logs what its components throw. */
const fails = (visit: RecordingBuilder, at = 5_400): RecordingBuilder =>
  visit.emit(at, 'rv:error', {
    ...{ kind: 'logged', message: 'render', file: '/app.js', line: 1 },
  });
test.each([
  ['opens another address', fails(empty()).page(9_000, '/b', 'push')],
  ['closes the tab', fails(empty())],
])('a page that logs an error and shows nothing until the visitor %s is blank', (_, visit) => {
  const [found, ...others] = signals(visit.until(9_001), 'white-screen');
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    page: '/a',
    atMs: 5_000,
    about: expect.stringContaining('render'),
  });
});
test.each([
  ['later', fails(empty(), 7_100).page(9_000, '/b', 'push')],
  ['and is left soon', fails(empty()).page(7_900, '/b', 'push')],
])('a page that shows nothing and logs an error %s is not called blank', (_, visit) => {
  expect(claims(shows(visit, 9_100).until(20_000))).toEqual([]);
});

/** A click opens a page whose content is removed, except for a hidden layer that stays. */
const layer = {
  type: 2,
  tagName: 'div',
  childNodes: [{ id: 902, type: 3, textContent: 'Log in' }],
};
const keepsLayer = (): RecordingBuilder => {
  const visit = adds(home(), 1_000, layer).click(4_000, { link: 'page' });
  return visit.page(5_000, '/a', 'push').clear(5_050);
};
test.each([
  [1, 'logs an error', fails(keepsLayer())],
  [0, 'logs no error', keepsLayer()],
  [0, 'logs an error and shows a text', shows(fails(keepsLayer()), 5_600)],
  [
    0,
    'logs an error and keeps its content',
    fails(adds(home(), 1_000, layer).page(5_000, '/a', 'push')),
  ],
])('%i blank pages if a page without content in front of a hidden layer %s', (count, _, visit) => {
  expect(claims(goesBack(visit))).toEqual(Array(count).fill(['/a', 5_000]));
});

test('a loaded page is not called blank because it is smaller than the page before and logs an error', () => {
  const large = recording()
    .page(0, '/shop')
    .at(1, 2, { node: documentOf(400) });
  const visit = fails(large.page(5_000, '/thanks')).page(12_000, '/');
  expect(claims(visit.until(20_000))).toEqual([]);
});
test.each([
  ['at once', fails(keepsLayer())],
  ['after the page was hidden', hides(fails(keepsLayer()), 8_950)],
])(
  'a page that logs an error and shows nothing is blank, even if the next page is loaded %s',
  (_, visit) => {
    expect(claims(visit.page(9_000, '/b').until(20_000))).toEqual([['/a', 5_000]]);
  },
);

test('an error right after the page was opened is the cause', () => {
  const error = { kind: 'error', message: 'render', file: '/app.js', line: 1 } as const;
  const visit = opened().emit(5_020, 'rv:error', error).clear(5_050);
  const [found] = signals(goesBack(visit), 'white-screen');
  expect(found?.about).toContain('render');
});

test('a page that loads without content is blank; one without a snapshot is unknown', () => {
  const blank = {
    id: 1,
    type: 0,
    childNodes: [{ id: 2, type: 2, tagName: 'html', attributes: {}, childNodes: [] }],
  };
  const load = (withSnapshot: boolean) => {
    const visit = recording().emit(0, 'rv:page', {
      ...{ page: '/a', title: '', kind: 'load', referrer: '' },
      ...{ viewport: [1_000, 800], page_height: 800 },
    });
    if (withSnapshot) visit.at(1, 2, { node: blank, initialOffset: { left: 0, top: 0 } });
    return visit.until(9_000);
  };
  expect(claims(load(true))).toEqual([['/a', 0]]);
  expect(claims(load(false))).toEqual([]);
});

/** An app removes its form as it sends it, and shows nothing until the response. */
const emptied = (): RecordingBuilder => home().click(4_000, { submits: true }).clear(4_050);
test.each([
  [1, 'nothing comes until the visit ends', emptied().until(12_000)],
  [
    1,
    'nothing comes until the visitor reloads it',
    emptied().page(9_000, '/', 'reload').until(20_000),
  ],
  [0, 'the response comes late', shows(emptied(), 9_000).until(20_000)],
  [0, 'another page comes late', emptied().page(10_000, '/b').until(20_000)],
  [0, 'the visit ends soon', emptied().until(8_000)],
  [0, 'no click did it', home().clear(4_050).until(12_000)],
  [0, 'a click was seconds before', home().click(2_500).clear(4_050).until(12_000)],
  [1, 'the visitor clicks again on the blank page', emptied().click(6_000).until(14_000)],
  [
    1,
    'a loader comes and goes',
    adds(emptied(), 4_060, { type: 2, tagName: 'div' })
      .change(7_000, { removes: [{ parentId: 4, id: 900 }] })
      .until(14_000),
  ],
  [0, 'many boxes come, which may be a skeleton', skeletonOn(emptied(), 4_060).until(14_000)],
  [
    1,
    'an earlier click on it has removed something else',
    adds(home(), 1_000, { type: 2, tagName: 'div' })
      .click(2_000)
      .change(2_050, { removes: [{ parentId: 4, id: 900 }] })
      .click(4_000)
      .clear(4_050)
      .until(12_000),
  ],
])('%i blank pages if a page is emptied and %s', (count, _, visit) => {
  expect(claims(visit)).toEqual(Array(count).fill(['/', 4_000]));
});

test('a blank page is reported once, also if a click on it removes its loader', () => {
  const visit = adds(empty(), 5_060, { type: 2, tagName: 'div' }).click(8_000);
  visit.change(8_050, { removes: [{ parentId: 4, id: 900 }] });
  expect(claims(visit.until(20_000))).toEqual([['/a', 5_000]]);
});

test('a page that a click empties as soon as it is open is reported once', () => {
  const visit = opened().click(5_300).clear(5_350);
  expect(claims(visit.until(20_000))).toEqual([['/a', 5_000]]);
});

test('an error at the start of a page does not blame the click that empties it for a slow next page', () => {
  expect(claims(fails(emptied(), 100).page(10_000, '/b').until(20_000))).toEqual([]);
});

/** On a slow phone the recorder starts only seconds after the page has loaded. */
test.each([
  [1, 'is empty', documentOf(0)],
  [0, 'has a text', documentOf(4)],
  [0, 'is missing', undefined],
])('%i blank pages if the late snapshot of a loaded page %s', (count, _, node) => {
  const visit = home().click(4_000, { link: 'page' });
  visit.emit(5_000, 'rv:page', {
    ...{ page: '/a', title: '', kind: 'load', referrer: '' },
    ...{ viewport: [1_000, 800], page_height: 800 },
  });
  if (node) visit.at(8_800, 2, { node, initialOffset: { left: 0, top: 0 } });
  expect(claims(goesBack(visit, 12_000))).toEqual(Array(count).fill(['/a', 5_000]));
});

test('a loaded page without a snapshot is not called blank because the page before it was', () => {
  const visit = home().clear(2_000).click(4_000, { link: 'page' });
  visit.emit(5_000, 'rv:page', {
    ...{ page: '/a', title: '', kind: 'load', referrer: '' },
    ...{ viewport: [1_000, 800], page_height: 800 },
  });
  expect(claims(goesBack(visit, 12_000))).toEqual([]);
});

test('a page that shows something at once is not replayed to its end', () => {
  const replayed = vi.spyOn(NodeCount.prototype, 'apply');
  const batches = [...listRecording(1)].map((line): Batch => JSON.parse(line));
  digestOf(sessionFacts, batches);
  expect(batches.flatMap(({ events }) => events).length).toBeGreaterThan(40);
  expect(replayed.mock.calls.length).toBeLessThan(5);
  replayed.mockRestore();
});
