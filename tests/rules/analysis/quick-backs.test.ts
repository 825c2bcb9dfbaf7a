import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

type Kind = 'load' | 'push' | 'replace' | 'reload' | 'back-forward';
type Step = readonly [page: string, kind: Kind, clickedRole?: string, waitMs?: number];

const link = { tag: 'a', link: 'page', label: 'More' } as const;
/** A page every 2.2 seconds. A step with a role starts with a click on such an element. */
function quickBacksOf(...steps: readonly Step[]): number {
  const visit = home();
  steps.forEach(([page, kind, role, waitMs = 300], index) => {
    const at = (index + 1) * 2_200;
    if (role) visit.click(at, { ...link, role });
    visit.page(at + waitMs, page, kind);
  });
  return signals(visit.until(30_000), 'quick-back').length;
}
const there: Step = ['/rates', 'load', 'link'];
const back: Step = ['/', 'load', 'link'];

test('a page that a link opens and another link leaves within seconds is a quick back', () => {
  expect(quickBacksOf(there, back)).toBe(1);
});

test('a quick back names the link that opened the page, not a control that was clicked before', () => {
  const visit = home()
    .click(1_000, { tag: 'button', label: 'Look up' })
    .click(4_000, { ...link, label: 'Rates' })
    .page(4_300, '/rates', 'load')
    .page(6_500, '/', 'back-forward');
  const [found] = signals(visit.until(30_000), 'quick-back');
  expect(found?.element?.label).toBe('Rates');
});

test.each<[string, readonly Step[]]>([
  ['the first navigation only replaces the address', [['/rates', 'replace', 'link'], back]],
  ['the second navigation only replaces the address', [there, ['/', 'replace', 'link']]],
  ['the visitor continues to a third page', [there, ['/help', 'load', 'link']]],
  [
    'the visitor continues to another page of the same script',
    [there, ['/?route=cart', 'load', 'link']],
  ],
  ['a link opens the same page again', [['/', 'load', 'link'], back]],
  ['no click led to the page', [['/rates', 'load'], back]],
  ['an app opens the page long after the click', [['/rates', 'push', 'link', 2_100], back]],
  ['a link on the page opens it again', [there, there, back]],
  ['the page changes its address to another one', [there, ['/rates/eur', 'replace'], back]],
  [
    'tabs open both pages',
    [
      ['/rates', 'push', 'tab'],
      ['/', 'push', 'tab'],
    ],
  ],
])('no quick back: %s', (_, steps) => {
  expect(quickBacksOf(...steps)).toBe(0);
});

test.each<[string, readonly Step[]]>([
  ['the page takes seconds to load', [['/rates', 'load', 'link', 2_100], back]],
  ['the page is reloaded before it is left', [there, ['/rates', 'reload'], back]],
  ['a link opens the page, and a tab the first one again', [there, ['/', 'push', 'tab']]],
  [
    'a tab opens the page, and the visitor goes back',
    [
      ['/rates', 'push', 'tab'],
      ['/', 'back-forward'],
    ],
  ],
])('a quick back: %s', (_, steps) => {
  expect(quickBacksOf(...steps)).toBe(1);
});
