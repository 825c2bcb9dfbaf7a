import { expect, test } from 'vitest';
import { forEachAtOnce } from '../../../lambdas/contract/rules/at-once.ts';

test('every item is handled once and at most as many at once as allowed, also after failures', async () => {
  const handled: number[] = [];
  let running = 0;
  let most = 0;
  const errors = await forEachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    handled.push(item);
    if (item % 3 === 0) throw new Error(`${item}`);
  });
  expect(handled.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
  expect(errors).toEqual([new Error('3'), new Error('6')]);
});
