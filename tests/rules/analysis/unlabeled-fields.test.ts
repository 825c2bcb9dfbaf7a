import { expect, test } from 'vitest';
import { fill, LAST } from '../../factories/filled-fields.ts';
import { home, signals } from '../../factories/signals.ts';

test('an unfinished form names its last field without the message that its label contains later', () => {
  const named = (label: string) => ({ field: { role: 'textbox', label, selector: '#plate' } });
  const filled = fill(fill(home(), 5_000, '#name'), 8_000, '#plate', named('Number plate'));
  const visit = fill(filled, LAST, '#plate', named('Number plate Please enter a valid value.'));
  const [left] = signals(visit.until(60_000), 'form-abandonment');
  expect(left?.about).toBe('Number plate');
});

test.each([
  ['Phone', 'Phone'],
  ['', undefined],
])('an unfinished form whose last field has the label “%s” names %s', (label, about) => {
  const visit = fill(fill(home(), 5_000, '#name'), LAST, 'input[name="file"]', {
    field: { role: 'textbox', label, selector: 'input[name="file"]' },
  });
  const [left] = signals(visit.until(60_000), 'form-abandonment');
  expect(left?.element?.selector).toBe('input[name="file"]');
  expect(left?.about).toBe(about);
});
