import { expect, test } from 'vitest';
import { requestOf } from '../../lib/local/reports/request.ts';
import { UserError } from '../../lib/user-error.ts';

const NOW = new Date('2026-11-21T18:00:00.000Z');
const instantsOf = (at: string) =>
  ['America/New_York', 'Asia/Tokyo'].map((zone) =>
    requestOf(['--at', at], NOW).moments.map((moment) => moment(zone).toISOString()),
  );

test.each([
  ['nonsense', /^"nonsense" is not a time/],
  ['2026-02-30T09:00', /^"2026-02-30T09:00" is not a time/],
  ['2026-11-22', /is not a time/],
  ['2026-11-22T25:00', /is not a time/],
])('a time such as %s is rejected with a message and an example', (at, message) => {
  expect(() => requestOf(['--at', at], NOW)).toThrow(UserError);
  expect(() => requestOf(['--at', at], NOW)).toThrow(message);
});

test.each([[['--at']], [['--owner']], [['--foo']], [['extra']], [['--dry-run=yes']]])(
  '%j is rejected with a list of valid options',
  (args) => {
    expect(() => requestOf(args, NOW)).toThrow(/npm run report -- \[--at TIME\]/);
  },
);

test('a local time applies per owner; one with an offset is the same instant for everyone', () => {
  expect(instantsOf('2026-11-22T09:00')).toEqual([
    ['2026-11-22T14:00:00.000Z'],
    ['2026-11-22T00:00:00.000Z'],
  ]);
  expect(instantsOf('2026-11-22T09:00+01:00')).toEqual([
    ['2026-11-22T08:00:00.000Z'],
    ['2026-11-22T08:00:00.000Z'],
  ]);
  expect(instantsOf('tomorrow')).toEqual([
    ['2026-11-22T14:00:00.000Z'],
    ['2026-11-23T00:00:00.000Z'],
  ]);
});

test('defaults to now, all owners, and sending', () => {
  const { moments, ...rest } = requestOf([], NOW);
  expect(rest).toEqual({ owner: undefined, isDryRun: false });
  expect(moments.map((moment) => moment('UTC'))).toEqual([NOW]);
});
