import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import { home } from '../../factories/signals.ts';

/** Fields whose ids a framework generates have no stable selector, but a label. */
const field = (id: number, label: string, idle_ms = 0) => ({
  input_ms: 500,
  idle_ms,
  field: { role: 'textbox', label, selector: `#input-${id}` },
});
const both = (label = 'Last name') =>
  fill(fill(home(), 6_000, '', field(12, 'First name')), LAST, '', field(13, label));

test.each([
  ['Last name', true],
  ['First name', false],
])(
  'two fields with generated ids, of which the second is “%s”, are a started form: %s',
  (label, begun) => {
    expect(isAbandoned(both(label))).toBe(begun);
  },
);

test('a form with generated ids is abandoned if another field is filled in after a submit', () => {
  const visit = both().emit(LAST + 500, 'rv:submit', { form: '#order', label: 'Continue' });
  expect(isAbandoned(fill(visit, LAST + 5_000, '', field(14, 'Passport')))).toBe(true);
});
