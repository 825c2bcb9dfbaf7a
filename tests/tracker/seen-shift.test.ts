import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seenShift } from '../../web/tracker/evidence/seen-shift.ts';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1_000);
  vi.stubGlobal('innerHeight', 500);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Place = readonly [left: number, top: number, right: number, bottom: number];
const rect = ([left, top, right, bottom]: Place) => ({ left, top, right, bottom });
const GONE: Place = [0, 0, 0, 0];
function move(markup: string, from: Place, to: Place) {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return { node: box.querySelector('.moved'), previousRect: rect(from), currentRect: rect(to) };
}
const pushedOut = (markup: string) => move(markup, [0, 300, 1_000, 500], GONE);
const footer = pushedOut('<footer class="moved"></footer>');
/** A text of 0.4 of the screen moves 100 px down: 0.6 of the screen, by a tenth of its longer side. */
const text = move('<p class="moved"></p>', [0, 100, 1_000, 300], [0, 200, 1_000, 400]);
/** A narrow menu moves 300 px to the right. */
const menu = move('<nav class="moved"></nav>', [100, 0, 200, 50], [400, 0, 500, 50]);

test.each([
  ['without a footer counts as the browser scores it', [text, menu], 0.4],
  ['of a footer alone does not count', [footer], 0],
  ['of a text counts without the footer', [footer, text], 0.06],
  ['counts the longest move of all but the footer', [text, footer, menu], 0.192],
  [
    'counts a text that is pushed out of the screen',
    [footer, pushedOut('<p class="moved"></p>')],
    0.08,
  ],
  [
    'never counts more than the browser’s score',
    [
      footer,
      move('<p class="moved"></p>', [0, 0, 1_000, 100], [0, 400, 1_000, 500]),
      move('<p class="moved"></p>', [0, 0, 1_000, 500], [0, 50, 1_000, 500]),
    ],
    0.4,
  ],
  [
    'of a page’s own footer markup does not count',
    [pushedOut('<div id="siteFooter"><p class="moved"></p></div>')],
    0,
  ],
  [
    'of a footer by its role does not count',
    [pushedOut('<div role="contentinfo" class="moved"></div>')],
    0,
  ],
])('a layout shift %s', (_, sources, score) => {
  expect(seenShift({ value: 0.4, sources })).toBeCloseTo(score, 4);
});

test('a layout shift of a text node belongs to its element, and one of a removed node counts', () => {
  const paragraph = document.createElement('footer');
  paragraph.textContent = 'Imprint';
  const sources = (node: Node | null) => [{ ...footer, node }];
  expect(seenShift({ value: 0.4, sources: sources(paragraph.firstChild) })).toBe(0);
  expect(seenShift({ value: 0.4, sources: sources(null) })).toBe(0.4);
});
