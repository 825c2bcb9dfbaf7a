import { expect, test } from 'vitest';
import { fill, LAST } from '../../factories/filled-fields.ts';
import { home, signals } from '../../factories/signals.ts';

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
