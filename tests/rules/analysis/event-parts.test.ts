import { expect, test } from 'vitest';
import { isMarkOfLeftField } from '../../../lambdas/recordings/analysis/background-changes/left-field.ts';
import { Earliest } from '../../../lambdas/recordings/analysis/events/earliest.ts';
import { isFilledIn } from '../../../lambdas/recordings/analysis/events/field-moment.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import {
  type ClickMoment,
  documentAt,
  type FieldMoment,
  lastUntil,
  loadedPageAt,
  type PageMoment,
  pageAt,
} from '../../../lambdas/recordings/analysis/events/timeline.ts';
import {
  hasInput,
  isCorrection,
  isLookup,
  isThanks,
} from '../../../lambdas/recordings/analysis/forms/entered-around.ts';
import { CLASS, STYLE } from '../../../lambdas/recordings/analysis/page/changed-properties.ts';
import { PageTexts } from '../../../lambdas/recordings/analysis/page/texts/page-texts.ts';
import { clickOf, fieldOf, pageOf, plainTimeline } from '../../factories/plain-timeline.ts';
import { home, signals } from '../../factories/signals.ts';

const kept = (limit: number, ...times: readonly number[]) => {
  const earliest = new Earliest<{ at: number; order: number }>(limit);
  for (const [order, at] of times.entries()) earliest.add({ at, order });
  return earliest;
};

test('the earliest items are kept in order, in whatever order they are added', () => {
  expect(kept(2).isEmpty).toBe(true);
  const all = kept(3, 9, 1, 8, 2, 7, 3, 6, 1);
  expect([all.isEmpty, all.dropped]).toEqual([false, 5]);
  expect(all.sorted(0, 100)).toEqual([
    { at: 1, order: 1 },
    { at: 1, order: 7 },
    { at: 2, order: 3 },
  ]);
  expect(all.sorted(1, 1).map(({ at }) => at)).toEqual([0, 0]);
  expect(all.sorted(2, 100)).toEqual([{ at: 0, order: 3 }]);
  expect(kept(3, 1, 2, 3).dropped).toBe(0);
  const tied = new Earliest<{ at: number; order: number }>(2);
  for (const order of [3, 2, 1]) tied.add({ at: 5, order });
  expect(tied.sorted(0, 9).map(({ order }) => order)).toEqual([1, 2]);
});

const gone = (id: number, parentId = 5) => ({ parentId, id });
const come = (textContent: string, parentId = 5, type = 3) => ({
  parentId,
  node: { id: 99, type, textContent },
});
const textsOf = (...added: readonly (readonly [number, string])[]) => {
  const texts = new PageTexts();
  for (const [id, text] of added) texts.add(id, text, text.trim());
  return texts;
};

test('a page is summarized by its texts in order, their number and how many are masked', () => {
  const [hash, count, masked] = textsOf([1, 'a'], [2, ' b '], [3, '*****']).summary;
  expect([count, masked]).toEqual([3, 1]);
  expect(textsOf([1, 'a'], [2, 'b'], [3, '*****']).summary[0]).toBe(hash);
  expect(textsOf([1, 'b'], [2, 'a'], [3, '*****']).summary[0]).not.toBe(hash);
  const cleared = textsOf([1, 'a'], [2, '*****']);
  cleared.clear();
  expect(cleared.summary).toEqual([0, 0, 0]);
  const again = { removes: [gone(1)], adds: [come('a')] };
  expect(textsOf([1, 'a']).isRepeatedBy(again)).toBe(true);
  expect(cleared.isRepeatedBy(again)).toBe(false);
  expect(cleared.summary).toEqual(new PageTexts().summary);
});

test('a mutation’s texts become one number in their order, negative beside typed text, and 0 for that or none', () => {
  const written = (...values: readonly string[]) => {
    const texts = textsOf([9, 'before']);
    texts.startMutation({ texts: values.map((value, id) => ({ id: id + 1, value })) });
    return texts.written;
  };
  expect(written('a', 'b')).toBe(written('a', 'b'));
  expect(written('a', 'b')).not.toBe(written('b', 'a'));
  expect(written('a')).not.toBe(written('b'));
  expect(written(' a ')).toBe(written('a'));
  expect(written('a')).toBeGreaterThan(0);
  expect(written('a', '*****')).toBe(-written('a'));
  expect(written('a', 'b')).toBeGreaterThan(0);
  expect([written(), written('  '), written('*****')]).toEqual([0, 0, 0]);
});

const replaced = (removes: readonly object[], adds: readonly object[], more: object = {}) => {
  const texts = textsOf([10, 'one'], [11, 'two'], [12, 'here']);
  texts.startMutation({ texts: [{ id: 12, value: '*****' }] });
  return texts.isRepeatedBy({ removes, adds, texts: [], attributes: [], ...more });
};
test.each<[string, () => boolean, boolean]>([
  ['the same text', () => replaced([gone(10)], [come('one')]), true],
  [
    'the same texts in another order',
    () => replaced([gone(10), gone(11)], [come('two'), come('one')]),
    true,
  ],
  ['another text', () => replaced([gone(10)], [come('three')]), false],
  ['the same text elsewhere', () => replaced([gone(10)], [come('one', 6)]), false],
  ['more texts', () => replaced([gone(10)], [come('one'), come('two')]), false],
  ['no texts', () => replaced([], []), false],
  ['an unknown text', () => replaced([gone(13)], [come('', 5, 2)]), false],
  ['a text that was masked', () => replaced([gone(12)], [come('here')]), false],
  ['an element', () => replaced([gone(10)], [come('one', 5, 2)]), false],
  ['a changed text, too', () => replaced([gone(10)], [come('one')], { texts: [{}] }), false],
  [
    'a changed attribute, too',
    () => replaced([gone(10)], [come('one')], { attributes: [{}] }),
    false,
  ],
])('a mutation replaces texts by %s', (_, isRepeated, expected) => {
  expect(isRepeated()).toBe(expected);
});

test('the page and the last moment of a time include what happened then', () => {
  const restored = pageOf(3_000, '/', { kind: 'restored' });
  const timeline = plainTimeline({
    pages: [pageOf(1_000, '/a'), pageOf(2_000, '/b', { kind: 'push' }), restored],
  });
  const paths = (find: (at: number) => PageMoment | undefined) =>
    [0, 999, 1_000, 2_000, 3_000].map((at) => find(at)?.page);
  expect(paths((at) => pageAt(timeline, at))).toEqual(['/a', '/a', '/a', '/b', '/']);
  expect(paths((at) => documentAt(timeline, at))).toEqual([undefined, undefined, '/a', '/a', '/']);
  expect(paths((at) => loadedPageAt(timeline, at))).toEqual([
    undefined,
    undefined,
    '/a',
    '/a',
    undefined,
  ]);
  const moments = [1, 2, 3].map((order) => ({ at: 5, order }));
  expect([lastUntil(moments, 5)?.order, lastUntil(moments, { at: 5, order: 2 })?.order]).toEqual([
    3, 2,
  ]);
  expect([lastUntil(moments, 4), lastUntil([], 4)]).toEqual([undefined, undefined]);
});

const field = (at: number, more: Partial<FieldMoment> = {}) => fieldOf(at, more) as FieldMoment;
test('a field is filled in by a hesitation, an input or another input', () => {
  const none = { hesitationMs: 0, inputMs: 0, refills: 0 };
  const isFilled = (more: object) => isFilledIn(field(0, { ...none, ...more }));
  expect([{}, { hesitationMs: 1 }, { inputMs: 1 }, { refills: 1 }].map(isFilled)).toEqual([
    ...[false, true, true, true],
  ]);
});

const [from, there, back, next] = [pageOf(0), pageOf(5_000), pageOf(8_000), pageOf(20_000)].map(
  (page, order) => ({ ...page, order }),
) as unknown as [PageMoment, PageMoment, PageMoment, PageMoment];
const submit = (at: number, label = 'Send') => ({ at, form: '#order', label });
type Lists = Parameters<typeof plainTimeline>[0];

const thanks = (lists: Lists) =>
  isThanks(
    plainTimeline({ fields: [field(3_000)], submits: [submit(4_000)], ...lists }),
    from,
    there,
  );
test.each<[string, () => boolean, boolean]>([
  ['a form was sent', () => thanks({}), true],
  ['it was sent as the page opened', () => thanks({ submits: [submit(5_000)] }), true],
  ['it was sent afterwards', () => thanks({ submits: [submit(5_001)] }), false],
  ['it was sent before', () => thanks({ submits: [submit(-1)] }), false],
  ['it only calculates', () => thanks({ submits: [submit(4_000, 'Calculate')] }), false],
  ['it has no entries', () => thanks({ fields: [] }), false],
  ['another form has entries', () => thanks({ fields: [field(3_000, { form: '#b' })] }), false],
  ['the entries are older', () => thanks({ fields: [field(-1)] }), false],
  ['the entries are later', () => thanks({ fields: [field(5_001)] }), false],
])('a page says thank you if %s', (_, isSaid, expected) => {
  expect(isSaid()).toBe(expected);
});

test('a form says thank you at most 30 s after it was sent, for entries from the first page on', () => {
  const said = (sentAt: number, enteredAt: number) => {
    const lists = { fields: [field(enteredAt)], submits: [submit(sentAt)] };
    const [first, then] = [pageOf(1_000), pageOf(31_000)] as unknown as [PageMoment, PageMoment];
    return isThanks(plainTimeline(lists), first, then);
  };
  expect([said(1_000, 1_000), said(1_000, 31_000)]).toEqual([true, true]);
  expect([said(999, 1_000), said(1_000, 999)]).toEqual([false, false]);
  const late = pageOf(31_001) as unknown as PageMoment;
  const lists = { fields: [field(1_000)], submits: [submit(1_000)] };
  expect(isThanks(plainTimeline(lists), { ...from, at: 1_000 }, late)).toBe(false);
});

test.each<[string, FieldMoment, boolean]>([
  ['right after coming back', field(8_000), true],
  ['until the next page', field(20_000), true],
  ['on the next page', field(20_001), false],
  ['before coming back', field(7_999), false],
  ['which was entered before coming back', field(8_100, { idleMs: 101 }), false],
  ['for a search', field(9_000, { search: true }), false],
  ['without an input', field(9_000, { inputMs: 0 }), false],
])('a visitor looked something up for a field %s', (_, entered, expected) => {
  expect(isLookup(plainTimeline({ fields: [entered] }), back, next)).toBe(expected);
  if (expected) expect(isLookup(plainTimeline({ fields: [entered] }), back, undefined)).toBe(true);
});

const corrected = (lists: Lists) =>
  isCorrection(
    plainTimeline({ fields: [field(3_000), field(9_000)], submits: [submit(4_000)], ...lists }),
    ...([from, there, back, next] as const),
  );
test.each<[string, () => boolean, boolean]>([
  ['filled in again', () => corrected({}), true],
  ['filled in at both limits', () => corrected({ fields: [field(0), field(20_000)] }), true],
  ['not filled in again', () => corrected({ fields: [field(3_000)] }), false],
  ['not filled in before', () => corrected({ fields: [field(9_000)] }), false],
  ['filled in on the next page', () => corrected({ fields: [field(3_000), field(20_001)] }), false],
  [
    'searched again',
    () => corrected({ fields: [field(3_000), field(9_000, { search: true })] }),
    false,
  ],
  [
    'only checked again',
    () => corrected({ fields: [field(3_000), field(9_000, { inputMs: 0 })] }),
    false,
  ],
  ['another one', () => corrected({ fields: [field(3_000), field(9_000, { form: '#b' })] }), false],
  [
    'sent at the start',
    () => corrected({ fields: [field(0), field(9_000)], submits: [submit(0)] }),
    true,
  ],
  ['sent at the end', () => corrected({ submits: [submit(5_000)] }), true],
  ['sent before', () => corrected({ submits: [submit(-1)] }), false],
  ['never sent', () => corrected({ submits: [] }), false],
  ['sent on the next page', () => corrected({ submits: [submit(5_001)] }), false],
])('a step of a form was corrected if it was %s', (_, isCorrected, expected) => {
  expect(isCorrected()).toBe(expected);
});

const changed = (...rows: readonly (readonly [number, number])[]) => {
  const changes = new Rows(3);
  for (const [order, [at, isField]] of rows.entries()) changes.add(at, order, isField);
  return changes;
};
test.each<[string, Lists, boolean]>([
  ['a field at the start', { fields: [field(1_000)] }, true],
  ['a submit at the end', { submits: [submit(2_000)] }, true],
  ['a changed field', { changes: changed([2_000, 1]) }, true],
  ['a changed picture', { changes: changed([1_500, 0]) }, false],
  ['a field before', { fields: [field(999)] }, false],
  ['a submit after', { submits: [submit(2_001)] }, false],
  ['a field changed after', { changes: changed([2_001, 1]) }, false],
])('a visitor entered something between two times: %s', (_, lists, expected) => {
  const timeline = plainTimeline({ changes: changed(), ...lists });
  expect(hasInput(timeline, 1_000, 2_000)).toBe(expected);
});

const blurred = (blurAt: number, property: object, at: number, more: Partial<ClickMoment> = {}) => {
  const blurs = new Rows(3);
  blurs.add(blurAt, 0, 30);
  const timeline = plainTimeline({ blurs, presses: new Rows(2) });
  const click = clickOf(5_000, { order: 1, ...more } as never) as ClickMoment;
  return isMarkOfLeftField(timeline, property as never, at, click);
};
test('only a class before the click may mark a field that lost the focus', () => {
  const mark = { node: 31, name: CLASS };
  expect(blurred(5_000, { ...mark, name: STYLE }, 5_000)).toBe(false);
  expect(blurred(5_000, mark, 5_001)).toBe(false);
  expect(blurred(5_001, mark, 5_000)).toBe(false);
  expect(blurred(5_000, mark, 5_000, { node: 0 })).toBe(false);
});

test('a problem is drawn with the controls recorded on its page, and its control is marked', () => {
  const around = [
    { role: 'link', label: 'Home', box: [0, 0, 50, 20] as const },
    { role: 'button', label: 'Pay now', box: [100, 200, 120, 40] as const },
  ];
  const visit = home();
  for (const ms of [1_000, 1_200, 1_400]) visit.click(ms, {}, { around });
  const [signal] = signals(visit.until(20_000), 'rage-click');
  expect(signal?.viewport).toEqual([1_000, 800]);
  expect(signal?.wireframe?.map(({ label, isTarget }) => [label, isTarget ?? false])).toEqual([
    ['Pay now', true],
    ['Home', false],
  ]);
});
