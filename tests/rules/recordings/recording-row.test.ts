import { expect, test } from 'vitest';
import { rowOf } from '../../../lambdas/recordings/listing/recording-row.ts';
import { session } from '../../factories/session.ts';

const rowIn = (state: 'open' | 'closing' | 'closed' | 'set-aside') =>
  rowOf(session(1, {}, { state }), new Date('2026-11-25T10:00:00.000Z'));

test.each([
  ['open', 'running'],
  ['closing', 'running'],
  ['closed', 'ready'],
  ['set-aside', 'unreadable'],
] as const)('a session that is %s is shown as %s', (state, shown) => {
  expect(rowIn(state).state).toBe(shown);
});
