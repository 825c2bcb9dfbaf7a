import { test } from 'vitest';
import { localTime } from '../../lambdas/contract/rules/local-time.ts';

const instant = new Date('2026-03-01T14:00:00Z');

test('the local time of one owner', async ({ bench }) => {
  await bench('New York', () => localTime(instant, 'America/New_York')).run();
});
