import { afterEach, expect, test } from 'vitest';
import { maskResourceUrl, maskUrl } from '../../web/tracker/privacy/mask-url.ts';
import { forgetTyped, rememberTyped } from '../../web/tracker/privacy/typed-words.ts';
import { processorTimeOf } from '../processor-time.ts';

afterEach(forgetTyped);

test.each([
  ['/mugs?page=2&utm_source=news&debug', '/mugs?page=_&utm_source=news&debug'],
  ['/?route=checkout/cart|add&product_id=43', '/?route=checkout/cart|add&product_id=_'],
  ['/?dispatch=checkout.complete&order_id=7', '/?dispatch=checkout.complete&order_id=_'],
  ['/index.php?rt=checkout/cart&product_id=50', '/index.php?rt=checkout/cart&product_id=_'],
  [
    '/index.php?main_page=product_info&products_id=8&rt=a1b2',
    '/index.php?main_page=product_info&products_id=_&rt=_',
  ],
  ['/?route=a1b2&controller=ann@example.com', '/?route=_&controller=_'],
  ['https://shop.example/a?q=wolf+bane', 'https://shop.example/a?q=_'],
  ['/a?utm_source=ann%40example.com', '/a?utm_source=***************'],
  ['https://ann:secret@shop.example/a', 'https://shop.example/a'],
  ['/a#prices', '/a#prices'],
  ['/app#/orders/open', '/app#/orders/open'],
  ['/a#access_token=eyJhbGciOi', '/a'],
  ['/a#9f8e7d6c', '/a'],
  ['/#/orders/1042', '/#/orders/1042'],
  ['/#/heroes;id=15;token=eyJhbGciOi/team;x=1?sort=up', '/#/heroes/team?sort=_'],
  ['/a#prices;access_token=eyJhbGciOi', '/a#prices'],
  ['/heroes;id=15;token=eyJhbGciOi/team;x=1', '/heroes/team'],
  ['/cart.do;jsessionid=1F2A3C?step=2', '/cart.do?step=_'],
  ['https://ann;x:secret@shop.example/mugs', 'https://shop.example/mugs'],
  ['/#/orders/3f2a9c8e7d3f2a9c8e7d3f2a9c8e7d3f/edit', '/#/orders/_/edit'],
  ['/app#!/search?q=zeppelin&page=2', '/app#!/search?q=_&page=_'],
  ['/#/mugs?utm_source=news', '/#/mugs?utm_source=news'],
  ['/#/u/ann@example.com', '/#/u/***************'],
  ['/#/u/ann%40example.com', '/#/u/***************'],
  ['/#/pay/4111111111111111', '/#/pay/****************'],
  ['/#/%E3%82%AB%E3%83%BC%E3%83%88', '/#/%E3%82%AB%E3%83%BC%E3%83%88'],
  ['/#/access_token=eyJhbGciOi&expires=1', '/'],
  ['/#/callback/id_token=eyJhbGciOi', '/'],
  ['/#/callback#access_token=eyJhbGciOi', '/'],
  ['/#/callback?code=8f3a2b', '/#/callback?code=_'],
  ['/#/callback?code=8f3a2b#access_token=eyJhbGciOi', '/'],
  ['/#//eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl', '/'],
  ['/u/ann@example.com/edit', '/u/***************/edit'],
  ['/u/ann%40example.com', '/u/***************'],
  ['/pay/4111111111111111', '/pay/****************'],
  ['/reset/3f2a9c8e7d3f2a9c8e7d3f2a9c8e7d3f', '/reset/_'],
  ['/media/monster-trees-in-the-fog-400x500.jpg', '/media/_.jpg'],
  ['/reset/3f2a9c8e7d3f2a9c8e7d3f2a9c8e7d.3f2a9', '/reset/_'],
  ['/p/0b7e2f9c-8d1a-4c3b-9e5f-6a7b8c9d0e1f', '/p/0b7e2f9c-8d1a-4c3b-9e5f-6a7b8c9d0e1f'],
  ['mailto:ann@example.com?subject=x', 'mailto:'],
  ['tel:+442079460958', 'tel:'],
  ['?739201', '?_'],
])('masks the address %s as %s', (address, masked) => {
  expect(maskUrl(address)).toBe(masked);
});

test('keeps only what an image needs to load', () => {
  expect(maskResourceUrl('/i/mug-3f2a9c8e7d3f2a9c8e7d3f2a9c8e7d3f.webp?w=640&q=75&sig=abc')).toBe(
    '/i/mug-3f2a9c8e7d3f2a9c8e7d3f2a9c8e7d3f.webp?w=640&q=75&sig=_',
  );
  expect(maskResourceUrl('/combo/base;1.css')).toBe('/combo/base;1.css');
  expect(maskResourceUrl('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
});

test('omits the hash of an email address from the picture of an avatar, because the address can be guessed', () => {
  const hash = '205e460b479e2e5b48aec07710c08d50';
  expect(maskResourceUrl(`https://www.gravatar.com/avatar/${hash}?s=80`)).toBe(
    'https://www.gravatar.com/avatar/_?s=_',
  );
  expect(maskResourceUrl('/avatars/ann.png')).toBe('/avatars/ann.png');
  const product = '/files/avatar-the-last-airbender-figure-2024.jpg';
  expect(maskResourceUrl(product)).toBe(product);
});

test.each([
  ['/search?q=zeppelin&w=640', '/search?q=_&w=640'],
  ['/mug.jpg?w=64&q=90', '/mug.jpg?w=64&q=90'],
])('keeps the parameter q of the resource %s only if it is a quality', (address, masked) => {
  expect(maskResourceUrl(address)).toBe(masked);
});

test.each([
  ['/_next/image?url=%2Fmug.png&w=640&q=75', '/_next/image?url=%2Fmug.png&w=640&q=75'],
  ['/images?src=%2Fmug.png&w=640&q=75', '/images?src=%2Fmug.png&w=640&q=75'],
  ['/images?src=mug', '/images?src=_'],
  [
    '/i?url=https%3A%2F%2Fcdn.example%2Fmug.jpg%3Fv%3D17',
    'url=https%3A%2F%2Fcdn.example%2Fmug.jpg',
  ],
  ['/i?url=%2Fmug.jpg%3Fsig%3Dab&w=9', '/i?url=_&w=9'],
  ['/i?url=%2F4111111111111111.png', 'url=%2F****************.png'],
  ['/i?url=%2Fann%40example.com', '/i?url=_'],
  ['/i?url=mina', '/i?url=_'],
])('keeps the path of the picture in %s', (address, masked) => {
  expect(maskResourceUrl(address)).toContain(masked);
  expect(maskUrl(address)).toMatch(/\?(url|src)=_/);
});

test.each([
  '/find/100%-Mina-Harker',
  '/find/%FC-Mina-Harker',
  '/find/Mina%2520Harker',
  '/find/Mina%252520Harker',
  'https://mina.harker.example/?a=b',
  '/?mina&harker',
  '/?route=mina/harker',
  '/#/find/Mina%20Harker',
  '/#/find/mina-harker/12',
  '/#!/find?mina',
])('typed text is masked in the address %s', (address) => {
  rememberTyped({}, 'Mina Harker');
  expect(maskUrl(address)).not.toMatch(/mina|harker/i);
});

test.each([
  "data:image/svg+xml;utf8,<svg width='100%'><text>Mina Harker</text></svg>",
  '/_next/image?url=%2Fmina-harker.png&w=640',
  'data:,Mina%20Harker',
  'data:;base64,TWluYSBIYXJrZXI=',
  'data:application/xhtml+xml,<p>Mina Harker</p>',
])('typed text is masked in the content of %s', (address) => {
  rememberTyped({}, 'Mina Harker');
  expect(maskResourceUrl(address)).not.toMatch(/mina|harker|TWluYSBIYXJrZXI/i);
});

test('masking part of an unencoded address does not encode the rest', () => {
  rememberTyped({}, 'Mina Harker');
  const drawing = (text: string) => `data:image/svg+xml;utf8,<svg viewBox="0 0 9 9">${text}</svg>`;
  expect(maskResourceUrl(drawing('Mina Harker'))).toBe(drawing('*****'));
});

test('an SVG in a data URL is masked like text', () => {
  const inBase64 = (text: string) => Buffer.from(text).toString('base64');
  const drawing = (mail: string) => `<svg><text>${mail}</text></svg>`;
  const [plain, masked] = [drawing('jürgen@example.com'), drawing('******************')];
  const svg = 'data:image/svg+xml';
  expect(maskResourceUrl(`${svg},${encodeURIComponent(plain)}`)).toBe(
    `${svg},${encodeURIComponent(masked)}`,
  );
  expect(maskResourceUrl(`${svg};base64,${inBase64(plain)}`)).toBe(`${svg};base64,${btoa(masked)}`);
  expect(maskResourceUrl(`${svg};base64,${btoa(masked)}`)).toBe(`${svg};base64,${btoa(masked)}`);
});

test.each([
  '?'.repeat(100_000),
  'a=&'.repeat(33_000),
  '/%40'.repeat(25_000),
  `http://${'@'.repeat(100_000)}`,
  '#/a?b'.repeat(25_000),
  `/#/${'a/'.repeat(50_000)}`,
])('takes linear time for hostile text (%#)', (text) => {
  expect(processorTimeOf(() => maskUrl(text), 300)).toBeLessThan(300);
});
