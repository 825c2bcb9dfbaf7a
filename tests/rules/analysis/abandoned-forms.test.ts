import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

type Visit = (visit: RecordingBuilder) => RecordingBuilder;
const filled = () => fill(fill(home(), 6_000, '#mail'), LAST, '#city');

test.each([
  [2_000, 1_000, true],
  [1_000, 2_000, true],
  [2_000, 999, false],
])(
  'one field with %i ms of thought and %i ms of input is a started form: %s',
  (hesitation_ms, input_ms, begun) => {
    expect(isAbandoned(fill(home(), LAST, '#mail', { hesitation_ms, input_ms }))).toBe(begun);
  },
);

test.each([
  ['in no form', 1, { form: '', has_submit: false }, false],
  ['in a form without a button', 1, { has_submit: false }, true],
  ['in no form', 2, { form: '', has_submit: false }, true],
] as const)('fields %s, %i of them with %o, are a started form: %s', (_, count, more, begun) => {
  const selectors = ['#note', '#city'].slice(0, count);
  const visit = selectors.reduce(
    (all, selector, place) => fill(all, LAST + place, selector, { input_ms: 5_000, ...more }),
    home(),
  );
  expect(isAbandoned(visit)).toBe(begun);
});

test.each([
  ['required fields that were never filled in', { hesitation_ms: 0 }, false],
  ['fields that were filled in and rejected', { hesitation_ms: 80 }, true],
])('a submit that only marks %s as invalid abandons a form: %s', (_, more, abandoned) => {
  const visit = home().emit(5_000, 'rv:submit', { form: '#order', label: 'Order' });
  const reject = (at: number, selector: string) =>
    fill(visit, at, selector, { input_ms: 0, ...more, invalid: 1 });
  reject(5_002, '#mail');
  reject(5_003, '#city');
  expect(isAbandoned(visit)).toBe(abandoned);
});

test('a search box is not a form', () => {
  const visit = fill(home(), LAST, '#q', { hesitation_ms: 5_000, search: true });
  expect(isAbandoned(visit)).toBe(false);
});

test.each([
  [LAST - 1, true],
  [LAST, false],
])('a form that is sent at %i ms is abandoned: %s', (at, abandoned) => {
  const visit = fill(home(), LAST, '#mail', { hesitation_ms: 5_000 });
  visit.emit(at, 'rv:submit', { form: '#order', label: 'Order' });
  expect(isAbandoned(visit)).toBe(abandoned);
});

const form =
  (at: number, more: Partial<TrackerEvents['rv:form']> = {}): Visit =>
  (visit) =>
    visit.emit(at, 'rv:form', { form: '#order', state: 'gone', after: 'enter', ...more });
test.each<[string, boolean, Visit]>([
  ['went away after Enter', false, form(LAST)],
  ['were emptied after Enter', false, form(LAST, { state: 'emptied' })],
  ['are still there after Enter', true, form(LAST, { state: 'open' })],
  ['went away before the last entry', true, form(LAST - 1)],
  ['went away when the page was left', true, form(LAST, { after: 'leave' })],
  ['are empty when the page is left', false, form(LAST, { after: 'leave', state: 'emptied' })],
  ['of another form went away', true, form(LAST, { form: '#search' })],
  ['went away after a button that was not clicked', true, form(LAST, { after: 'button' })],
])('where the fields %s, the form is abandoned: %s', (_, abandoned, change) => {
  expect(isAbandoned(change(filled()))).toBe(abandoned);
});

test.each<[string, boolean, Visit]>([
  ['a button was clicked', false, (visit) => visit.click(LAST)],
  ['a button was clicked before the last entry', true, (visit) => visit.click(LAST - 1)],
  [
    'a clickable element without a role was clicked',
    false,
    (visit) => visit.click(LAST, { role: 'generic', tag: 'div' }),
  ],
  ['a link was clicked', true, (visit) => visit.click(LAST, { link: 'page' })],
  ['a field was clicked', true, (visit) => visit.click(LAST, { role: 'textbox', editable: true })],
  ['a part of a field was clicked', true, (visit) => visit.click(LAST, { tag: 'option' })],
])('where %s and the fields were removed, the form is abandoned: %s', (_, abandoned, click) => {
  expect(isAbandoned(form(LAST + 500, { after: 'button' })(click(filled())))).toBe(abandoned);
});

const tab: Visit = (visit) => visit.click(LAST, { role: 'link', tag: 'a', link: 'fragment' });
const empty = { input_ms: 0 };
test.each<[string, boolean, Visit]>([
  ['nothing else', true, (visit) => visit],
  ['a button', false, (visit) => visit.click(LAST + 2_000)],
  [
    'a field, then a button',
    false,
    (visit) => fill(visit, LAST + 1_000, '#note', empty).click(LAST + 2_000),
  ],
  [
    'a button, then a field',
    true,
    (visit) => fill(visit.click(LAST + 1_000), LAST + 2_000, '#note'),
  ],
  ['a link', true, (visit) => visit.click(LAST + 2_000, { link: 'page' })],
])(
  'where a tab hid the fields and then %s was used, the form is abandoned: %s',
  (_, abandoned, act) => {
    expect(isAbandoned(act(form(LAST + 400, { after: 'button' })(tab(filled()))))).toBe(abandoned);
  },
);

const request =
  (at: number): Visit =>
  (visit) =>
    visit.emit(at, 'rv:reaction', { kind: 'request' });
const saved =
  (at: number, saves = true): Visit =>
  (visit) =>
    visit.emit(at, 'rv:reaction', { kind: 'request', saves });
const without = { has_submit: false };
test.each<[string, boolean, Visit]>([
  ['each field was saved', false, (visit) => saved(LAST)(saved(6_000)(visit))],
  [
    'each was saved from its first key on',
    false,
    (visit) => saved(LAST - 1_000)(saved(5_000)(visit)),
  ],
  ['each was saved within 2 s', false, (visit) => saved(LAST + 2_000)(saved(8_000)(visit))],
  ['one was not saved', true, (visit) => saved(LAST)(visit)],
  ['one was saved before it was touched', true, (visit) => saved(LAST)(saved(4_999)(visit))],
  ['one was saved too late', true, (visit) => saved(LAST + 2_001)(saved(6_000)(visit))],
  ['a request saved nothing', true, (visit) => saved(LAST, false)(saved(6_000)(visit))],
  [
    'the last one was saved and all went away',
    false,
    (visit) => form(LAST, { after: 'leave' })(saved(LAST)(visit)),
  ],
  [
    'the last one was saved and all stayed',
    true,
    (visit) => form(LAST, { after: 'leave', state: 'open' })(saved(LAST)(visit)),
  ],
])('where a page has no button and %s, the form is abandoned: %s', (_, abandoned, act) => {
  const visit = fill(fill(home(), 6_000, '#mail', without), LAST, '#city', without);
  expect(isAbandoned(act(visit))).toBe(abandoned);
});

test('a form whose last field was saved still counts as present when another one is removed', () => {
  const visit = fill(fill(home(), 6_000, '#mail', without), LAST, '#city', without);
  const left = { after: 'leave' } as const;
  const another = form(LAST + 2, { ...left, form: '#search' });
  expect(isAbandoned(another(form(LAST + 1, { ...left, state: 'open' })(saved(LAST)(visit))))).toBe(
    true,
  );
});

test('a page that fails to save automatically has a failed request, not an abandoned form', () => {
  const visit = fill(home(), LAST, '#notes', { ...without, hesitation_ms: 3_000 });
  const failed = { duration_ms: 50, initiator: 'fetch', same_origin: true, status: 507 } as const;
  visit.emit(LAST + 700, 'rv:request', { ...failed, path: '/notes' });
  expect(isAbandoned(visit)).toBe(false);
});

/** Fills a new field after the first step was submitted at 8 s. */
const passport: Visit = (visit) => fill(visit, LAST, '#passport', { idle_ms: 500 });
test.each<[string, boolean, Visit]>([
  ['another field is filled in', true, passport],
  ['nothing else is touched', false, (visit) => visit],
  ['a field of the first step is filled in again', false, (visit) => fill(visit, LAST, '#mail')],
  [
    'the last field of the step is left',
    false,
    (visit) => fill(visit, LAST, '#city', { idle_ms: 3_000 }),
  ],
  [
    'a request is sent and another field filled in',
    false,
    (visit) => passport(request(8_400)(visit)),
  ],
  ['a page opens before another field', false, (visit) => passport(visit.page(9_000, '/', 'push'))],
  [
    'the fields are emptied and another one filled in',
    false,
    (visit) => passport(form(8_300, { state: 'emptied', after: 'submit' })(visit)),
  ],
  [
    'the fields go away and another one is filled in',
    true,
    (visit) => passport(form(8_300, { after: 'submit' })(visit)),
  ],
  [
    'another field is filled in and the form submitted',
    false,
    (visit) => passport(visit).emit(LAST + 500, 'rv:submit', { form: '#order', label: 'Send' }),
  ],
])(
  'a form that is submitted without a request, after which %s, is abandoned: %s',
  (_, abandoned, act) => {
    const visit = fill(fill(home(), 6_000, '#mail'), 7_000, '#name');
    visit.emit(8_000, 'rv:submit', { form: '#order', label: 'Next step' });
    expect(isAbandoned(act(visit))).toBe(abandoned);
  },
);

const send =
  (at: number): Visit =>
  (visit) =>
    visit.emit(at, 'rv:submit', { form: '#order', label: 'Order' });
test.each<[string, boolean, Visit]>([
  ['twice without any effect', true, (visit) => send(14_000)(visit)],
  ['once without any effect', false, (visit) => visit],
  ['twice, with a request at last', false, (visit) => request(14_300)(send(14_000)(visit))],
  ['twice, with other entries', false, (visit) => send(14_000)(fill(visit, 13_000, '#mail'))],
  [
    'twice, and another page opens',
    false,
    (visit) => send(14_000)(visit).page(14_500, '/', 'push'),
  ],
  [
    'twice, and the fields go away',
    false,
    (visit) => form(14_400, { after: 'submit' })(send(14_000)(visit)),
  ],
  ['twice, on two pages', false, (visit) => send(14_000)(visit.page(13_000, '/', 'push'))],
])('a form that is sent %s is abandoned: %s', (_, abandoned, act) => {
  expect(isAbandoned(act(send(12_000)(filled())))).toBe(abandoned);
});

test('a page with a submit button does not count as saving automatically', () => {
  expect(isAbandoned(saved(LAST)(saved(6_000)(filled())))).toBe(true);
});

/** Ticks two checkboxes of one form, the last at 90 s. */
function ticked(
  visit: RecordingBuilder,
  more: Partial<TrackerEvents['rv:field']> = {},
): RecordingBuilder {
  const box = (selector: string) => ({
    field: { role: 'checkbox', label: selector.slice(1), selector },
    ...more,
  });
  return fill(fill(visit, 88_000, '#red', box('#red')), 90_000, '#blue', box('#blue'));
}
const choose =
  (...times: readonly number[]): Visit =>
  (visit) => {
    for (const at of times) visit.at(at, 3, { source: 5, id: 9, isChecked: true });
    return visit;
  };
const film = (type: number) => ({ source: 7, type, id: 9 });
test.each<[string, boolean, Visit]>([
  [
    'half of the choices were answered within 1 s',
    false,
    (visit) => choose(80_000, 85_000)(visit).mutate(81_000),
  ],
  ['an answer came later', true, (visit) => choose(80_000, 85_000)(visit).mutate(81_001)],
  ['fewer were answered', true, (visit) => choose(70_000, 80_000, 85_000)(visit).mutate(80_020)],
  ['the page changed before the choice', true, (visit) => choose(80_000)(visit.mutate(79_000))],
  ['half were answered, the last', false, (visit) => choose(80_000, 85_000)(visit).mutate(85_020)],
  [
    'one came with the last field',
    true,
    (visit) => choose(80_000, 85_000, 90_000)(visit).mutate(80_020),
  ],
  ['no choice was recorded', true, (visit) => visit],
  [
    'others came after the last field',
    false,
    (visit) => choose(90_001, 95_000)(choose(80_000)(visit).mutate(80_020)),
  ],
  [
    'others came long before',
    false,
    (visit) => choose(10_000, 20_000, 80_000)(visit).mutate(80_020),
  ],
  [
    'a film played meanwhile',
    false,
    (visit) => choose(80_000)(visit).mutate(80_020).at(82_000, 3, film(0)).at(83_000, 3, film(1)),
  ],
])('a form of choices where %s is abandoned: %s', (_, abandoned, visit) => {
  expect(isAbandoned(ticked(visit(home())).until(200_000))).toBe(abandoned);
});

test('choices outside of a form are a filter; a form of text fields is not', () => {
  expect(isAbandoned(ticked(home(), { form: '' }).until(200_000))).toBe(false);
  expect(isAbandoned(choose(6_000)(filled()).mutate(6_020))).toBe(true);
});
