import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, failing, home, signals } from '../../factories/signals.ts';

test.each<[string, boolean, number, (visit: RecordingBuilder) => void]>([
  ['422 and says why', false, 422, (visit) => visit.write(1_300)],
  ['401 and says why', false, 401, (visit) => visit.write(2_000)],
  ['409 without a word', true, 409, (visit) => visit.mutate(1_300)],
  ['409 and says so later', true, 409, (visit) => visit.write(3_000)],
  ['409 and counts a message', true, 409, (visit) => adds(visit, '12')],
  ['409 and adds rules to a style sheet', true, 409, (visit) => addsTo(visit, 30)],
  ['409 and rewrites a style sheet', true, 409, (visit) => visit.write(1_300, 31, '.b{}')],
  ['409 and says so next to a style sheet', false, 409, (visit) => addsTo(visit, 4)],
  ['409 and restores a price', true, 409, (visit) => visit.write(1_300, 11, '$16.00')],
  ['409 and says how many are left', false, 409, (visit) => visit.write(1_300, 11, '3 left')],
  ['409 and adds why', false, 409, (visit) => adds(visit, '12 left')],
  ['422 and changes only the text of the button', true, 422, (visit) => visit.write(1_300, 7)],
  ['422 and says why out of sight', true, 422, (visit) => unseen(visit.write(1_300))],
  ['500 and says so', true, 500, (visit) => visit.write(1_300)],
  ['404 and says so', true, 404, (visit) => visit.write(1_300)],
])('a request with the response %s is a fault: %s', (_, isFault, status, answer) => {
  const visit = home().change(500, { adds: [{ parentId: 4, nextId: null, node: styleSheet }] });
  visit.click(1_000);
  visit.emit(1_250, 'rv:request', { ...failing, duration_ms: 200, path: '/code', status });
  answer(visit);
  visit.until(20_000);
  expect(signals(visit, 'failed-request').length).toBe(isFault ? 1 : 0);
  expect(signals(visit, 'error-click').length).toBe(isFault ? 1 : 0);
});

const adds = (visit: RecordingBuilder, textContent: string, parentId = 4) =>
  visit.change(1_300, {
    adds: [{ parentId, nextId: null, node: { id: 90, type: 3, textContent } }],
  });
const addsTo = (visit: RecordingBuilder, parentId: number) =>
  adds(visit, '.p-hidden { border: 0 }', parentId);
const rules = { id: 31, type: 3, textContent: '.a{}' };
const styleSheet = { id: 30, type: 2, tagName: 'style', attributes: {}, childNodes: [rules] };

/** A page asks for this once it is open; another request of it succeeds so many milliseconds later. */
const asks = (path: string, status: number, initiator: string, after: number | undefined) => {
  const visit = home();
  visit.emit(1_250, 'rv:request', { ...failing, initiator, path, status });
  if (after !== undefined) visit.emit(1_200 + after, 'rv:reaction', { kind: 'request' });
  return signals(visit.until(20_000), 'failed-request').length;
};
test.each<[number, string, ...Parameters<typeof asks>]>([
  [0, 'a photo that a customer does not have', '/photos/512', 404, 'fetch', 1_000],
  [0, 'one that is gone', '/photos/512', 410, 'xmlhttprequest', -1_000],
  [1, 'one, and nothing else succeeds', '/photos/512', 404, 'fetch', undefined],
  [1, 'one, and something succeeds long afterwards', '/photos/512', 404, 'fetch', 1_001],
  [1, 'one that the page embeds', '/photos/512', 404, 'img', 100],
  [1, 'one, and the server fails', '/photos/512', 500, 'fetch', 100],
  [1, 'a list that does not exist', '/photos', 404, 'fetch', 100],
])('%i failed requests if a page asks for %s', (count, _, ...asked) => {
  expect(asks(...asked)).toBe(count);
});

/** Whether a failed request is a fault. The visitor clicked this control before it was sent. */
const checks = (path: string, status: number, initiator: string, control?: object) => {
  const visit = home();
  if (control) visit.click(1_000, control);
  visit.emit(1_250, 'rv:request', { ...failing, initiator, path, status });
  visit.mutate(1_300).until(20_000);
  return signals(visit, 'failed-request').length + signals(visit, 'error-click').length;
};
const nextField = { role: 'textbox', label: 'Password', selector: '#password', editable: true };
test.each<[number, string, ...Parameters<typeof checks>]>([
  [0, 'that a name is free', '/users/*****', 404, 'fetch'],
  [0, 'that a postcode is gone', '/postcodes/*****/streets', 410, 'xmlhttprequest'],
  [0, 'that a name is free, as the next field is clicked', '/u/*****', 404, 'fetch', nextField],
  [2, 'that a name is unknown, after a button', '/users/*****', 404, 'fetch', {}],
  [1, 'that a picture of a name does not exist', '/users/*****', 404, 'img'],
  [1, 'that it failed', '/users/*****', 500, 'fetch'],
  [1, 'that something else does not exist', '/users/anna', 404, 'fetch'],
])('%i signals if a server answers about what was typed %s', (count, _, ...checked) => {
  expect(checks(...checked)).toBe(count);
});

test.each<[number, string, string, number, (visit: RecordingBuilder) => void]>([
  [
    0,
    'a code that does not exist, and says so',
    '/promo/*****',
    404,
    (visit) => visit.write(1_300),
  ],
  [0, 'a code that expired, and says so', '/promo/*****', 410, (visit) => visit.write(1_300)],
  [2, 'a code that does not exist', '/promo/*****', 404, (visit) => visit.mutate(1_300)],
  [2, 'a code, and counts', '/promo/*****', 404, (visit) => adds(visit, '12')],
  [2, 'a code, and the server fails', '/promo/*****', 500, (visit) => visit.write(1_300)],
  [
    0,
    'a photo of a kind that it rejects, and says so',
    '/photos',
    415,
    (visit) => visit.write(1_300),
  ],
  [0, 'a photo that is too large, and says so', '/photos', 413, (visit) => visit.write(1_300)],
  [2, 'a photo of a kind that it rejects', '/photos', 415, (visit) => visit.mutate(1_300)],
])('%i signals if a button sends %s', (count, _, path, status, answer) => {
  const visit = home().click(1_000);
  visit.emit(1_250, 'rv:request', {
    ...failing,
    initiator: 'fetch',
    duration_ms: 200,
    path,
    status,
  });
  answer(visit);
  visit.until(20_000);
  const found = [...signals(visit, 'failed-request'), ...signals(visit, 'error-click')];
  expect(found).toHaveLength(count);
});

test.each<[number, string, (visit: RecordingBuilder) => void]>([
  [0, 'the sign-up', (visit) => visit.emit(1_100, 'rv:reaction', { kind: 'request' })],
  [2, 'nothing else', () => {}],
  [2, 'nothing else soon', (visit) => visit.emit(4_000, 'rv:reaction', { kind: 'request' })],
  [
    2,
    'a sign-up that fails',
    (visit) => visit.emit(1_400, 'rv:request', { ...failing, path: '/sign-up', status: 500 }),
  ],
])('%i signals if a button checks whether a name is free, and sends %s', (count, _, send) => {
  const visit = home().click(1_000);
  visit.emit(1_250, 'rv:request', { ...failing, path: '/users/*****', status: 404 });
  send(visit);
  const found = [
    ...signals(visit.until(20_000), 'failed-request'),
    ...signals(visit, 'error-click'),
  ];
  expect(found).toHaveLength(count);
});

test('a rejection without a click is a fault, and a clock is no explanation', () => {
  const alone = home().write(9_000);
  alone.emit(8_900, 'rv:request', { ...failing, path: '/news', status: 403 }).until(20_000);
  const ticking = home().click(8_050);
  for (let ms = 100; ms < 12_000; ms += 500) ticking.write(ms);
  ticking.emit(8_300, 'rv:request', { ...failing, path: '/code', status: 422 }).until(20_000);
  for (const visit of [alone, ticking]) expect(signals(visit, 'failed-request')).toHaveLength(1);
});

test.each([
  ['the same one', '/list', 503, 1_250, 0],
  ['another one', '/other', 503, 1_250, 1],
  ['one with another status', '/list', 500, 1_250, 1],
  ['an earlier one', '/list', 503, 600, 1],
])(
  'a failed request is a fault unless the page repeats %s successfully',
  (_, path, status, at, count) => {
    const visit = home().click(1_000).mutate(1_020);
    visit.emit(1_250, 'rv:request', { ...failing, path: '/list', status: 503 });
    visit.emit(2_250, 'rv:retried', { path, status, failed_ago_ms: 2_250 - at }).until(20_000);
    expect(signals(visit, 'failed-request')).toHaveLength(count);
    expect(signals(visit, 'error-click')).toHaveLength(count);
  },
);

test.each([
  ['sent at once and answered after 6 s', 6_050, 6_000, 1],
  ['sent a second later and answered after 6 s', 7_100, 6_000, 0],
])('a request %s belongs to the click', (_, ms, duration_ms, count) => {
  const visit = home()
    .click(1_000, { label: 'Pay' })
    .write(1_020, 7)
    .click(4_000, { selector: 'p' });
  visit.write(4_020);
  visit.emit(1_000 + ms, 'rv:request', { ...failing, duration_ms, path: '/pay', status: 504 });
  const found = signals(visit.until(20_000), 'error-click');
  expect(found.map(({ element }) => element?.label)).toEqual(Array(count).fill('Pay'));
});

test('responses out of sight are quiet from two clicks on one control, and ignored for one', () => {
  const quietOf = (visit: RecordingBuilder) => digestOfVisit(visit.until(30_000)).quietClicks ?? [];
  const twice = home();
  for (const ms of [1_000, 3_000]) {
    // Scroll anchoring fires a scroll event.
    unseen(
      twice
        .click(ms)
        .write(ms + 100)
        .scroll(ms + 110, ms),
      ms,
    );
  }
  expect(quietOf(twice)).toMatchObject([{ unseen: true }, { unseen: true }]);
  expect(signals(twice, 'dead-click')).toEqual([]);
  expect(quietOf(unseen(home().click(1_000).write(1_100)))).toEqual([]);
  const inSight = home();
  for (const ms of [1_000, 3_000]) inSight.click(ms).write(ms + 100);
  expect(quietOf(inSight)).toEqual([]);
});

const off = { disabled: true };
test.each<[string, number, RecordingBuilder]>([
  ['twice', 1, home().click(1_000, {}, off).click(3_000, {}, off)],
  ['once', 0, home().click(1_000, {}, off)],
  ['twice, far apart', 0, home().click(1_000, {}, off).click(9_000, {}, off)],
  ['twice, each of which brings up a note', 0, noted(noted(home(), 1_000), 3_000)],
  [
    'again after the click that disabled it',
    0,
    home()
      .click(1_000)
      .mutate(1_020)
      .click(2_000, {}, off)
      .click(4_000, {}, off)
      .click(5_000, {}, off),
  ],
])('pressing a disabled button %s is %i dead click', (_, count, visit) => {
  expect(signals(visit.until(30_000), 'dead-click').length).toBe(count);
});

test('repeated clicks on a disabled button are rage, unrelated to a failure after them', () => {
  const visit = home();
  for (const ms of [1_000, 1_500, 2_000]) visit.click(ms, {}, off);
  visit.emit(2_200, 'rv:request', { ...failing, path: '/news', status: 500 }).until(20_000);
  expect(signals(visit, 'rage-click')).toMatchObject([{ count: 3 }]);
  expect(signals(visit, 'error-click')).toEqual([]);
});

function noted(visit: RecordingBuilder, ms: number): RecordingBuilder {
  return visit.click(ms, {}, off).write(ms + 20);
}

/** The tracker reports it after the wait, or with the next click. */
const unseen = (visit: RecordingBuilder, clickAt = 1_000) =>
  visit.emit(clickAt + 1_990, 'rv:unseen', { click_ago_ms: 1_990 });

/** A first click whose response was out of sight, and a second one to which nothing responds. */
const rejectedAbove = (second: number, rest: (visit: RecordingBuilder) => void = () => {}) => {
  const visit = unseen(home().click(1_000).write(1_100));
  rest(visit);
  return visit.click(second).until(30_000);
};
test.each<[string, object, RecordingBuilder]>([
  ['soon', { unseen: true }, rejectedAbove(4_000)],
  ['late', {}, rejectedAbove(9_000)],
  ['after scrolling', {}, rejectedAbove(5_000, (visit) => visit.scroll(3_500, 100))],
])('a dead click %s after a response of its control out of sight is %j', (_, about, visit) => {
  const [found, ...others] = signals(visit, 'dead-click');
  expect(others).toEqual([]);
  expect({ unseen: found?.unseen }).toEqual({ unseen: undefined, ...about });
});

/** Two clicks that change something out of sight, and the class of their button to each of these, at this pace. */
const pressedWith = (everyMs: number, ...classes: readonly string[]) => {
  const visit = home();
  visit.set(500, 20, { class: 'button' });
  for (const ms of [3_000, 5_000]) {
    visit.at(ms - 90, 3, { source: 2, type: 1, id: 20, x: 160, y: 220 });
    for (const [index, name] of classes.entries())
      visit.set(ms - 60 + index * everyMs, 20, { class: name });
    visit.click(ms, {}, { id: 20 }).write(ms + 100);
    unseen(visit, ms);
  }
  return visit.until(30_000);
};
test.each<[string, number, RecordingBuilder]>([
  ['looks pressed meanwhile', 2, pressedWith(100, 'button pressed', 'button')],
  ['is marked as sent by the first click', 1, pressedWith(100, 'button pressed', 'button sent')],
  ['is marked as sent for a while', 0, pressedWith(1_500, 'button pressed', 'button')],
])('a button that %s has %i clicks with a response out of sight', (_, count, visit) => {
  const quiet = digestOfVisit(visit).quietClicks ?? [];
  expect(quiet.map((each) => each.unseen)).toEqual(Array(count).fill(true));
});
