import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import { failing, home, signals } from '../../factories/signals.ts';

/** A click into a field, the last entry at 5 s, and a rejected check of what was entered. */
const checked = (
  { sentAt = 5_010, leftAt = 5_000, status = 422, idle_ms = 0, explained = true },
  visit = home().click(1_000, { role: 'textbox', editable: true }),
) => {
  fill(visit, leftAt, '#repeat', { input_ms: 2_000, idle_ms, typed: true });
  visit.emit(sentAt + 600, 'rv:request', { ...failing, path: '/check', duration_ms: 600, status });
  if (explained) visit.write(sentAt + 610);
  return signals(visit.until(20_000), 'failed-request').length;
};

test.each<[number, string, number]>([
  [0, 'as the field loses the focus', checked({})],
  [0, 'as the next field is clicked', checked({ leftAt: 5_000, sentAt: 4_995 })],
  [0, 'while the visitor types', checked({ sentAt: 4_000 })],
  [0, 'after the last key', checked({ sentAt: 5_600, leftAt: 12_000, idle_ms: 7_000 })],
  [0, 'of a visitor without a mouse', checked({}, home())],
  [1, 'without a text', checked({ explained: false })],
  [1, 'by a server that fails', checked({ status: 500 })],
  [1, 'long afterwards', checked({ sentAt: 6_500 })],
  [1, 'long before', checked({ sentAt: 2_500 })],
  [1, 'while the visitor rests', checked({ sentAt: 8_000, leftAt: 12_000, idle_ms: 7_000 })],
])('%i failed requests if an entry is rejected with a text %s', (count, _, found) => {
  expect(found).toBe(count);
});
