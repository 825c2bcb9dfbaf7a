import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IssueDays } from '../../../web/app/insights/issue-days.tsx';
import { countsUpTo, labeledDays, withoutGaps } from '../../../web/app/ui/chart/chart-axis.ts';
import { Tab, tabAt } from '../tab.tsx';

const day = (date: string, exposed: number, affected: number) => ({ date, exposed, affected });
const shown = (days: ReturnType<typeof day>[]) =>
  render(
    <Tab history={tabAt('/issues/1')}>
      <IssueDays days={days} />
    </Tab>,
  );

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [18, [0, 5, 10, 15, 20]],
  [45, [0, 20, 40, 60]],
  [1_200, [0, 500, 1_000, 1_500]],
])('an axis up to %i has the counts %j', (most, counts) => {
  expect(countsUpTo(most)).toEqual(counts);
});

test('an axis without a largest count has no lines', () => {
  expect(countsUpTo(Number.NaN)).toEqual([]);
});

test('an axis has at most five whole numbers at equal distances, and the last exceeds the highest value', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (most) => {
      const counts = countsUpTo(most);
      const [first, step = 0] = counts;
      expect(first).toBe(0);
      expect(counts).toEqual(counts.map((_, place) => place * step));
      expect(counts.length).toBeLessThanOrEqual(5);
      expect(Number.isInteger(step)).toBe(true);
      expect(counts.at(-1)).toBeGreaterThanOrEqual(most);
      expect(counts.at(-2)).toBeLessThan(most);
    }),
  ));

test('a day without numbers keeps its position on the axis', () => {
  const known = [day('2026-02-27', 3, 1), day('2026-03-02', 2, 2)];
  expect(withoutGaps(known)).toEqual([
    known[0],
    { date: '2026-02-28' },
    { date: '2026-03-01' },
    known[1],
  ]);
  expect(withoutGaps([])).toEqual([]);
});

test.each([
  [1, [0]],
  [6, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6]],
  [30, [0, 10, 19, 29]],
])('of %i days, those at %j have a date below them', (count, places) => {
  expect(labeledDays(count)).toEqual(places);
});

test('a screen reader gets the issue history as one image with the range of dates and counts', () => {
  shown([day('2026-11-17', 10, 0), day('2026-11-18', 0, 0), day('2026-11-19', 9, 3)]);
  screen.getByRole('img', {
    name: 'Nov 17, 2026 to Nov 19, 2026: 0 to 3 visitors affected per day. At most 10 reached it in a day.',
  });
  for (const label of ['Nov 17', 'Nov 18', 'Nov 19', '5', '10'])
    screen.getByText(label, { selector: 'span' });
});

test('only the zero line of a chart is strong', () => {
  const { container } = shown([day('2026-11-17', 10, 0)]);
  const lines = [...container.querySelectorAll<HTMLElement>('[class*=border-t]')];
  expect(lines.map(({ style }) => style.bottom)).toEqual(['0%', '50%', '100%']);
  expect(lines.map(({ classList }) => classList.contains('border-line-strong'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a bar is as high as its day’s visitors on the axis, with the affected ones as its lower part', () => {
  shown([day('2026-11-17', 10, 0), day('2026-11-18', 0, 0), day('2026-11-19', 5, 4)]);
  const bars = screen.getAllByTitle(/./) as HTMLElement[];
  expect(
    bars.map((bar) => [bar.style.height, (bar.firstElementChild as HTMLElement).style.height]),
  ).toEqual([
    ['100%', '0%'],
    ['0%', '0%'],
    ['50%', '80%'],
  ]);
});

test('a date is centered below its bar', () => {
  shown([day('2026-11-17', 10, 0), day('2026-11-18', 4, 1)]);
  const dates = ['Nov 17', 'Nov 18'].map((date) => screen.getByText(date, { selector: 'span' }));
  expect(dates.map(({ style }) => style.left)).toEqual(['25%', '75%']);
});

test('with too many days, some dates are omitted, but not the first and last', () => {
  const november = Array.from({ length: 30 }, (_, place) =>
    day(`2026-11-${String(place + 1).padStart(2, '0')}`, 4, 1),
  );
  const { container } = shown(november);
  const dates = [...container.querySelectorAll('[data-date]')].map((each) => each.textContent);
  expect(dates).toEqual(['Nov 1', 'Nov 11', 'Nov 20', 'Nov 30']);
});
