import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import { failing, home, signals } from '../../factories/signals.ts';

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

test('an unfinished form with generated ids is named after its last field', () => {
  expect(signals(both().until(60_000), 'form-abandonment')).toMatchObject([
    { about: 'Last name', element: { label: 'Last name' } },
  ]);
});

test('two fields with generated ids that a list follows are more than one live filter', () => {
  const open = { form: '', has_submit: false };
  const visit = fill(home(), 6_000, '', { ...field(12, 'First name'), ...open });
  fill(visit, LAST, '', { ...field(13, 'Last name'), ...open }).change(LAST + 100, {
    removes: [
      { parentId: 5, id: 20 },
      { parentId: 5, id: 22 },
    ],
  });
  expect(isAbandoned(visit)).toBe(true);
});

test('a failure is blamed on the click on a field with a generated id while another one is filled in', () => {
  const clicked = (label: string) =>
    home()
      .click(2_000, { ...field(12, label).field, tag: 'input', editable: true })
      .emit(2_500, 'rv:request', { ...failing, path: '/api/names', status: 500 })
      .emit(3_000, 'rv:field', {
        ...{ form: '#order', search: false, has_submit: true },
        ...{ hesitation_ms: 0, refills: 0, invalid: 0 },
        ...{ ...field(13, 'Last name', 100), input_ms: 800 },
      });
  expect(signals(clicked('First name').until(20_000), 'error-click')).toHaveLength(1);
  expect(signals(clicked('Last name').until(20_000), 'error-click')).toEqual([]);
});
