import { type Canvas, type Color, fillBox, fillShape, strokeBox } from './canvas.ts';
import { drawText, shorten, TEXT_HEIGHT, widthOf } from './draw-text.ts';
import { INK, WIDTH, WINDOW } from './palette.ts';

export const TEXT_BOX_HEIGHT = 40;
const MAX_TEXT_WIDTH = 420;

/** Draws a line of text on a rounded box; nothing if the text cannot be drawn. */
export function drawTextBox(
  on: Canvas,
  line: string,
  { middle, top }: { readonly middle: number; readonly top: number },
  { paper, ink }: { readonly paper: Color; readonly ink: Color },
) {
  const text = shorten(line, MAX_TEXT_WIDTH);
  if (!text) return;
  const width = (widthOf(text) ?? 0) + 32;
  const left = Math.min(Math.max(middle - width / 2, 8), WIDTH - width - 8);
  fillBox(on, { left, top, width, height: TEXT_BOX_HEIGHT }, 10, paper);
  strokeBox(on, { left, top, width, height: TEXT_BOX_HEIGHT }, 10, 2, ink);
  drawText(on, text, left + 16, top + (TEXT_BOX_HEIGHT - TEXT_HEIGHT) / 2, ink);
}

/** Draws a mouse pointer with a white outline, so that it is visible on any background. */
export function drawPointer(on: Canvas, x: number, y: number) {
  const arrow = (grow: number) =>
    [
      [0 - grow, 0 - grow * 1.6],
      [0 - grow, 34 + grow * 1.6],
      [9, 26 + grow],
      [15 - grow * 0.5, 40 + grow],
      [22 + grow, 37 + grow * 0.6],
      [16 + grow, 24 + grow],
      [27 + grow * 2, 24 + grow],
    ].map(([dx = 0, dy = 0]) => [x + dx, y + dy] as const);
  fillShape(on, arrow(3), WINDOW);
  fillShape(on, arrow(0), INK);
}
