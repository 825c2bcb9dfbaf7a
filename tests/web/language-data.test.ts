import { afterEach, expect, test, vi } from 'vitest';
import { initials } from '../../web/app/lib/names.ts';
import { formatInstant } from '../../web/app/lib/time/dates.ts';

afterEach(() => void vi.restoreAllMocks());

const named = (first_name: string, last_name: string) =>
  initials({ first_name, last_name, email: 'a@example.com' });

test.each([
  ['Ann', 'Archer', 'AA'],
  [' élodie', 'ørsted', 'ÉØ'],
  ['e\u0301lodie', '山田', 'E\u0301山'],
  ['👩‍💻 dev', 'ßmith', '👩‍💻SS'],
])('the initials of %s %s are %s', (first, last, expected) => {
  expect(named(first, last)).toBe(expected);
});

test('initials of English names do not load segmentation rules, which takes 20 ms', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  expect(named('Ann', 'Archer')).toBe('AA');
  expect(segmenter).not.toHaveBeenCalled();
  expect(named('Ann', '山田')).toBe('A山');
  expect(segmenter).toHaveBeenCalledOnce();
});

test('a list of dates creates each formatter once', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const dates = Array.from({ length: 20 }, (_, day) =>
    formatInstant('Pacific/Chatham', `2026-11-${10 + day}T08:00:00Z`, 'moment'),
  );
  expect(dates[0]).toBe('Nov 10, 2026 9:45 PM');
  expect(format).toHaveBeenCalledTimes(2);
});
