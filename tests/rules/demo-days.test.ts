import { expect, test } from 'vitest';
import { instantOf } from '../../lib/local/seed/time.ts';

test.each([
  ['2026-11-22T15:00:00Z', -21, '2026-11-01T14:00:00.000Z'],
  ['2026-03-20T15:00:00Z', -12, '2026-03-08T13:00:00.000Z'],
  ['2026-11-22T15:00:00Z', -22, '2026-10-31T13:00:00.000Z'],
])(
  'the demo counts minutes on the clock on the wall, also on days of 23 and 25 hours',
  (now, days, nine) => {
    expect(instantOf(new Date(now), 'America/New_York', days, 9 * 60).toISOString()).toBe(nine);
  },
);
