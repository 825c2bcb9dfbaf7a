import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

test.each([
  [3, 'a control', {}, 0],
  [4, 'a control', {}, 1],
  [4, 'text', { looks_interactive: false }, 0],
])('%i clicks on %s that also select its text are rage or not', (clicks, _, target, found) => {
  const visit = home();
  for (let index = 0; index < clicks; index += 1) {
    visit.click(1_000 + index * 300, target);
    if (index > 0) visit.emit(940 + index * 300, 'rv:reaction', { kind: 'selection' });
  }
  expect(signals(visit.until(20_000), 'rage-click').length).toBe(found);
});
