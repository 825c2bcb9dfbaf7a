import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const fails = (visit: RecordingBuilder, ms: number, path = '/faq?_rsc=_') =>
  visit.emit(ms, 'rv:request', { ...failing, path, status: 404 });
const claims = (visit: RecordingBuilder) =>
  (['failed-request', 'error-click'] as const).filter(
    (kind) => signals(visit.until(20_000), kind).length > 0,
  );

test.each([
  '/faq?_rsc=_',
  '/_next/data/Ab3/faq.json',
  '/faq/_payload.json',
  '/faq/__data.json',
  '/page-data/faq/page-data.json',
])('a page that a framework fetches in advance and that fails is no problem: %s', (path) => {
  expect(claims(fails(home(), 5_000, path))).toEqual([]);
});

test('a failed request of a page for anything else is a problem', () => {
  expect(claims(fails(home(), 5_000, '/faq.json?page=_'))).toEqual(['failed-request']);
});

test('a page that a click or a submit fetches is a failed request', () => {
  expect(claims(fails(home().click(4_000, { link: 'page' }), 4_100))).toEqual([
    'failed-request',
    'error-click',
  ]);
  const search = home().emit(4_000, 'rv:submit', { form: 'form', label: '' });
  expect(claims(fails(search, 4_100))).toEqual(['failed-request']);
});

test('a page fetched in advance by the page behind a link was not fetched by the click', () => {
  const visit = home().click(4_000, { link: 'page' }).page(4_200, '/about', 'push').mutate(4_250);
  expect(claims(fails(visit, 4_600))).toEqual([]);
});

test('pages that an opened menu fetches in advance are no problem', () => {
  expect(claims(fails(home().click(4_000).mutate(4_050), 4_300))).toEqual([]);
});

test('pages that an opened menu fetches in advance are no problem if the visitor opens others', () => {
  const menu = fails(home().click(4_000).mutate(4_050), 4_300, '/help/faq?_rsc=_');
  const back = menu.page(6_000, '/help', 'push').mutate(6_050).page(9_000, '/', 'pop');
  expect(claims(back.mutate(9_050))).toEqual([]);
});

test.each([
  ['/?_rsc=_', '/'],
  ['/_next/data/Ab3/index.json', '/'],
  ['/_next/data/Ab3/en/faq.json', '/faq'],
  ['/faq/__data.json', '/faq'],
  ['/page-data/faq/page-data.json', '/faq'],
])('a page that opens without its data %s is a problem', (path, page) => {
  const menu = fails(home().click(4_000, { link: 'page' }).mutate(4_050), 4_300, path);
  expect(claims(menu.page(4_400, page))).toEqual(['failed-request']);
});

test('a page that opens although fetching its data failed is a problem', () => {
  const menu = home().click(4_000, { link: 'page' }).mutate(4_050);
  expect(claims(fails(menu, 4_300).page(4_400, '/faq'))).toEqual(['failed-request']);
});

const script = (visit: RecordingBuilder, ms: number, initiator: string) =>
  visit.emit(ms, 'rv:request', { ...failing, path: '/checkout.js', status: 404, initiator });
test.each([
  ['that needs it', '/checkout', 'script'],
  ['that fetched it in advance, if no other needed it', '/', 'link'],
])('a missing script is reported on the page %s', (_, page, initiator) => {
  const visit = script(home(), 1_000, 'link').page(5_000, '/checkout');
  const found = signals(script(visit, 5_200, initiator).until(20_000), 'failed-request');
  expect(found.map((each) => each.page)).toEqual([page]);
});
