import { expect, test } from 'vitest';
import { isActive } from '../../../lambdas/recordings/sharing/share.ts';

test.each([
  ['a millisecond before', '2026-03-02T08:59:59.999Z', true],
  ['at', '2026-03-02T09:00:00.000Z', false],
])('a shared link works until it expires: %s it', (_, now, opens) => {
  expect(isActive({ expiresAt: '2026-03-02T09:00:00.000Z' }, new Date(now))).toBe(opens);
});
