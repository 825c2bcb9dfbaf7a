import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

test.each([
  ['as another page opens', 1_900, 0],
  ['long before another page opens', 5_000, 1],
])('two clicks and two more %s (%i ms): %i rage clicks', (_, opensAt, count) => {
  const visit = home().click(1_000).click(1_500);
  if (opensAt === 1_900) visit.page(opensAt, '/b', 'push');
  visit.click(2_000).click(2_500);
  if (opensAt > 2_000) visit.page(opensAt, '/b', 'push');
  expect(signals(visit.until(20_000), 'rage-click')).toHaveLength(count);
});
