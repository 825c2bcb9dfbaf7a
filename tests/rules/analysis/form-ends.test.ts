import { expect, test } from 'vitest';
import { restingElement } from '../../../lambdas/recordings/analysis/clicks/resting-element.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type {
  ClickMoment,
  FieldMoment,
} from '../../../lambdas/recordings/analysis/events/timeline.ts';
import { isFilter } from '../../../lambdas/recordings/analysis/forms/filters.ts';
import { isDoneWithoutSubmit } from '../../../lambdas/recordings/analysis/forms/form-steps.ts';
import { isClosedBehindTab } from '../../../lambdas/recordings/analysis/forms/form-tabs.ts';
import { comparesAfterSentStep } from '../../../lambdas/recordings/analysis/forms/sent-steps.ts';
import {
  fieldThatStopped,
  namedFirst,
} from '../../../lambdas/recordings/analysis/forms/stopped-field.ts';
import { clickOf, fieldOf, formOf, pageOf, plainTimeline } from '../../factories/plain-timeline.ts';

type Lists = Parameters<typeof plainTimeline>[0];
const click = (at: number, more: Partial<ClickMoment> = {}) => clickOf(at, more) as ClickMoment;
const field = (at: number, more: Partial<FieldMoment> = {}) => fieldOf(at, more) as FieldMoment;
const pages = [pageOf(0)];

const email = { role: 'textbox', label: 'Email', selector: '#email' };
/** Reported by the browser's check and never filled in. */
const required = (at: number, more: Partial<FieldMoment> = {}) =>
  field(at, { field: email, inputMs: 0, invalid: 1, ...more });
const stopped = (fields: readonly FieldMoment[], more: Partial<ClickMoment> = {}) =>
  fieldThatStopped(plainTimeline({ clicks: [click(5_000, { submits: true, ...more })] }), fields)
    ?.at;

test.each<[string, () => number | undefined, number | undefined]>([
  ['was reported at once', () => stopped([required(5_000)]), 5_000],
  ['was reported half a second later', () => stopped([required(5_500)]), 5_500],
  ['was reported later', () => stopped([required(5_501)]), undefined],
  ['was reported before', () => stopped([required(4_999)]), undefined],
  ['is valid', () => stopped([required(5_100, { invalid: 0 })]), undefined],
  ['comes first', () => stopped([required(5_100), required(5_200)]), 5_100],
  [
    'is of a button that does not submit',
    () => stopped([required(5_100)], { submits: false }),
    undefined,
  ],
  ['was corrected since', () => stopped([required(5_100), field(6_000)]), undefined],
  ['was filled in before', () => stopped([required(5_100), field(5_000)]), 5_100],
  [
    'kept the focus',
    () => stopped([required(5_100), field(9_000, { invalid: 1, idleMs: 4_000 })]),
    9_000,
  ],
  [
    'lost the focus while it was checked',
    () => stopped([required(5_100), field(5_500, { invalid: 1, idleMs: 500 })]),
    5_100,
  ],
])('the browser stopped a form at the field that %s', (_, at, expected) => {
  expect(at()).toBe(expected);
});

test('a field has the name under which it was filled in first', () => {
  const renamed = { ...email, label: 'Email is required' };
  expect(namedFirst([field(1, { field: email }), field(2, { field: renamed })], renamed)).toBe(
    email,
  );
  expect(namedFirst([field(1)], renamed)).toBe(renamed);
});

const tabClick = click(1_900, { link: 'fragment' });
const behindTab = (lists: Lists, last: FieldMoment = field(1_000)) =>
  isClosedBehindTab(
    plainTimeline({
      pages,
      fields: [last],
      forms: [formOf(2_000, 'gone', 'button')],
      clicks: [tabClick, click(3_000)],
      ...lists,
    }),
    last,
  );
test.each<[string, () => boolean, boolean]>([
  ['a tab hid it and a button ended it', () => behindTab({}), true],
  ['no button was clicked after it', () => behindTab({ clicks: [tabClick] }), false],
  ['the button was clicked before it', () => behindTab({ clicks: [click(999), tabClick] }), false],
  [
    'the button was clicked at its last entry',
    () => behindTab({ clicks: [click(1_000), tabClick] }),
    true,
  ],
  ['another button hid it', () => behindTab({ clicks: [click(1_900), click(3_000)] }), false],
  ['it stayed', () => behindTab({ forms: [formOf(2_000, 'open', 'button')] }), false],
  ['Enter removed it', () => behindTab({ forms: [formOf(2_000, 'gone', 'enter')] }), false],
  [
    'the button is on another page',
    () => behindTab({ pages: [pageOf(0), pageOf(2_500, '/b')] }),
    false,
  ],
  ['it was never filled in', () => behindTab({}, required(1_000)), false],
  [
    'another form was filled in',
    () => behindTab({ fields: [field(1_000, { form: '#b' })] }),
    false,
  ],
])('a form of several tabs is done if %s', (_, isDone, expected) => {
  expect(isDone()).toBe(expected);
});

const radio = { role: 'radio', label: 'Card', selector: '#card' };
const step = (at: number, more: Partial<FieldMoment> = {}) => field(at, { form: '', ...more });
const sent = (lists: Lists, fields = [step(1_000), step(5_000, { field: radio })]) =>
  comparesAfterSentStep(
    plainTimeline({
      pages,
      forms: [formOf(2_000, 'gone', 'button', { form: '' })],
      clicks: [click(1_500)],
      reactions: [{ kind: 'request', saves: true, at: 1_500, durationMs: 400 }],
      ...lists,
    }),
    fields,
  );
const saves = (more: object) => ({
  reactions: [{ kind: 'request', saves: true, at: 1_500, durationMs: 400, ...more }],
});
test.each<[string, () => boolean, boolean]>([
  ['a step was sent', () => sent({}), true],
  ['it was saved exactly then', () => sent(saves({ durationMs: 500 })), true],
  ['it was saved later', () => sent(saves({ durationMs: 501 })), false],
  ['it was saved before the click', () => sent(saves({ at: 1_499 })), false],
  ['nothing was saved', () => sent(saves({ saves: false })), false],
  ['something else happened', () => sent(saves({ kind: 'focus' })), false],
  ['no button was clicked', () => sent({ clicks: [] }), false],
  ['the button was clicked before', () => sent({ clicks: [click(999)] }), false],
  ['the button was clicked after it was gone', () => sent({ clicks: [click(2_001)] }), false],
  [
    'the step stayed',
    () => sent({ forms: [formOf(2_000, 'open', 'button', { form: '' })] }),
    false,
  ],
  [
    'Enter removed it',
    () => sent({ forms: [formOf(2_000, 'gone', 'enter', { form: '' })] }),
    false,
  ],
  ['a text was entered afterwards', () => sent({}, [step(1_000), step(5_000)]), false],
  ['only choices were made', () => sent({}, [step(5_000, { field: radio })]), false],
  ['the step is a form', () => sent({}, [field(1_000), step(5_000, { field: radio })]), false],
])('only choices are compared after a step if %s', (_, isSent, expected) => {
  expect(isSent()).toBe(expected);
});

/** Rows of visible changes: the time, and whether a field changed. */
const changesAt = (...rows: readonly (readonly [number, number])[]) => {
  const changes = new Rows(3);
  for (const [order, [at, isField]] of rows.entries()) changes.add(at, order, isField);
  return changes;
};
const mutationsAt = (...times: readonly number[]) => {
  const mutations = new Rows(8);
  for (const [order, at] of times.entries()) mutations.add(at, order);
  return mutations;
};
const chosen = field(4_000, { field: radio, inputMs: 2_000 });
const filters = (fields: readonly FieldMoment[], rows: Lists) =>
  isFilter(plainTimeline({ changes: changesAt(), ...rows }), fields);

test.each<[string, () => boolean, boolean]>([
  ['a choice outside a form', () => filters([{ ...chosen, form: '' }], {}), true],
  [
    'a choice that the page followed within a second',
    () => filters([chosen], { changes: changesAt([3_000, 1]), mutations: mutationsAt(4_000) }),
    true,
  ],
  [
    'a choice that the page followed later',
    () => filters([chosen], { changes: changesAt([3_000, 1]), mutations: mutationsAt(4_001) }),
    false,
  ],
  [
    'choices of which the page followed half',
    () =>
      filters([chosen], {
        changes: changesAt([1_000, 1], [3_000, 1]),
        mutations: mutationsAt(3_500),
      }),
    true,
  ],
  [
    'choices of which the page followed fewer',
    () =>
      filters([chosen], {
        changes: changesAt([500, 1], [1_000, 1], [3_000, 1]),
        mutations: mutationsAt(3_500),
      }),
    false,
  ],
  [
    'a choice after the last field',
    () => filters([chosen], { changes: changesAt([4_001, 1]), mutations: mutationsAt(4_100) }),
    false,
  ],
  [
    'changes that are no choices',
    () => filters([chosen], { changes: changesAt([3_000, 0]), mutations: mutationsAt(3_100) }),
    false,
  ],
  ['a text in a form with a button', () => filters([field(4_000, { hasSubmit: true })], {}), false],
])('the fields only filter the page: %s', (_, isOnlyFilter, expected) => {
  expect(isOnlyFilter()).toBe(expected);
});

/** Mutations that remove these many nodes and add others. */
const listChanges = (at: number, removed: number, added: number) => {
  const mutations = new Rows(8);
  mutations.add(at, 0, 0, 0, 2 * removed, added);
  return { mutations, structure: { at: (index: number) => (index % 2 === 0 ? -5 : 0) } as never };
};
const query = field(4_000, { inputMs: 1_000, idleMs: 500 });
test.each<[string, Lists, boolean]>([
  ['two removed items', listChanges(3_000, 2, 0), true],
  ['one removed item', listChanges(3_000, 1, 0), false],
  ['ten added nodes', listChanges(3_000, 0, 10), true],
  ['nine added nodes', listChanges(3_000, 0, 9), false],
  ['a change before the input', listChanges(2_499, 2, 0), false],
  ['a change at the start of the input', listChanges(2_500, 2, 0), true],
  ['a change a second after the input', listChanges(4_500, 2, 0), true],
  ['a change after that', listChanges(4_501, 2, 0), false],
])('a list follows what is typed: %s', (_, lists, isLive) => {
  expect(filters([query], lists)).toBe(isLive);
  expect(filters([query, field(5_000, { field: email })], lists)).toBe(false);
});

const named = (label: string) => ({ role: 'button', label, selector: '#save' });
const resting = (before: Partial<ClickMoment>, at = 50_000, more: object[] = []) => {
  const busy = click(70_000, { element: named('Saving...') });
  const clicks = [click(at, { element: named('Save'), ...before }), busy];
  return restingElement(plainTimeline({ pages: [pageOf(0), ...more], clicks }), busy).label;
};
test.each<[string, () => string, string]>([
  ['an earlier click named it', () => resting({}), 'Save'],
  ['another control was clicked', () => resting({ node: 8 }), 'Saving...'],
  ['another element was clicked', () => resting({ tag: 'a' }), 'Saving...'],
  ['it was busy already', () => resting({ element: named('Loading...') }), 'Saving...'],
  ['it had no name', () => resting({ element: named('') }), 'Saving...'],
  ['another page has loaded', () => resting({}, 50_000, [pageOf(60_000, '/b')]), 'Saving...'],
  ['it was clicked more than a minute before', () => resting({}, 9_999), 'Saving...'],
  ['it was clicked a minute before', () => resting({}, 10_000), 'Save'],
  ['it was clicked later', () => resting({}, 70_001), 'Saving...'],
])('a busy control is named as it was at rest, if %s', (_, label, expected) => {
  expect(label()).toBe(expected);
});

const copied = { kind: 'clipboard', at: 1_000, saves: false, durationMs: 0 };
const next = (at: number, more: Partial<ClickMoment> = {}) => ({
  pages: [pageOf(0), pageOf(3_000, '/b')],
  clicks: [click(at, { link: 'page', ...more })],
});
const nav = { role: 'link', label: 'Home', selector: 'header > a' };
test.each<[string, Parameters<typeof plainTimeline>[0], Partial<FieldMoment>, boolean]>([
  ['copied', { pages, reactions: [copied] }, {}, true],
  ['downloaded', { pages, reactions: [{ ...copied, kind: 'download' }] }, {}, true],
  ['copied before', { pages, reactions: [{ ...copied, at: 999 }] }, {}, false],
  ['only selected', { pages, reactions: [{ ...copied, kind: 'selection' }] }, {}, false],
  [
    'copied on another page',
    { pages: [pageOf(0), pageOf(1_001, '/b')], reactions: [{ ...copied, at: 1_500 }] },
    {},
    false,
  ],
  ['followed by a link', next(2_000), {}, true],
  ['followed by a link at once', next(1_000), {}, true],
  ['after a link', next(999), {}, false],
  ['followed by a link of the menu', next(2_000, { element: nav }), {}, false],
  ['followed by a button', next(2_000, { link: undefined }), {}, false],
  ['copied from a form with a button', { pages, reactions: [copied] }, { hasSubmit: true }, false],
])('fields without a button have served their purpose: %s', (_, lists, more, isDone) => {
  expect(isDoneWithoutSubmit(plainTimeline(lists), [field(1_000, more)])).toBe(isDone);
});
test('no fields have served no purpose', () => {
  expect(isDoneWithoutSubmit(plainTimeline({ pages }), [])).toBe(false);
});
