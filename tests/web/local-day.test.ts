import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayIn, daysBefore } from '../../web/app/lib/time/local-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('in a browser in %s', (zone) => {
  test.each([
    ['Pacific/Auckland', '2026-11-20', '2026-11-19T11:00', '2026-11-20T11:00'],
    ['Pacific/Chatham', '2026-11-20', '2026-11-19T10:15', '2026-11-20T10:15'],
    ['America/Los_Angeles', '2026-11-20', '2026-11-20T08:00', '2026-11-21T08:00'],
    // The clocks go back, or forward.
    ['America/New_York', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
    ['America/New_York', '2027-03-14', '2027-03-14T05:00', '2027-03-15T04:00'],
    ['Pacific/Chatham', '2026-09-27', '2026-09-26T11:15', '2026-09-27T10:15'],
    // They go forward at midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00', '2026-04-24T21:00'],
  ])('a day in %s, %s, starts and ends there', (owner, date, from, to) => {
    vi.stubEnv('TZ', zone);
    expect(dayIn(owner, date)).toEqual({ from: `${from}:00.000Z`, to: `${to}:00.000Z` });
  });

  test.each([
    ['America/New_York', '2026-11-03T14:00:00Z', '2026-10-27T04:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24T10:00:00Z', '2026-04-16T22:00:00.000Z'],
  ])('a week before a moment in %s, %s, is a start of a day there', (owner, now, from) => {
    vi.stubEnv('TZ', zone);
    expect(daysBefore(owner, new Date(now), 7)).toBe(from);
  });
});
