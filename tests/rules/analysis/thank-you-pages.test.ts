import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import { home, signals } from '../../factories/signals.ts';

test.each([
  ['an email address', 0, '#email'],
  ['a word', 1, '#needle'],
])(
  'going back quickly from the page after a form with %s: %i quick-backs',
  (_, count, selector) => {
    const visit = fill(home(), 1_900, selector).click(2_000, { submits: true });
    visit.emit(2_001, 'rv:submit', { form: '#order', label: 'Subscribe' }).page(2_400, '/thanks');
    visit.page(6_000, '/', 'back-forward').until(30_000);
    expect(signals(visit, 'quick-back')).toHaveLength(count);
  },
);
