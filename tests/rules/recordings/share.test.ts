import { expect, test } from 'vitest';
import { expiryOf } from '../../../lambdas/recordings/sharing/share.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const session = { startedAt: '2026-11-21T10:00:00.000Z', keepDays: 30 };

test('a link expires after the chosen number of days', () => {
  expect(expiryOf(7, session, NOW)).toBe('2026-11-29T09:00:00.000Z');
});

test('a link, and so its note, does not outlive the recording', () => {
  expect(expiryOf(30, session, NOW)).toBe('2026-12-21T10:00:00.000Z');
});
