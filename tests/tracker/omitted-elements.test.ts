import { expect, test } from 'vitest';
import { isOmitted } from '../../web/tracker/page/omitted-elements.ts';

test.each([
  ['<link rel="stylesheet" href="/a.css">', false],
  ['<link rel="alternate StyleSheet" href="/a.css">', false],
  ['<link rel="icon" href="/a.png">', true],
  ['<link rel="stylesheets" href="/a.css">', true],
  ['<link href="/a.css">', true],
  ['<meta charset="utf-8">', false],
  ['<meta name="viewport" content="width=device-width">', false],
  ['<meta name="description" content="Mugs">', true],
  ['<meta property="og:title" content="Mugs">', true],
  ['<script></script>', true],
  ['<selectedcontent>Mugs</selectedcontent>', true],
  ['<p></p>', false],
])('whether a recording omits %s: %s', (html, expected) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild as Element;
  expect(isOmitted(element, element.localName)).toBe(expected);
});
