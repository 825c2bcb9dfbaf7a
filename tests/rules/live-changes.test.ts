import { expect, test } from 'vitest';
import { LIVE_OPENING_SECONDS } from '../../lambdas/contract/limits.ts';
import { changesIn } from '../../lambdas/live/changes-in.ts';
import { mayBeOpening } from '../../lambdas/live/opening.ts';

const written = (PK: string, SK: string, eventName = 'MODIFY') => ({ PK, SK, eventName });
const ann = (SK: string, eventName?: string) => written('OWNER#ann', SK, eventName);

test.each([
  ['PROFILE', 'profile'],
  ['VERIFICATION#1', 'verification'],
  ['INTEGRATION#2026', 'integration'],
  ['EMAIL#12', 'emails'],
  ['SESSION#2026#1', 'recordings'],
  ['USAGE#all', 'subscription'],
  ['SUBSCRIPTION', 'subscription'],
  ['DELIVERY#12', 'emails'],
  ['MEMBER#1', 'team'],
])('a change of %s notifies the page that shows its owner’s %s', (SK, subject) => {
  expect(changesIn([ann(SK)])).toEqual([{ ownerId: 'ann', subject, change: 'update' }]);
});

test('insert, update and delete are distinguished [STATE-15] [STATE-16] [STATE-17]', () => {
  const all = ['INSERT', 'MODIFY', 'REMOVE'].map((name) => ann('VERIFICATION#1', name));
  expect(changesIn(all).map(({ change }) => change)).toEqual(['insert', 'update', 'delete']);
});

test('changes that no page shows are not pushed', () => {
  expect(changesIn([ann('CONNECTION#1'), written('PLANS', 'PROFILE')])).toEqual([]);
  expect(changesIn([written('EMAIL#ann', 'PROFILE'), written('OWNER#', 'PROFILE')])).toEqual([]);
});

test('a hundred changes of one kind send one notification per owner', () => {
  const busy = Array.from({ length: 100 }, (_, at) => ann(`SESSION#${at}`));
  expect(changesIn([...busy, written('OWNER#bob', 'SESSION#1')])).toHaveLength(2);
});

test.each([
  [0, true],
  [LIVE_OPENING_SECONDS * 1_000 - 1, true],
  [LIVE_OPENING_SECONDS * 1_000, false],
])('a connection that was stored %i ms ago may still be opening: %s', (ms, expected) => {
  const now = new Date('2026-11-28T09:00:00Z');
  expect(mayBeOpening(new Date(now.getTime() - ms), now)).toBe(expected);
});
