import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closestShown, formOf, parentOf } from '../../web/tracker/evidence/element/flat-tree.ts';
import { boxInView, isShown } from '../../web/tracker/evidence/element/in-view.ts';
import { fileUrlOf, isFileOfHidden, urlOf } from '../../web/tracker/evidence/file-url.ts';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1_000);
  vi.stubGlobal('innerHeight', 500);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const shadow = (host: Element, html: string) => {
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root.firstElementChild as Element;
};

test('the form of a field is found around its component', () => {
  const form = show('<form><x-field></x-field></form>');
  const label = shadow(form.firstElementChild as Element, '<label><input></label>');
  expect(formOf(label.firstElementChild as Element)).toBe(form);
  expect(formOf(form)).toBe(form);
  expect(formOf(show('<input>'))).toBeNull();
  expect(parentOf(document.documentElement)).toBeNull();
});

test('content that a component shows in its internal button is part of that button', () => {
  const host = show('<x-card><b>Mug</b></x-card>');
  const button = shadow(host, '<button><slot></slot></button>');
  const text = host.firstElementChild as Element;
  expect(closestShown(text, 'button')).toBe(button);
  expect(closestShown(text, 'x-card')).toBe(host);
  expect(closestShown(text, 'b')).toBe(text);
  expect(closestShown(text, 'form')).toBeUndefined();
});

const place = (left: number, top: number, width: number, height: number) => {
  const element = show('<p></p>');
  const box = { left, top, width, height, right: left + width, bottom: top + height };
  element.getBoundingClientRect = () => box as DOMRect;
  return boxInView(element) !== undefined;
};
test.each<[string, boolean, [number, number, number, number]]>([
  ['in the window', true, [10, 10, 100, 50]],
  ['two pixels wide and high', true, [0, 0, 2, 2]],
  ['a line', false, [0, 0, 100, 1]],
  ['a narrow line', false, [0, 0, 1, 100]],
  ['left of it', false, [-100, 10, 100, 50]],
  ['partly left of it', true, [-99, 10, 100, 50]],
  ['above it', false, [10, -50, 100, 50]],
  ['partly above it', true, [10, -49, 100, 50]],
  ['right of it', false, [1_000, 10, 100, 50]],
  ['at its right edge', true, [999, 10, 100, 50]],
  ['below it', false, [10, 500, 100, 50]],
  ['at its lower edge', true, [10, 499, 100, 50]],
])('a visitor sees an element %s: %s', (_, isSeen, box) => {
  expect(place(...box)).toBe(isSeen);
});

test('an element counts as shown in a browser that does not tell', () => {
  const element = show('<p></p>');
  Object.assign(element, { checkVisibility: undefined });
  expect(isShown(element)).toBe(true);
  const asked: unknown[] = [];
  Object.assign(element, { checkVisibility: (options: unknown) => asked.push(options) && false });
  expect(isShown(element)).toBe(false);
  expect(asked).toEqual([{ visibilityProperty: true, opacityProperty: true }]);
});

test.each<[unknown, string | undefined]>([
  ['/cart?id=1', `${location.origin}/cart?id=1`],
  [new URL('https://api.example/'), 'https://api.example/'],
  ['http://api.example/', 'http://api.example/'],
  ['blob:https://shop.example/1', undefined],
  ['data:text/plain,x', undefined],
  ['https://', undefined],
  [{ toString: () => '/cart' }, undefined],
  [undefined, undefined],
])('the URL of a request to %s is %s', (address, url) => {
  expect(urlOf(address)?.href).toBe(url);
});

test.each([
  ['<img src="/a.png">', '/a.png'],
  ['<link href="/a.css">', '/a.css'],
  ['<script type="x" src="/a.js"></script>', '/a.js'],
  ['<video src="/a.mp4"></video>', '/a.mp4'],
  ['<p src="/a.png"></p>', undefined],
  ['<a href="/a.png"></a>', undefined],
])('the file that may have failed to load in %s is %s', (html, path) => {
  expect(fileUrlOf(show(html))?.pathname).toBe(path);
});

test('a picture that shows another file than its first one failed to load that one', () => {
  const picture = show('<img src="/small.png">');
  Object.defineProperty(picture, 'currentSrc', { value: `${location.origin}/large.png` });
  expect(fileUrlOf(picture)?.pathname).toBe('/large.png');
  const video = show('<video src="/new.mp4"></video>');
  Object.defineProperty(video, 'currentSrc', { value: `${location.origin}/old.mp4` });
  expect(fileUrlOf(video)?.pathname).toBe('/new.mp4');
});

test('the last of several sources failed only if all others did', () => {
  const video = show('<video><source src="/a.webm"><source src="/a.mp4"></video>');
  const files = [...video.children].map((source) => fileUrlOf(source)?.pathname);
  expect(files).toEqual([undefined, '/a.mp4']);
});

test('a file that a marked element loads is known as hidden', () => {
  show('<p data-reveille-mask><img src="/secret.png"></p><img src="/mug.png">');
  document.body.append(document.createElement('img'));
  const isHidden = (path: string) => isFileOfHidden(new URL(path, location.origin));
  expect([isHidden('/secret.png'), isHidden('/mug.png'), isHidden('/gone.png')]).toEqual([
    true,
    false,
    false,
  ]);
});
