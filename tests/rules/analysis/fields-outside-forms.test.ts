import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
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
