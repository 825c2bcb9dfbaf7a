import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, failing, home, signals } from '../../factories/signals.ts';

const FORM = 5;
const BUTTON = 7;
/** Inside the form. */
const LOADER = 22;

/** Sets or clears the busy state of the form and its button. */
const busy = (visit: RecordingBuilder, ms: number, isBusy: boolean) =>
  visit.change(ms, {
    attributes: [
      { id: FORM, attributes: { 'aria-busy': isBusy ? 'true' : null } },
      { id: BUTTON, attributes: { disabled: isBusy ? '' : null } },
    ],
  });
const asked = (visit: RecordingBuilder) =>
  visit.emit(1_100, 'rv:reaction', { kind: 'request', ago_ms: 80 });

test('a form that was only busy until its request failed did not respond', () => {
  const visit = busy(busy(home().click(1_000), 1_010, true), 1_200, false);
  visit.emit(1_150, 'rv:request', { ...failing, path: '/api/cart', status: 500 });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(1);
});

test.each<[string, boolean, (visit: RecordingBuilder) => void]>([
  ['nothing more', true, (visit) => busy(asked(busy(visit, 1_010, true)), 1_200, false)],
  ['a text', false, (visit) => busy(asked(busy(visit, 1_010, true)), 1_200, false).write(1_210)],
  ['a button that stays disabled', false, (visit) => asked(busy(visit, 1_010, true))],
  [
    'a button that the next click enables again',
    false,
    (visit) => busy(asked(busy(visit, 1_010, true)).click(3_000), 3_020, false),
  ],
  ['no request', false, (visit) => busy(busy(visit, 1_010, true), 1_200, false)],
])('a form that is briefly busy, with %s: a quiet click %s', (_, isQuiet, then) => {
  const visit = home().click(1_000);
  then(visit);
  const first = (digestOfVisit(visit.until(20_000)).quietClicks ?? []).filter(
    ({ atMs }) => atMs === 1_000,
  );
  expect(first.length > 0).toBe(isQuiet);
  expect(signals(visit, 'dead-click').filter(({ atMs }) => atMs === 1_000)).toEqual([]);
});

const sent = (visit: RecordingBuilder) =>
  visit.emit(1_015, 'rv:reaction', { kind: 'request-start' });
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['is never answered', 1, sent],
  ['succeeded', 0, (visit) => asked(sent(visit))],
  ['was not sent', 0, () => {}],
  ['is never answered, and a note', 0, (visit) => sent(visit).write(1_200)],
])('a form that stays disabled, with a request that %s: %i dead clicks', (_, count, then) => {
  const visit = busy(home().click(1_000), 1_010, true);
  then(visit);
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

const next = (visit: RecordingBuilder, ms: number) =>
  visit.emit(ms, 'rv:reaction', { kind: 'request-start' });
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['the next one is never answered', 1, (visit) => next(visit, 1_150)],
  [
    'the one after the next is never answered',
    1,
    (visit) =>
      next(next(visit, 1_150).emit(1_400, 'rv:reaction', { kind: 'request', ago_ms: 250 }), 1_450),
  ],
  [
    'the next one succeeds, too',
    0,
    (visit) => next(visit, 1_150).emit(1_400, 'rv:reaction', { kind: 'request', ago_ms: 250 }),
  ],
  ['the page sends another one later', 0, (visit) => next(visit, 1_500)],
])(
  'a form that stays disabled after its request succeeded and %s: %i dead clicks',
  (_, count, then) => {
    const visit = asked(sent(busy(home().click(1_000), 1_010, true)));
    then(visit);
    expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
  },
);

test('a form that is inert while its request is never answered did not respond', () => {
  const visit = sent(home().click(1_000)).change(1_020, {
    attributes: [
      { id: FORM, attributes: { inert: '' } },
      { id: BUTTON, attributes: { disabled: '', class: 'btn loading' } },
    ],
  });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(1);
});

/** Symfony's live components mark their element as busy and show a loader in it, by its style. */
test.each<[string, number, number, object, (visit: RecordingBuilder) => void]>([
  ['a loader in the busy form', 1, LOADER, { style: 'display: revert' }, sent],
  ['a loader beside the busy form', 0, 9, { style: 'display: revert' }, sent],
  ['a loader in the form that succeeds', 0, LOADER, { style: '' }, (visit) => asked(sent(visit))],
])('a request that shows only %s: %i dead clicks', (_, count, id, attributes, then) => {
  const visit = home().click(1_000);
  then(visit);
  visit.change(1_020, {
    attributes: [
      { id: FORM, attributes: { busy: '' } },
      { id, attributes: { 'data-loading': '', ...attributes } },
    ],
  });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

/** Bootstrap disables a link or a button by a class. The form's fields are disabled by their attribute. */
test.each<[string, number, number, boolean]>([
  ['the clicked button', 1, BUTTON, true],
  ['another element', 0, 9, true],
  ['the clicked button, but no disabled fields', 0, BUTTON, false],
])(
  'a request that is never answered, with a class of %s: %i dead clicks',
  (_, count, id, isDisabled) => {
    const attributes = [
      { id, attributes: { class: 'btn disabled' } },
      ...(isDisabled ? [{ id: FORM, attributes: { disabled: '' } }] : []),
    ];
    const visit = sent(home().click(1_000)).change(1_010, { attributes });
    expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
  },
);

const BODY = 4;
/** The page covers itself with an element, as long as it waits. */
const covered = (visit: RecordingBuilder, childNodes: readonly object[] = [], tagName = 'div') =>
  visit.change(1_020, {
    adds: [{ parentId: BODY, nextId: null, node: { id: 90, type: 2, tagName, childNodes } }],
  });
const element = (tagName: string, id = 91) => ({ id, type: 2, tagName, childNodes: [] });
const text = { id: 91, type: 3, textContent: 'Your order' };
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['an empty layer', 1, (visit) => covered(sent(visit))],
  ['a layer of several elements', 1, (visit) => covered(sent(visit), [element('div')])],
  ['an empty layer, and an answer', 0, (visit) => asked(covered(sent(visit)))],
  ['an empty layer, without a request', 0, (visit) => covered(visit)],
  ['a layer with a text', 0, (visit) => covered(sent(visit), [text])],
  ['a layer with a picture', 0, (visit) => covered(sent(visit), [element('img')])],
  ['a frame', 0, (visit) => covered(sent(visit), [], 'iframe')],
  ['an element that draws itself', 0, (visit) => covered(sent(visit), [element('pay-form')])],
  [
    'an empty element in the page',
    0,
    (visit) =>
      sent(visit).change(1_020, { adds: [{ parentId: 9, nextId: null, node: element('b') }] }),
  ],
])('a request without an answer behind %s: %i dead clicks', (_, count, then) => {
  const visit = home().click(1_000);
  then(visit);
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

/** The press leaves a field, which the page checks. Its click sends a request that is never answered. */
const pressedAfterField = () => {
  const visit = sent(home().at(940, 3, { source: 2, type: 1, id: BUTTON }));
  return visit
    .emit(945, 'rv:reaction', { kind: 'request-start' })
    .emit(960, 'rv:reaction', { kind: 'request', ago_ms: 15 })
    .click(1_000);
};
const layerWithSpinner = (visit: RecordingBuilder) =>
  visit.change(1_018, {
    adds: [
      { parentId: BODY, nextId: null, node: { ...element('div', 92), childNodes: [element('b')] } },
    ],
    attributes: [{ id: BUTTON, attributes: { disabled: '' } }],
  });
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['stays', 1, (visit) => layerWithSpinner(visit).emit(8_000, 'rv:busy', { click_ago_ms: 7_000 })],
  ['goes with the answer', 0, (visit) => asked(layerWithSpinner(visit))],
])('a check of the field before it, and a spinner that %s: %i dead clicks', (_, count, then) => {
  const visit = pressedAfterField();
  then(visit);
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['leaves a field, which the page checks', 1, (visit) => fill(visit, 945, '#city')],
  ['leaves no field', 0, () => {}],
])('a click without effect whose press %s: %i dead clicks', (_, count, then) => {
  const visit = home().at(940, 3, { source: 2, type: 1, id: BUTTON });
  then(visit);
  visit
    .emit(946, 'rv:reaction', { kind: 'request-start' })
    .emit(960, 'rv:reaction', { kind: 'request', ago_ms: 14 })
    .click(1_000);
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

const SUBMIT = 20;
const submitted = () =>
  home()
    .click(1_000, { submits: true }, { id: SUBMIT })
    .emit(1_001, 'rv:submit', { form: '#order', label: 'Order' })
    .set(1_002, FORM, { 'data-submitted': 'true', autocomplete: null });
const disabled = (visit: RecordingBuilder) =>
  visit.set(1_020, SUBMIT, { disabled: '' }).set(1_030, 9, { disabled: '' });
test.each<[string, number, RecordingBuilder]>([
  ['never answers', 1, disabled(submitted())],
  ['answers after 5 s', 0, disabled(submitted()).page(6_000, '/thanks')],
  [
    'answers after 20 s',
    0,
    disabled(submitted()).page(21_000, '/thanks', 'load', 800, 'https://a.example/'),
  ],
  ['never answers, but a text says so', 0, disabled(submitted()).write(1_040, SUBMIT)],
  ['never answers, but the form has another class', 0, disabled(submitted()).mutate(1_040, FORM)],
  [
    'is not asked, because a script takes the submit',
    0,
    disabled(submitted()).emit(1_402, 'rv:form', {
      form: '#order',
      state: 'open',
      after: 'submit',
    }),
  ],
])('a submit whose button is disabled while the server %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(40_000), 'dead-click')).toHaveLength(count);
});

/** A submit opens a dialog with a spinner, which takes the focus and is still there after the wait. */
function opensWaitDialog(visit: RecordingBuilder): RecordingBuilder {
  const text = { type: 3, id: 70, textContent: 'We are sending your order' };
  return visit
    .click(1_000, { submits: true })
    .change(1_010, {
      adds: [{ parentId: 20, nextId: null, node: text }],
      attributes: [{ id: 20, attributes: { open: '' } }],
    })
    .at(1_012, 3, { source: 2, type: 5, id: 20 })
    .emit(1_020, 'rv:reaction', { kind: 'dialog' })
    .emit(8_005, 'rv:busy', { click_ago_ms: 7_005 });
}
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['that is never answered', 1, sent],
  ['that succeeded', 0, (visit) => asked(sent(visit))],
  [
    'that failed',
    0,
    (visit) =>
      sent(visit).emit(1_400, 'rv:request', {
        ...failing,
        ...{ path: '/api/cart', status: 500, duration_ms: 385 },
      }),
  ],
  ['of none', 0, () => {}],
  [
    'and then opens another dialog',
    0,
    (visit) => sent(visit).emit(3_000, 'rv:reaction', { kind: 'dialog' }),
  ],
])('a dialog that only waits for a request %s: %i dead clicks', (_, count, then) => {
  const visit = opensWaitDialog(home());
  then(visit);
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['waits for a request that is never answered', 1, sent],
  ['got its response', 0, (visit) => asked(sent(visit))],
  ['sends no request', 0, () => {}],
])('a page that opens in place, shows only a spinner and %s: %i dead clicks', (_, count, then) => {
  const visit = home().click(1_000).page(1_003, '/boards/7', 'push');
  visit.set(1_040, 20, { class: 'spinner' });
  then(visit.emit(8_005, 'rv:busy', { click_ago_ms: 7_005 }));
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

const marked = (visit: RecordingBuilder, ms: number, className: string) =>
  visit.change(ms, { attributes: [{ id: FORM, attributes: { class: className } }] });

test('a form that htmx only marks as requesting did not respond if the server never does', () => {
  const visit = marked(sent(home().click(1_000)), 1_010, 'card htmx-request');
  expect(signals(visit.until(20_000), 'dead-click')).toMatchObject([{ count: 1 }]);
  expect(signals(visit, 'dead-click')[0]).not.toHaveProperty('slow');
});

test('a form that htmx only marks as requesting responds with the server’s text', () => {
  const visit = marked(sent(home().click(1_000)), 1_010, 'card htmx-request');
  visit.emit(6_020, 'rv:reaction', { kind: 'request', ago_ms: 5_005 }).write(6_030);
  marked(visit, 6_050, 'card');
  expect(signals(visit.until(20_000), 'dead-click')).toMatchObject([{ slow: true }]);
});
