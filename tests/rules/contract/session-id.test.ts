import { expect, test } from 'vitest';
import {
  isSessionId,
  sessionIdAt,
  sessionStart,
} from '../../../lambdas/contract/rules/session-id.ts';

const STARTED = '2026-11-20T09:30:00.123Z';
const bytes = Uint8Array.from([0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc]);

test('a session id is a UUID version 7 of the start and ten random bytes', () => {
  const id = sessionIdAt(new Date(STARTED), bytes);
  expect(id).toBe('01a1f84a-963b-7012-b456-789abcdeffed');
  expect(isSessionId(id)).toBe(true);
  expect(sessionStart(id)).toBe(STARTED);
});

test.each([
  [0, '8'],
  [1, '9'],
  [2, 'a'],
  [3, 'b'],
  [4, '8'],
])('the second byte %i gives the variant %s, and single digits are padded', (second, variant) => {
  const id = sessionIdAt(
    new Date(0),
    Uint8Array.from({ length: 10 }, (_, at) => at && second),
  );
  expect(id[19]).toBe(variant);
  expect(id).toHaveLength(36);
  expect([isSessionId(id), sessionStart(id)]).toEqual([true, '1970-01-01T00:00:00.000Z']);
});

test.each([
  undefined,
  7,
  ['01a1f84a-963b-7012-b456-789abcdeffed'],
  '01a1f84a-963b-4012-b456-789abcdeffed',
  '01a1f84a-963b-7012-c456-789abcdeffed',
  '01a1f84a-963b-7012-b456-789abcdeffed0',
])('%j is no session id', (id) => {
  expect(isSessionId(id)).toBe(false);
});
