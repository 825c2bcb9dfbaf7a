import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { displayName, initials } from '../../web/app/lib/names.ts';
import { forgetSignedInUser, rememberWebsite, stored } from '../../web/app/lib/storage.ts';
import { formatInstant } from '../../web/app/lib/time/dates.ts';
import { formatLocalDate } from '../../web/app/lib/time/local-date.ts';
import {
  detectedTimezone,
  timezoneGroups,
  timezoneOption,
} from '../../web/app/lib/time/timezones.ts';

beforeEach(() => localStorage.clear());

const website = { domain: 'archer.example', isInstalled: true, analysis: 'Sells bows.' };
const storedKeys = () => Object.fromEntries(Object.entries(localStorage));

test('the website’s state is stored under every key of the specification [DATA-26, DATA-27, DATA-33]', () => {
  rememberWebsite('ann', website);
  expect(storedKeys()).toEqual({
    connectedDomain_ann: 'archer.example',
    trackerInstalled_ann: 'true',
    connectedDomain: 'archer.example',
    trackerInstalled: 'true',
    domainAnalysis: 'Sells bows.',
  });
  rememberWebsite('ann', { domain: 'archer.example', isInstalled: false });
  expect(storedKeys()).toEqual({
    connectedDomain_ann: 'archer.example',
    connectedDomain: 'archer.example',
  });
  rememberWebsite('ann', undefined);
  expect(storedKeys()).toEqual({});
});

test.each([
  [stored.showSuccessModalOf('ann'), 'showSuccessModal_ann', '[DATA-28]'],
  [stored.upgradeEmailSent, 'upgradeEmailSent', '[DATA-29]'],
  [stored.onboardingWebsite, 'onboarding_website', '[DATA-30]'],
  [stored.onboardingAnalysis, 'onboarding_analysis', '[DATA-31]'],
  [stored.onboardingStep, 'onboarding_step', '[DATA-32]'],
  [stored.hasCompletedOnboarding, 'hasCompletedOnboarding', '[DATA-34]'],
])('%j is stored under %s %s', (entry, key) => {
  entry.set('x');
  expect(localStorage.getItem(key)).toBe('x');
  expect(entry.get()).toBe('x');
  entry.remove();
  expect(entry.get()).toBeUndefined();
});

test('a full storage loses the value and its stale predecessor, and stops nothing', () => {
  stored.connectedDomain.set('old.example');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => setItem.mockRestore());
  rememberWebsite('ann', website);
  expect(stored.connectedDomain.get()).toBeUndefined();
});

test('keys without a user id are cleared with the user, the rest stays [OPEN-40]', () => {
  rememberWebsite('ann', website);
  for (const entry of [
    stored.onboardingStep,
    stored.upgradeEmailSent,
    stored.hasCompletedOnboarding,
  ]) {
    entry.set('x');
  }
  forgetSignedInUser();
  expect(Object.keys(storedKeys()).sort()).toEqual(['connectedDomain_ann', 'trackerInstalled_ann']);
});

test.each([
  [{ first_name: 'Ann', last_name: 'Archer' }, 'Ann Archer', 'AA'],
  [{ first_name: 'Ann', last_name: '' }, 'Ann', 'A'],
  [{ first_name: '', last_name: 'Archer' }, 'zoe', 'Z'],
  [{ first_name: '', last_name: '' }, 'zoe', 'Z'],
  [{ first_name: 'élodie', last_name: '👩‍🚀' }, 'élodie 👩‍🚀', 'É👩‍🚀'],
])('%j is called %s and abbreviated %s [DATA-08, DATA-09]', (names, name, letters) => {
  const person = { ...names, email: 'zoe@example.com' };
  expect([displayName(person), initials(person)]).toEqual([name, letters]);
});

test('offers thirteen zones by region, in the order of the specification [DATA-23, DATA-24]', () => {
  const groups = timezoneGroups('Europe/Paris', new Date('2026-01-15T12:00:00Z'));
  expect(groups.map(({ group, options }) => [group, ...options.map(({ label }) => label)])).toEqual(
    [
      [
        'America',
        'New York (GMT-5)',
        'Chicago (GMT-6)',
        'Denver (GMT-7)',
        'Los Angeles (GMT-8)',
        'Phoenix (GMT-7)',
      ],
      ['Europe', 'London (GMT)', 'Paris (GMT+1)', 'Berlin (GMT+1)'],
      ['Asia', 'Dubai (GMT+4)', 'Tokyo (GMT+9)', 'Shanghai (GMT+8)'],
      ['Pacific', 'Auckland (GMT+13)'],
      ['Australia', 'Sydney (GMT+11)'],
    ],
  );
  expect(groups[1]?.options[1]).toMatchObject({ region: 'Europe', value: 'Europe/Paris' });
});

test('a zone outside the thirteen is kept and can be selected [OPEN-21]', () => {
  const [first] = timezoneGroups('Asia/Kathmandu', new Date('2026-01-15T12:00:00Z'));
  expect(first).toEqual({
    group: 'Detected',
    options: [{ region: 'Asia', value: 'Asia/Kathmandu', label: 'Kathmandu (GMT+5:45)' }],
  });
  expect(timezoneGroups('nowhere', new Date())).toHaveLength(5);
});

test('a zone’s offset is the current one', () => {
  expect(timezoneOption('America/New_York', new Date('2026-07-01T12:00:00Z')).label).toBe(
    'New York (GMT-4)',
  );
});

test.each([
  ['Asia/Calcutta', 'Kolkata (GMT+5:30)'],
  ['Asia/Katmandu', 'Kathmandu (GMT+5:45)'],
  ['Europe/Kiev', 'Kyiv (GMT+2)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (GMT-3)'],
])('a browser that reports %s shows the current city name: %s', (zone, label) => {
  expect(timezoneOption(zone, new Date('2026-01-15T12:00:00Z')).label).toBe(label);
});

test.each<[string, () => unknown, string]>([
  [
    'throws',
    () => {
      throw new RangeError('no zones');
    },
    'America/New_York',
  ],
  ['has none', () => undefined, 'America/New_York'],
  ['has an unknown one', () => 'Moon/Crater', 'America/New_York'],
  ['has one', () => 'Asia/Tokyo', 'Asia/Tokyo'],
])('asked for its time zone, a browser %s: %s', (_, timeZone, expected) => {
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  options.mockImplementation(() => ({ timeZone: timeZone() }) as never);
  expect(detectedTimezone()).toBe(expected);
  options.mockRestore();
});

test.each([
  ['moment', 'Nov 20, 2026 9:00 AM'],
  ['day', 'Nov 20, 2026'],
  ['paddedDay', 'Nov 20, 2026'],
  ['longDay', 'November 20, 2026'],
] as const)('formats an instant as %s in the reader’s zone: %s', (format, message) => {
  expect(formatInstant('America/New_York', '2026-11-20T14:00:00Z', format)).toBe(message);
});

test('a local date is the same day in every time zone', () => {
  expect(formatLocalDate('2026-03-08', 'paddedDay')).toBe('Mar 08, 2026');
});
