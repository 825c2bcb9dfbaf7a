import { expect, test } from 'vitest';
import { recording } from '../../factories/recording.ts';
import { signals } from '../../factories/signals.ts';

test.each([
  ['/list.php?catid=_', '/item.php?id=_'],
  ['/list.php?sid=_', '/item.php?sid=_&itemid=_'],
])('an item is named by a parameter that the list %s lacks: %s', (list, item) => {
  const visit = recording().page(0, list).click(2_000).page(2_100, item);
  visit.page(4_500, list, 'back-forward').until(30_000);
  expect(signals(visit, 'quick-back')).toEqual([]);
});

test('a page that a parameter names is no item if the navigation links to it', () => {
  const visit = recording().page(0, '/people').click(2_000, { selector: 'nav > a' });
  visit.page(2_100, '/people.php?teamId=_').page(4_500, '/people', 'back-forward');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(1);
});

test('a page of the same session is no item of the page before', () => {
  const visit = recording().page(0, '/people.php?PHPSESSID=_').click(2_000);
  visit
    .page(2_100, '/prices.php?PHPSESSID=_')
    .page(4_500, '/people.php?PHPSESSID=_', 'back-forward');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(1);
});
