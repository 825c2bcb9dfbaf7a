import { expect, test } from 'vitest';
import { timezones } from '../../lambdas/contract/timezones.ts';
import { walk } from '../fakes/calendar-walk.ts';
import { triesAllCases } from '../sample.ts';

const minuteOf = (date: string) => Date.parse(date) / 60_000;

/** Includes a leap day, in 2028. */
const YEARS = triesAllCases ? 10 : 3;

test('over years in all thirteen zones, minute by minute: a report becomes due once per date, at 9:00', () => {
  const [from, to] = [minuteOf('2026-01-01'), minuteOf(`${2026 + YEARS}-01-01`)];
  let ticks = 0;
  let changes = 0;
  for (const zone of timezones) {
    const walked = walk(zone, from, to, 1);
    ticks += walked.ticks;
    changes += walked.changes;
    const days = walked.reported.map(({ day }) => day);
    expect(new Set(days).size, zone).toBe(days.length);
    expect(
      walked.reported.every(({ minute }) => minute === 540),
      zone,
    ).toBe(true);
    const known = new Set(days);
    // The first and the last date may be incomplete.
    const missing = [...walked.existing].filter((day) => !known.has(day));
    expect(missing.length, zone).toBeLessThanOrEqual(2);
  }
  expect(ticks).toBeGreaterThan(6_800_000 * YEARS);
  expect(changes).toBeGreaterThan(17 * YEARS);
}, 60_000);
