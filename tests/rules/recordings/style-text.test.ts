import { expect, test } from 'vitest';
import { applyStyleChange, parseStyle } from '../../../lambdas/contract/replay/style-text.ts';

const RED = { color: 'red' };

test.each([
  ['color: blue; width: 1px', RED, 'color: red; width: 1px;'],
  ['width:1px', RED, 'width: 1px; color: red;'],
  ['', RED, 'color: red;'],
  ['color: blue; width: 1px;', { color: false }, 'width: 1px;'],
  ['color: blue', { color: ['red', 'important'] }, 'color: red !important;'],
  ['color: blue', { color: ['red', ''] }, 'color: red;'],
  // Semicolons inside quotes, parentheses and escapes.
  [
    'background: url(data:a;base64,b); x: 1',
    RED,
    'background: url(data:a;base64,b); x: 1; color: red;',
  ],
  ['background: url(a(b;c);d); x: 1', { x: false }, 'background: url(a(b;c);d);'],
  [`content: "a;b"; x: 1`, { x: false }, `content: "a;b";`],
  [`content: 'a\\';b"'; x: 1`, { x: false }, `content: 'a\\';b"';`],
  // An unclosed value continues to the end.
  ['x: 1; content: "a; y: 2', { x: false }, 'content: "a; y: 2;'],
  ['x: 1; background: url(a; y: 2', { x: false }, 'background: url(a; y: 2;'],
  ['x: 1); y: 2', { x: false }, 'y: 2;'],
  // Invalid declarations.
  [': 1; novalue; ; y: 2', RED, 'y: 2; color: red;'],
] as const)('the style "%s" changed by %o is "%s"', (before, change, after) => {
  expect(applyStyleChange(parseStyle(before), change).text).toBe(after);
});
