import { resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import type { WireframeBox } from '../../../lambdas/contract/signal.ts';
import type { Canvas } from '../../../lambdas/reports/evidence/canvas.ts';
import { draw, type Scene } from '../../../lambdas/reports/evidence/drawing.ts';
import {
  CHROME,
  EDGE,
  EDGE_INK,
  INK,
  PAPER,
  SAND,
  STONE,
  WINDOW,
} from '../../../lambdas/reports/evidence/palette.ts';

const folder = resolve(import.meta.dirname, '../../golden/drawings');

const box = (role: string, at: WireframeBox['box'], isTarget = false): WireframeBox => ({
  ...{ role, label: '', box: at },
  ...(isTarget && { isTarget }),
});
const phone: Scene = {
  viewport: [390, 800],
  boxes: [
    box('heading', [16, 20, 358, 40]),
    box('textbox', [16, 200, 200, 40]),
    box('button', [226, 200, 148, 60], true),
    box('link', [16, 280, 3, 3]),
    box('', [16, 320, 358, 90]),
    box('checkbox', [16, 430, 20, 20]),
  ],
  severity: 'critical',
  page: '/checkout',
  label: 'Apply',
  note: 'clicked 7 times',
};
const computer: Scene = {
  viewport: [1440, 900],
  boxes: [
    // Left out, because it covers most of the page.
    box('main', [0, 0, 1440, 900]),
    box('menuitem', [820, 10, 90, 30]),
    box('tab', [1200, 10, 90, 30]),
    box('searchbox', [810, 120, 300, 40]),
    box('radio', [1120, 130, 16, 16]),
    box('img', [810, 200, 200, 120]),
    box('button', [1050, 240, 40, 24], true),
  ],
  severity: 'important',
  page: 'The page with a name that is much too long for the address bar of its drawing',
  label: 'Add this very long product name to my cart, and then go on shopping',
};
const alone = (at: WireframeBox['box'], rest: Partial<Scene> = {}): Scene => ({
  ...computer,
  page: 'Home page',
  boxes: [box('button', at, true)],
  ...rest,
});

const scenes: Readonly<Record<string, Scene>> = {
  'a-button-on-a-phone': phone,
  'a-small-button-on-a-wide-page': computer,
  'a-control-at-the-top-left': alone([0, 0, 10, 10], { note: 'clicked twice', severity: 'minor' }),
  'a-control-at-the-lower-right': alone([1430, 880, 10, 20], { note: 'clicked 12 times' }),
  'a-control-near-the-top-of-a-short-page': alone([300, 60, 200, 80], { label: 'Кнопка' }),
  'a-page-without-its-control': { ...phone, boxes: phone.boxes.filter((each) => !each.isTarget) },
};

const CELL = { width: 8, height: 16 };
const letters = new Map(
  (
    [
      ...([
        ['.', PAPER],
        [' ', WINDOW],
        ['-', CHROME],
        ['s', STONE],
      ] as const),
      ...([
        ['x', SAND],
        ['e', EDGE],
        ['i', EDGE_INK],
        ['#', INK],
      ] as const),
    ] as const
  ).map(([letter, [red, green, blue]]) => [(red << 16) + (green << 8) + blue, letter]),
);

/** A drawing as text: one letter per 8 × 16 pixels, `o` for marked ones, and a checksum of all pixels per row. */
function rowsOf(drawing: Canvas): string {
  const rows = Array.from({ length: drawing.height / CELL.height }, (_, row) => {
    const size = drawing.width * 3 * CELL.height;
    const sum = crc32(drawing.pixels.subarray(row * size, (row + 1) * size));
    const cells = Array.from({ length: drawing.width / CELL.width }, (__, column) =>
      letterOf(drawing, column * CELL.width, row * CELL.height),
    );
    return `${cells.join('')} ${sum.toString(16).padStart(8, '0')}`;
  });
  return `${rows.join('\n')}\n`;
}

/** The most frequent drawn color of the cell. A thin line shows, its antialiased edge does not. */
function letterOf({ width, pixels }: Canvas, left: number, top: number): string {
  const counts = new Map<string, number>();
  for (let y = top; y < top + CELL.height; y += 2) {
    for (let x = left; x < left + CELL.width; x += 2) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      const letter = letters.get((red << 16) + (green << 8) + blue) ?? 'o';
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  const most = [...counts].toSorted(([, a], [, b]) => b - a).map(([letter]) => letter);
  const drawn = most.find((each) => !' .-'.includes(each) && (counts.get(each) ?? 0) >= 3);
  return drawn ?? most[0] ?? '';
}

test.each(Object.entries(scenes))(
  'the drawing equals the reviewed one: %s',
  async (name, scene) => {
    await expect(rowsOf(draw(scene))).toMatchFileSnapshot(resolve(folder, `${name}.txt`));
  },
);
