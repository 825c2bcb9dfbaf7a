import { expect, test } from 'vitest';
import type {
  ClickMoment,
  FieldMoment,
} from '../../../lambdas/recordings/analysis/events/timeline.ts';
import { openerOf } from '../../../lambdas/recordings/analysis/failures/error-pages.ts';
import {
  isButton,
  leavesAfterSaving,
  leavesWithFilledForm,
  loadsNextPage,
} from '../../../lambdas/recordings/analysis/forms/form-buttons.ts';
import {
  formChangesFrom,
  isOpenAtEnd,
  isSameForm,
  isSavedByEnter,
  submitsFrom,
} from '../../../lambdas/recordings/analysis/forms/form-steps.ts';
import {
  leavesForCheckout,
  mostMsAway,
} from '../../../lambdas/recordings/analysis/hosted-checkout.ts';
import { clickOf, fieldOf, formOf, pageOf, plainTimeline } from '../../factories/plain-timeline.ts';

const click = (at: number, more: Partial<ClickMoment> = {}) => clickOf(at, more) as ClickMoment;
const field = (at: number, more: Partial<FieldMoment> = {}) => fieldOf(at, more) as FieldMoment;
const pages = [pageOf(0)];

const checkout = { role: 'link', label: 'Checkout', selector: 'main > a' };
const away = (changes: Parameters<typeof plainTimeline>[0] = {}, findings: object[] = []) =>
  leavesForCheckout(
    plainTimeline({
      clicks: [click(1_000), click(5_000, { element: checkout })],
      visibility: [{ at: 6_000, visible: false }],
      pages,
      ...changes,
    }),
    findings as never,
  );
const hidden = (at: number, visible = false) => ({ visibility: [{ at, visible }] });
const last = (more: Partial<ClickMoment>) => ({
  clicks: [click(5_000, { element: checkout, ...more })],
});

test.each<[string, () => boolean, boolean]>([
  ['after its last click', () => away(), true],
  ['at once', () => away(hidden(5_000)), true],
  ['eight seconds later', () => away(hidden(13_000)), true],
  ['later than that', () => away(hidden(13_001)), false],
  ['before it', () => away(hidden(4_999)), false],
  ['never', () => away(hidden(6_000, true)), false],
  ['without a click', () => away({ clicks: [] }), false],
  ['by a new tab', () => away(last({ modified: true })), false],
  ['by a field', () => away(last({ editable: true })), false],
  ['by another control', () => away({ clicks: [click(5_000)] }), false],
  ['to a recorded page', () => away({ pages: [...pages, pageOf(5_001, '/pay')] }), false],
  ['but its control failed', () => away({}, [{ element: checkout, at: 5_000 }]), false],
  [
    'but its control failed until then',
    () => away({}, [{ element: checkout, at: 1, until: 5_000 }]),
    false,
  ],
  ['after its control had failed', () => away({}, [{ element: checkout, at: 4_999 }]), true],
  [
    'while another control failed',
    () => away({}, [{ element: { selector: 'b' }, at: 5_000 }]),
    true,
  ],
  ['while something else failed', () => away({}, [{ at: 5_000 }]), true],
])('a visit continues at a hosted checkout when its page is hidden %s', (_, isLeft, expected) => {
  expect(isLeft()).toBe(expected);
});

test('a visitor of a hosted checkout comes right back within five seconds, of another page within ten', () => {
  expect([
    mostMsAway(checkout),
    mostMsAway({ ...checkout, label: 'About' }),
    mostMsAway(undefined),
  ]).toEqual([5_000, 10_000, 10_000]);
});

const request = (status: number, at = 2_100) => ({ at, order: 9, status }) as never;
const opened = (changes: Parameters<typeof plainTimeline>[0] = {}, status = 404, at?: number) =>
  openerOf(
    plainTimeline({
      pages: [pageOf(0), pageOf(2_000, '/gone')],
      clicks: [click(1_000, { link: 'page', order: 0 })],
      ...changes,
    }),
    request(status, at),
  )?.at;

test.each<[string, () => number | undefined, number | undefined]>([
  ['a missing page', () => opened(), 1_000],
  ['a page that is gone', () => opened({}, 410), 1_000],
  ['a server error', () => opened({}, 500), 1_000],
  ['a form that came back', () => opened({}, 422), undefined],
  ['a page without a click', () => opened({ clicks: [] }), undefined],
  [
    'a page at the time of the click',
    () => opened({ clicks: [click(2_000, { link: 'page' })] }),
    undefined,
  ],
  ['a first page', () => opened({ pages: [pageOf(2_000)] }), 1_000],
  [
    'a page that a script opened',
    () => opened({ pages: [pageOf(0), pageOf(2_000, '/a', { kind: 'push' })] }),
    undefined,
  ],
])('the click that opened %s', (_, at, expected) => {
  expect(at()).toBe(expected);
});

test('a button is one by its tag or its role, unless it opens a page', () => {
  const link = { role: 'link', label: 'Next', selector: 'a' };
  const button = { ...link, role: 'button' };
  expect(isButton(click(0, { tag: 'button', element: link }))).toBe(true);
  expect(isButton(click(0, { tag: 'a', element: button, link: 'fragment' }))).toBe(true);
  expect(isButton(click(0, { tag: 'a', element: button, link: 'page' }))).toBe(false);
  expect(isButton(click(0, { tag: 'a', element: link, link: 'fragment' }))).toBe(false);
});

test.each<[string, Parameters<typeof plainTimeline>[0], boolean]>([
  ['a page', { pages: [pageOf(0), pageOf(31_000, '/a')] }, true],
  ['a page more than 30 s later', { pages: [pageOf(0), pageOf(31_001, '/a')] }, false],
  [
    'a page without a referrer',
    { pages: [pageOf(0), pageOf(2_000, '/a', { referrer: '' })] },
    false,
  ],
  ['a page of the app', { pages: [pageOf(0), pageOf(2_000, '/a', { kind: 'push' })] }, false],
  [
    'a page after another click',
    { pages: [pageOf(0), pageOf(3_000, '/a')], clicks: [click(3_000)] },
    false,
  ],
  [
    'a page after an earlier click',
    { pages: [pageOf(0), pageOf(3_000, '/a')], clicks: [click(1_000)] },
    true,
  ],
  [
    'a page after a place on the page',
    { pages: [pageOf(0), pageOf(2_000, '/#a', { kind: 'hash' }), pageOf(3_000, '/a')] },
    true,
  ],
  ['nothing', { pages }, false],
])('a script sent a form if the page loaded %s', (_, lists, isSent) => {
  expect(loadsNextPage(plainTimeline(lists), 1_000)).toBe(isSent);
});

const saved = (reaction: object, hiddenAt = 2_500, more: Partial<ClickMoment> = {}) =>
  leavesAfterSaving(
    plainTimeline({
      reactions: [{ kind: 'request', saves: true, at: 1_000, durationMs: 500, ...reaction }],
      ...hidden(hiddenAt),
    }),
    click(1_000, more),
  );
test.each<[string, () => boolean, boolean]>([
  ['saved and left', () => saved({}), true],
  ['left when it was saved', () => saved({}, 1_500), true],
  ['left before that', () => saved({}, 1_499), false],
  ['left two seconds later', () => saved({}, 3_500), true],
  ['left later', () => saved({}, 3_501), false],
  ['saved two seconds later', () => saved({ at: 3_000 }, 3_600), true],
  ['saved later', () => saved({ at: 3_001 }, 3_600), false],
  ['saved before', () => saved({ at: 999 }), false],
  ['only asked', () => saved({ saves: false }), false],
  ['did something else', () => saved({ kind: 'focus' }), false],
  ['opened a page', () => saved({}, 2_500, { link: 'page' }), false],
])('the script of a button sent an order: it %s', (_, isSent, expected) => {
  expect(isSent()).toBe(expected);
});

const email = { role: 'textbox', label: 'Email', selector: '#email' };
const two = [field(500), field(900, { field: email })];
const order = { role: 'link', label: 'Create order', selector: '#order > a' };
const inMenu = { ...order, selector: 'nav > a' };
const scriptLink = { tag: 'a', link: 'fragment', element: order } as const;
const withEditor = {
  fields: [field(500), field(900, { field: email, form: '' })],
  forms: [formOf(1_000, 'open', 'leave'), formOf(1_000, 'open', 'leave', { form: '' })],
};
const left = (
  lists: Parameters<typeof plainTimeline>[0],
  more: Partial<ClickMoment> = {},
  since = 0,
) =>
  leavesWithFilledForm(
    plainTimeline({ fields: two, forms: [formOf(1_000, 'open', 'leave')], ...lists }),
    click(1_000, more),
    since,
  );
test.each<[string, () => boolean, boolean]>([
  ['two fields', () => left({}), true],
  ['one field', () => left({ fields: two.slice(1) }), false],
  [
    'a form that was left a second later',
    () => left({ forms: [formOf(2_000, 'open', 'leave')] }),
    true,
  ],
  ['a form that was left later', () => left({ forms: [formOf(2_001, 'open', 'leave')] }), false],
  ['a field, and the text of an editor in a frame', () => left(withEditor), true],
  ['one field twice', () => left({ fields: [field(500), field(900)] }), false],
  [
    'fields without an input',
    () => left({ fields: two.map((each) => ({ ...each, inputMs: 0 })) }),
    false,
  ],
  [
    'fields of another form',
    () => left({ fields: two.map((each) => ({ ...each, form: '#a' })) }),
    false,
  ],
  ['fields filled in earlier', () => left({}, {}, 501), false],
  ['fields filled in from then on', () => left({}, {}, 500), true],
  [
    'fields filled in later',
    () => left({ fields: [field(500), field(1_001, { field: email })] }),
    false,
  ],
  ['a form that stayed', () => left({ forms: [formOf(1_000, 'open', 'submit')] }), false],
  ['a form that was left before', () => left({ forms: [formOf(999, 'open', 'leave')] }), false],
  ['a form by a link to a script', () => left({}, scriptLink), true],
  ['a form by a link of the menu', () => left({}, { ...scriptLink, element: inMenu }), false],
  ['a link to a page', () => left({}, { ...scriptLink, link: 'page' }), false],
  [
    'a control that is no button',
    () => left({}, { tag: 'a', element: { ...email, role: 'link' } }),
    false,
  ],
])('a button that left the page sent %s', (_, isSent, expected) => {
  expect(isSent()).toBe(expected);
});

test('a form is the same one at another position, and not with another name', () => {
  expect(isSameForm('form:nth-of-type(1)', 'form:nth-of-type(2)')).toBe(true);
  expect(isSameForm('#a', '#a')).toBe(true);
  expect(isSameForm('#a', '#b')).toBe(false);
});

test('what happens to a form counts until its page was left', () => {
  const both = [pageOf(0), pageOf(5_000, '/b')];
  const changes = (...forms: object[]) =>
    formChangesFrom(plainTimeline({ pages: both, forms }), { form: '#order', at: 1_000 }).map(
      ({ at }) => at,
    );
  const open = formOf(2_000, 'open', 'submit');
  expect(changes(formOf(999, 'open', 'submit'), formOf(1_000, 'open', 'submit'), open)).toEqual([
    1_000, 2_000,
  ]);
  expect(changes(formOf(1_500, 'gone', 'enter', { form: '#b' }), open)).toEqual([2_000]);
  expect(changes(open, formOf(6_000, 'gone', 'submit'), formOf(7_000, 'gone', 'submit'))).toEqual([
    2_000, 6_000,
  ]);
  expect(changes(formOf(2_000, 'open', 'leave'), formOf(6_000, 'gone', 'submit'))).toEqual([2_000]);
});

test('the submits of a form are those on its page from then on', () => {
  const submits = [999, 1_000, 2_000, 6_000].map((at) => ({ at, form: '#order', label: '' }));
  const both = plainTimeline({ pages: [pageOf(0), pageOf(5_000, '/b')], submits });
  const found = submitsFrom(both, { form: '#order', at: 1_000 });
  expect(found.map(({ at }) => at)).toEqual([1_000, 2_000]);
  expect(submitsFrom(both, { form: '#other', at: 0 })).toEqual([]);
});

test('a field without a form is saved by Enter if the page then took or emptied it', () => {
  const inline = { form: '', idleMs: 100 };
  const isSaved = (state: string, after: string, more: Partial<FieldMoment> = {}, at = 900) =>
    isSavedByEnter(
      plainTimeline({ pages, forms: [formOf(at, state, after, { form: '' })] }),
      field(1_000, { ...inline, ...more }),
    );
  expect([isSaved('gone', 'enter'), isSaved('emptied', 'enter')]).toEqual([true, true]);
  expect([isSaved('open', 'enter'), isSaved('gone', 'button')]).toEqual([false, false]);
  expect(isSaved('gone', 'enter', {}, 899)).toBe(false);
  expect(isSaved('gone', 'enter', { hasSubmit: true })).toBe(false);
  expect(isSaved('gone', 'enter', { form: '#order' })).toBe(false);
});

test('a form is open at the end unless its last change removed it', () => {
  const isOpen = (...forms: object[]) => isOpenAtEnd(plainTimeline({ pages, forms }), field(1_000));
  expect(isOpen()).toBe(true);
  expect(isOpen(formOf(2_000, 'gone', 'submit'))).toBe(false);
  expect(isOpen(formOf(2_000, 'gone', 'submit'), formOf(3_000, 'open', 'submit'))).toBe(true);
});
