import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maskCss } from '../../web/tracker/privacy/mask-css.ts';
import { maskUrl } from '../../web/tracker/privacy/mask-url.ts';
import {
  forgetTyped,
  maskTyped,
  rememberTyped,
  setVocabulary,
} from '../../web/tracker/privacy/typed-words.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  forgetTyped();
  vi.useRealTimers();
});
const field = {};

test('what was typed is found in whatever case, the longer before what is a part of it', () => {
  rememberTyped({}, 'wolf');
  rememberTyped({}, ' Wolf bane ');
  expect(maskTyped('Results for WOLF BANE, wolf and Wolfgang')).toBe(
    'Results for *****, ***** and *****gang',
  );
});

test.each([
  ['İstanbul Sokak', 'Results for İSTANBUL SOKAK, near İzmir'],
  ['Οδυσσεύς', 'Results for ΟΔΥΣΣΕΎΣ, near İzmir'],
])('%s is found however its letters look in another case', (value, text) => {
  rememberTyped(field, value);
  expect(maskTyped(text)).toBe('Results for *****, near İzmir');
});

test('a page that answers late is masked for what the field held before, and not for ever', () => {
  rememberTyped(field, 'wolfb');
  rememberTyped(field, 'wolfbane');
  expect(maskTyped('Searching wolfb…')).toBe('Searching *****…');
  vi.advanceTimersByTime(5_000);
  expect(maskTyped('Searching wolfb…')).toBe('Searching wolfb…');
  expect(maskTyped('wolfbane')).toBe('*****');
});

test('the first letters of a search are masked, but not the page’s own words', () => {
  setVocabulary(new Set(['the', 'other', 'mugs']));
  rememberTyped(field, 'the');
  expect(maskTyped('the other mugs')).toBe('the other mugs');
  rememberTyped(field, 'zq');
  expect(maskTyped('No results for “zq” among the mugs')).toBe(
    'No results for “*****” among the mugs',
  );
});

test.each([
  ['4825075', 'You earn 4,825,075 a year', 'You earn ***** a year'],
  ['02079460958', 'Call (020) 7946-0958', 'Call (*****'],
  ['Ann & Bob Lee', 'ann-bob-lee', '*****'],
  ['Zoë Müller', 'zoe-muller', '*****'],
  ['one street\ntwo houses', '<p>two houses</p>', '<p>*****</p>'],
  ['Renfield Holmwood', 'Dear Renfield,', 'Dear *****,'],
])('%s is found in “%s”', (value, text, masked) => {
  rememberTyped(field, value);
  expect(maskTyped(text)).toBe(masked);
});

test.each([
  ['/find/wolf%20bane', '/find/*****'],
  ['/find/wolf-bane/2#/find/wolf-bane', '/find/*****/2#/find/*****'],
  ['/find/wolf+bane', '/find/*****'],
])('in the address %s it is masked however its spaces are written', (address, masked) => {
  rememberTyped(field, 'wolf bane');
  expect(maskUrl(address)).toBe(masked);
});

test('a page keeps its name where the site itself used the typed word before', () => {
  rememberTyped(field, 'contact');
  expect(maskUrl('/contact')).toBe('/*****');
  setVocabulary(new Set(['contact']));
  expect(maskUrl('/contact')).toBe('/contact');
});

test('a style says nothing that was typed and still draws what it drew', () => {
  rememberTyped(field, 'none');
  const drawing = `url("data:image/svg+xml,%3Csvg transform='rotate(4)'%3E person@example.com %3C/svg%3E")`;
  expect(maskCss(`.a{display:none;content:"none";background:${drawing}}.b{color:red}`)).toBe(
    `.a{display:none;content:"*****";background:${drawing.replace('person@example.com', '******************')}}.b{color:red}`,
  );
  expect(maskCss('.a{background:url("/i.png?token=x)y&w=2")}')).toBe(
    '.a{background:url("/i.png?token=_&w=2")}',
  );
});

test('of overlapping repeats nothing is left', () => {
  rememberTyped({}, 'wolfbane');
  rememberTyped({}, 'baneberry');
  expect(maskTyped('a wolfbaneberry, a wolfbane')).toBe('a *****, a *****');
});

test('what is typed into one field is found in a text as long as another field holds it', () => {
  const other = {};
  rememberTyped(field, 'wolfbane');
  rememberTyped(other, 'wolfbane');
  rememberTyped(other, '');
  rememberTyped(field, 'wolfban');
  vi.advanceTimersByTime(5_000);
  expect(maskTyped('wolfbane')).toBe('*****');
  forgetTyped();
  rememberTyped(field, 'wolfban');
  expect(maskTyped('wolfbane')).toBe('*****e');
});

test('a letter costs the page little, however long the text that it is added to', () => {
  let letter = 'Dear Sir or Madam, '.repeat(80);
  const before = process.cpuUsage().user;
  for (let count = 0; count < 100; count++) {
    letter += 'wolf bane '.charAt(count % 10);
    rememberTyped(field, letter);
    maskTyped(`${count} letters`);
  }
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
});

test.each([
  ['quotes', '"'.repeat(100_000)],
  ['quotes that do not end', '"abcd '.repeat(17_000)],
  ['addresses that do not end', 'url("?'.repeat(17_000)],
  ['addresses', 'url(?)'.repeat(17_000)],
  ['drawings', 'url("data:image/svg+xml,")'.repeat(4_000)],
  ['what was typed, nearly', 'wolf ban'.repeat(12_500)],
  ['what was typed', 'wolf bane'.repeat(11_000)],
])('is linear in its input: 100 kB of %s', (_, text) => {
  rememberTyped(field, 'wolf bane');
  const before = process.cpuUsage().user;
  maskCss(text);
  maskTyped(text);
  expect(process.cpuUsage().user - before).toBeLessThan(300_000);
});
