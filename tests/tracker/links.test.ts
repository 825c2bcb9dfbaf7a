import { expect, test } from 'vitest';
import { describe } from '../../web/tracker/evidence/element/describe.ts';

test.each([
  ['#sizes', 'fragment'],
  ['javascript:void(0)', 'fragment'],
  ['JavaScript:;', 'fragment'],
  ['/cart', 'page'],
  ['https://maps.example/', 'other-site'],
])('a link to %s is described as one to: %s', (href, link) => {
  document.body.innerHTML = `<a href="${href}">Size chart</a>`;
  expect(describe(document.querySelector('a') as Element).link).toBe(link);
});
