import { expect, test } from 'vitest';
import { heatmap } from '../../lambdas/contract/copy/heatmap.ts';
import { ordinal, pageLabel, zoneName } from '../../lambdas/contract/copy/numerals.ts';
import { serviceMails } from '../../lambdas/contract/copy/service-mails.ts';

test.each([
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time (Argentina)'],
  ['America/North_Dakota/Center', 'Center time (North Dakota)'],
  ['Asia/Calcutta', 'Kolkata time'], // browsers use the former name of the city
  ['US/Eastern', 'Eastern time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT', 'UTC'],
  ['GMT', 'UTC'],
  // In these ids, plus means west of Greenwich.
  ['Etc/GMT+5', 'UTC\u22125'],
  ['Etc/GMT-14', 'UTC+14'],
  ['EST5EDT', 'Eastern Time'],
  ['Japan', 'Japan Standard Time'],
])('the zone %s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

test('every zone has a name without underscore or slash, with the word “time” once', () => {
  const odd = Intl.supportedValuesOf('timeZone').filter((zone) => {
    const name = zoneName(zone);
    return /[_/]/.test(name) || (name.match(/\btime\b/gi)?.length ?? 0) > 1;
  });
  expect(odd).toEqual([]);
});

test('a page name has a star for folded parts, and the home page has its name', () => {
  expect(['/', '/products/:id', '/blog/:id/a-:id'].map(pageLabel)).toEqual([
    'Home page',
    '/products/*',
    '/blog/*/a-*',
  ]);
});

test.each([
  [7, 'seventh'],
  [9, '9th'],
  [11, '11th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [103, '103rd'],
])('the ordinal of %i is %s', (n, name) => {
  expect(ordinal(n)).toBe(name);
});

test('a plan in the limit email has separators, and one team member in the singular', () => {
  expect(serviceMails.limit.offer('Solo', '40,000', 1, 1_249)).toBe(
    'Solo: 40,000 sessions a month, 1 team member, $1,249 / month',
  );
});

test('heatmap counts have thousands separators', () => {
  expect(heatmap.pageOption('/', 1_385)).toBe('Home page (1,385 sessions)');
  expect(heatmap.visits(1_903, 1_385, 'on phones')).toBe('1,903 views in 1,385 sessions on phones');
  expect(heatmap.clicks(1_306)).toBe('1,306 clicks');
  expect(heatmap.visits(1, 1, 'on phones')).toBe('1 view in 1 session on phones');
});
