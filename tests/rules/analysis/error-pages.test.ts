import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const REFERRER = 'https://shop.example/';
const link = { role: 'link', tag: 'a', label: 'Mugs', link: 'page' } as const;
/** A page that the server answered with an error, and that contains the script. */
const errorPage = (
  visit: RecordingBuilder,
  ms: number,
  status = 404,
  kind: 'load' | 'reload' = 'load',
) =>
  visit
    .page(ms, '/mugs', kind, 800, REFERRER)
    .emit(ms + 300, 'rv:request', { ...failing, path: '/mugs', status, initiator: 'navigation' });

test.each<[string, readonly string[], RecordingBuilder]>([
  ['to a missing page', ['Mugs /mugs 404'], errorPage(home().click(2_000, link), 2_400)],
  ['to a page that is gone', ['Mugs /mugs 410'], errorPage(home().click(2_000, link), 2_400, 410)],
  ['to a page that fails', ['Mugs /mugs 500'], errorPage(home().click(2_000, link), 2_400, 500)],
  [
    'to a page that fails late',
    ['Mugs /mugs 504'],
    errorPage(home().click(2_000, link), 22_000, 504),
  ],
  [
    'of a form',
    ['Pay now /mugs 500'],
    errorPage(home().click(2_000, { submits: true }), 2_400, 500),
  ],
  ['of a form that comes back', [], errorPage(home().click(2_000, { submits: true }), 2_400, 422)],
  ['on something else', [], errorPage(home().click(2_000, { tag: 'p', role: 'paragraph' }), 2_400)],
  ['before a reload', [], errorPage(home().click(2_000, link), 2_400, 404, 'reload')],
  ['after it was opened', [], errorPage(home(), 2_400).click(4_000, link)],
])('a click %s: %j', (_, clicks, visit) => {
  const found = (kind: 'error-click' | 'failed-request') => signals(visit.until(60_000), kind);
  expect(found('error-click').map(({ element, about }) => `${element?.label} ${about}`)).toEqual(
    clicks,
  );
  expect(found('failed-request')).toHaveLength(clicks.length);
  expect(found('error-click').map(({ page }) => page)).toEqual(clicks.map(() => '/'));
});
