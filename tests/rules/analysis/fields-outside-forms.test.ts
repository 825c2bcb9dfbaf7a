import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

test.each([
  ['Search', false],
  ['Search products…', false],
  ['🔍 Rechercher un article', false],
  ['商品を検索', false],
  ['Searchlight color', true],
  ['City', true],
])('a field that is labeled “%s” can be abandoned: %s', (label, isField) => {
  const field = { role: 'textbox', label, selector: '#it' };
  expect(isAbandoned(fill(home(), LAST, '#it', { field, input_ms: 5_000 }))).toBe(isField);
});

test.each([
  ['enter', false],
  ['button', true],
] as const)(
  'fields outside a form that are gone after %s, then another: abandoned: %s',
  (after, abandoned) => {
    const more = { form: '', has_submit: false, input_ms: 5_000 };
    const row = fill(fill(home(), 4_000, '#date', more), LAST, '#payee', more);
    const saved = row.emit(LAST + 100, 'rv:form', { form: '', state: 'gone', after });
    expect(isAbandoned(fill(saved, 20_000, '#next', more))).toBe(abandoned);
  },
);

const step = { form: '', has_submit: false, input_ms: 2_000 };
const payment = (label: string) => ({
  ...step,
  input_ms: 0,
  hesitation_ms: 2,
  idle_ms: 500,
  field: { role: 'radio', label, selector: `#${label}` },
});
/** A one-page checkout: an address, and the button that opens the payment, with a request that succeeds or none. */
const checkout = (saves: boolean | undefined, state: 'gone' | 'open' = 'gone') => {
  const visit = fill(fill(home(), 4_000, '#street', step), LAST, '#city', step).click(LAST + 500);
  if (saves !== undefined)
    visit.emit(LAST + 900, 'rv:reaction', { kind: 'request', ago_ms: 390, saves });
  return visit.emit(LAST + 1_500, 'rv:form', { form: '', state, after: 'button' });
};
const compare = (visit: RecordingBuilder) =>
  ['pix', 'card', 'pix'].reduce(
    (all, label, index) => fill(all, 15_000 + index * 1_000, `#${label}`, payment(label)),
    visit,
  );
const leave = (visit: RecordingBuilder) =>
  visit.emit(30_000, 'rv:form', { form: '', state: 'open', after: 'leave' });
test.each<[string, boolean, RecordingBuilder]>([
  ['a step was saved, and ways to pay were compared', false, compare(checkout(true))],
  ['no step was saved, and ways to pay were compared', true, compare(checkout(undefined))],
  ['a step only loaded something', true, compare(checkout(false))],
  ['a saved step stayed open', true, compare(checkout(true, 'open'))],
  [
    'a step was saved, and a card number was typed',
    true,
    fill(compare(checkout(true)), 20_000, '#number', step),
  ],
])('a checkout outside a form in which %s is abandoned: %s', (_, abandoned, visit) => {
  expect(isAbandoned(leave(visit))).toBe(abandoned);
});

/** A list of tasks: Enter adds one, and a box marks one or all of them as done. */
test.each<[string, boolean, (visit: RecordingBuilder) => RecordingBuilder, object]>([
  ['writes how many are left', false, (visit) => visit.write(LAST - 490), {}],
  ['does so later', true, (visit) => visit.write(LAST + 1_500), {}],
  ['only looks checked', true, (visit) => visit.mutate(LAST - 490), {}],
  ['belongs to a form', true, (visit) => visit.write(LAST - 490), { form: '#terms' }],
  ['has a submit button', true, (visit) => visit.write(LAST - 490), { has_submit: true }],
])(
  'a box beside a typed field outside a form that %s is abandoned: %s',
  (_, abandoned, then, more) => {
    const box = { role: 'checkbox', label: 'All', selector: '#all' };
    const brief = { ...step, input_ms: 500, ...more };
    const visit = fill(home(), 4_000, '#task', { ...brief, typed: true });
    fill(then(visit), LAST, '#all', {
      ...brief,
      field: box,
      input_ms: 0,
      hesitation_ms: 2,
      idle_ms: 500,
    });
    expect(isAbandoned(visit)).toBe(abandoned);
  },
);

test.each<[string, boolean, 'open' | 'emptied' | 'gone', object]>([
  ['empty', false, 'emptied', {}],
  ['filled in', true, 'open', {}],
  ['gone', true, 'gone', {}],
  ['empty, with a submit button', true, 'emptied', { has_submit: true }],
])(
  'a typed field outside a form that is %s after a link, beside a box: abandoned: %s',
  (_, abandoned, state, more) => {
    const box = { role: 'checkbox', label: 'All', selector: '#all' };
    const visit = fill(home(), 4_000, '#task', { ...step, typed: true, ...more })
      .click(6_000, { link: 'page' })
      .emit(6_400, 'rv:form', { form: '', state, after: 'button' });
    fill(visit, LAST, '#all', {
      ...step,
      field: box,
      input_ms: 0,
      hesitation_ms: 2,
      idle_ms: 500,
      ...more,
    });
    expect(isAbandoned(visit)).toBe(abandoned);
  },
);
