import { expect, test } from 'vitest';
import type { Profile } from '../../lambdas/accounts/profile/profile.ts';
import { isVerified, profileChange } from '../../lambdas/accounts/profile/profile.ts';
import { isTimezone, timezones } from '../../lambdas/contract/timezones.ts';

const ann = { first_name: 'Ann', company: 'Acme', timezone: 'Europe/Paris' } as Profile;

test('only changed fields are written, including emptied ones', () => {
  const expected = { first_name: 'Ann', company: '', timezone: 'Asia/Tokyo' };
  expect(profileChange(ann, expected)).toEqual({ company: '', timezone: 'Asia/Tokyo' });
});

test('every listed time zone is valid, and so is every other one of the world [DATA-24]', () => {
  expect(timezones).toHaveLength(13);
  expect(
    [...timezones, 'Asia/Kathmandu', 'Asia/Calcutta', 'Asia/Kolkata', 'UTC'].every(isTimezone),
  ).toBe(true);
});

test.each([
  '',
  'Mars/Olympus',
  '+02:00',
  'Europe/Paris; DROP',
  '../etc',
  'europe/berlin',
  'utc',
  'SystemV/PST8',
])('"%s" is no time zone', (zone) => {
  expect(isTimezone(zone)).toBe(false);
});

test('an account that never requested a link is unverified', () => {
  expect([isVerified(undefined), isVerified(ann)]).toEqual([false, false]);
  expect(isVerified({ ...ann, email_verified_at: '2026-11-22T09:00:00.000Z' })).toBe(true);
});
