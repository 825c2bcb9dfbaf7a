import { expect, test } from 'vitest';
import { parseInstant } from '../../lib/local/reports/moment.ts';

const NOW = new Date('2026-10-31T15:00:00Z');
const at = (text: string, zone: string) => parseInstant(text, NOW)(zone).toISOString();

test.each([
  ['tomorrow', 'America/New_York', '2026-11-01T14:00:00.000Z'],
  ['tomorrow', 'Pacific/Auckland', '2026-11-01T20:00:00.000Z'],
  ['2026-11-22T09:00', 'Asia/Kathmandu', '2026-11-22T03:15:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-22T09:00+01:00', 'Asia/Tokyo', '2026-11-22T08:00:00.000Z'],
])('--at %s in %s is %s', (text, zone, instant) => expect(at(text, zone)).toBe(instant));

test.each(['2026-02-30T09:00', '9:00', 'yesterday'])('--at %s is no time', (text) => {
  expect(() => parseInstant(text, NOW)).toThrow(`"${text}" is not a time.`);
});
