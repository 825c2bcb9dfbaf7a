import { expect, test } from 'vitest';
import { walk } from '../fakes/calendar-walk.ts';

const minuteOf = (date: string) => Date.parse(date) / 60_000;

test('every zone from 1970 to 2037, per quarter hour: exactly one report per existing date', () => {
  const [from, to] = [minuteOf('1970-01-03'), minuteOf('2037-12-30')];
  let ticks = 0;
  const skipped: string[] = [];
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const { reported, existing, ticks: walked } = walk(zone, from, to, 15);
    ticks += walked;
    const days = reported.map(({ day }) => day);
    const known = new Set(days);
    expect(known.size, zone).toBe(days.length);
    expect(
      reported.every(({ minute }) => minute >= 540),
      zone,
    ).toBe(true);
    const missing = [...existing].filter((day) => !known.has(day)).sort((a, b) => a - b);
    // The first and the last date of the walk are incomplete.
    expect(missing.length, zone).toBeLessThanOrEqual(2);
    const [first = 0, last = 0] = [days[0], days.at(-1)];
    for (let day = first; day <= last; day += 1) {
      if (!existing.has(day))
        skipped.push(`${zone} ${new Date(day * 86_400_000).toISOString().slice(0, 10)}`);
    }
  }
  process.stdout.write(
    `${ticks.toLocaleString('en-US')} ticks; dates that never existed: ${skipped.join(', ')}\n`,
  );
  expect(ticks).toBeGreaterThan(900_000_000);
});
