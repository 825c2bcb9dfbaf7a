import { expect, test } from 'vitest';
import { isOnOtherHost } from '../../../lambdas/recordings/analysis/page/links.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

test.each([
  ['https://www.shop.example/a', 'https://shop.example/', true],
  ['https://shop.example', 'http://www.shop.example/b', true],
  ['//WWW.Shop.example?a', 'https://shop.example/', true],
  ['https://shop.example/a', 'https://shop.example/', false],
  ['/a', 'https://shop.example/', false],
  ['https://m.shop.example/a', 'https://shop.example/', false],
  ['https://www.shop.example:8080/a', 'https://shop.example/', false],
  ['https://shop.example/a', '', false],
])('whether %s is on the other host of %s: %s', (reference, address, expected) => {
  expect(isOnOtherHost(reference, address)).toBe(expected);
});

const LINK = 80;
/** A click on a link to this address, and a click on another control later. */
const opens = (href: string, then: (visit: RecordingBuilder) => RecordingBuilder) => {
  const node = { id: LINK, type: 2, tagName: 'a', attributes: { href }, childNodes: [] };
  const visit = home()
    .at(10, 4, { href: 'https://shop.example/', width: 1_000, height: 800 })
    .change(100, { adds: [{ parentId: 5, nextId: null, node }] })
    .click(2_000, { role: 'link', tag: 'a', link: 'other-site', selector: 'a' }, { id: LINK });
  return signals(then(visit).until(60_000), 'dead-click').map(({ element }) => element?.selector);
};
const WWW = 'https://www.shop.example/offers';
const stays = (visit: RecordingBuilder) =>
  visit.click(12_000, { selector: '#menu' }).mutate(12_020);

test('a link to the same website with www. is dead if the visitor stays', () => {
  expect(opens(WWW, stays)).toEqual(['a']);
});

test('a link whose visitor only jumps to another place of the page is dead', () => {
  expect(opens(WWW, (visit) => stays(visit.page(5_000, '/#offers', 'hash')))).toContain('a');
});

test.each<[string, string, (visit: RecordingBuilder) => RecordingBuilder]>([
  ['leads to another website', 'https://partner.example/', stays],
  [
    'leaves the page late',
    WWW,
    (visit) => stays(visit).emit(20_000, 'rv:visibility', { visible: false }),
  ],
  ['is redirected to a page late', WWW, (visit) => stays(visit).page(20_000, '/offers', 'load')],
  ['is the last click', WWW, (visit) => visit],
  [
    'is clicked again before it could open',
    WWW,
    (visit) => visit.click(2_300, { selector: 'p', looks_interactive: false }),
  ],
  ['leads to a file', 'https://www.shop.example/offers.pdf', stays],
])('a link that %s is not dead', (_, href, then) => {
  expect(opens(href, then)).toEqual([]);
});
