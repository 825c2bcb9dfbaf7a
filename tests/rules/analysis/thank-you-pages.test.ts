import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import { home, signals } from '../../factories/signals.ts';

test.each([
  [0, 'an email address', '#email', 'Go'],
  [1, 'a word', '#needle', 'Go'],
  [0, 'a phone number for an order', '#phone', 'Order flowers'],
])('%i quick-backs from the page after a form with %s', (count, _, selector, label) => {
  const visit = fill(home(), 1_900, selector).click(2_000, { submits: true });
  visit.emit(2_001, 'rv:submit', { form: '#order', label }).page(2_400, '/thanks');
  visit.page(6_000, '/', 'back-forward').until(30_000);
  expect(signals(visit, 'quick-back')).toHaveLength(count);
});

test('going back quickly from the page after a form without entries, such as a cart, counts', () => {
  const visit = home().click(2_000, { submits: true });
  visit.emit(2_001, 'rv:submit', { form: '#cart', label: 'Check out' }).page(2_400, '/checkout');
  visit.page(6_000, '/', 'back-forward').until(30_000);
  expect(signals(visit, 'quick-back')).toHaveLength(1);
});

test('going back quickly from a page on which a field changed is no quick-back, also after a changed style', () => {
  const visit = home().click(2_000).page(2_400, '/b').at(2_600, 3, { source: 8 });
  visit.at(3_000, 3, { source: 5, id: 9, text: '*' }).page(4_000, '/', 'back-forward');
  expect(signals(visit.until(30_000), 'quick-back')).toEqual([]);
});
