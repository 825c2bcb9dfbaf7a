import type { WireframeBox } from '../../contract/signal.ts';
import { type Canvas, type Color, canvas, drawRing, fillBox, strokeBox } from './canvas.ts';
import { leftOf, shiftFor } from './crop.ts';
import { drawText, shorten, TEXT_HEIGHT, widthOf } from './draw-text.ts';
import {
  BAR,
  CHROME,
  EDGE,
  EDGE_INK,
  FRAME,
  HEIGHT,
  INK,
  PAPER,
  REGION,
  SAND,
  STONE,
  WIDTH,
  WINDOW,
} from './palette.ts';
import { drawPointer, drawTextBox, TEXT_BOX_HEIGHT } from './text-box.ts';

/**
 * The input of an issue's wireframe: the visible controls of a page as boxes, with the affected one marked and labeled.
 * It contains no pixels of the website and nothing that a visitor typed. Emails repeat its text for screen readers.
 */
export interface Scene {
  readonly viewport: readonly [width: number, height: number];
  readonly boxes: readonly WireframeBox[];
  readonly severity: 'critical' | 'important' | 'minor';
  /** The page name in the address bar. */
  readonly page: string;
  /** The label of the marked control; may be empty. */
  readonly label: string;
  /** A note such as the number of clicks. */
  readonly note?: string;
}

const MARK: Readonly<Record<Scene['severity'], Color>> = {
  critical: [167, 32, 40],
  important: [176, 84, 20],
  minor: [74, 84, 95],
};

const CONTROLS = new Set(['button', 'link', 'menuitem', 'tab']);
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton']);

export function draw({ viewport, boxes, severity, page, label, note }: Scene): Canvas {
  const on = canvas(WIDTH, HEIGHT, PAPER);
  const { left, width } = drawWindow(on, viewport[0] < 600, page);
  const target = boxes.find(({ isTarget }) => isTarget);
  const region = Math.max(1, Math.min(viewport[0], REGION));
  const scale = width / region;
  const shift = shiftFor(target, scale);
  const from = leftOf(target, region, viewport[0]);
  const placed = ({ box: [x, y, w, h] }: WireframeBox) => ({
    left: left + (x - from) * scale,
    top: 40 + BAR + y * scale - shift,
    width: Math.max(6, w * scale),
    height: Math.max(6, h * scale),
  });
  const isVisible = (box: { left: number; top: number; width: number }) =>
    box.top >= 40 + BAR - 2 &&
    box.top < HEIGHT &&
    box.left >= left &&
    box.left + box.width <= left + width;
  for (const each of boxes) {
    const box = placed(each);
    if (each === target || !isVisible(box) || box.width * box.height > width * HEIGHT * 0.6)
      continue;
    const radius = Math.min(8, box.height / 2);
    if (FIELDS.has(each.role)) strokeBox(on, box, radius, 2, EDGE);
    else fillBox(on, box, radius, CONTROLS.has(each.role) ? STONE : SAND);
  }
  if (!target) return on;
  const marked = placed(target);
  markTarget(on, marked, MARK[severity]);
  const isLabelInside = drawLabel(on, marked, label);
  // Draw the pointer below the label, so that it does not cover it.
  const below = isLabelInside ? TEXT_HEIGHT / 2 - 2 : 4;
  drawPointer(on, middleOf(marked) + 6, marked.top + marked.height / 2 + below);
  if (note) drawNote(on, marked, note, MARK[severity]);
  return on;
}

/** Draws a browser window with the page's name in its address bar. Returns its left edge and its width. */
function drawWindow(on: Canvas, isPhone: boolean, page: string) {
  const width = isPhone ? 380 : WIDTH - 2 * FRAME;
  const left = (WIDTH - width) / 2;
  fillBox(on, { left, top: 40, width, height: HEIGHT }, 16, WINDOW);
  fillBox(on, { left, top: 40, width, height: BAR }, 16, CHROME);
  fillBox(on, { left, top: 40 + BAR - 16, width, height: 16 }, 0, CHROME);
  for (const dot of isPhone ? [] : [0, 1, 2]) {
    drawRing(on, { x: left + 32 + dot * 24, y: 68, radius: 7, line: 7 }, [214, 208, 198]);
  }
  const address = {
    left: left + (isPhone ? 24 : 120),
    top: 52,
    width: isPhone ? width - 48 : 400,
    height: 32,
  };
  fillBox(on, address, 16, PAPER);
  const name = shorten(page, address.width - 32);
  if (name) drawText(on, name, address.left + 16, address.top + 3, EDGE_INK);
  return { left, width };
}

interface MarkedBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** The horizontal center of the rings, kept away from the edges so that they are not cut off. */
const middleOf = ({ left, width }: MarkedBox) =>
  Math.min(Math.max(left + width / 2, 60), WIDTH - 60);

function markTarget(on: Canvas, box: MarkedBox, color: Color) {
  const radius = Math.min(8, box.height / 2);
  fillBox(on, box, radius, STONE);
  strokeBox(on, box, radius, 4, color);
  const x = middleOf(box);
  const y = box.top + box.height / 2;
  drawRing(on, { x, y, radius: 36, line: 36, opacity: 0.22 }, color);
  drawRing(on, { x, y, radius: 56, line: 4, opacity: 0.6 }, color);
  drawRing(on, { x, y, radius: 76, line: 3, opacity: 0.35 }, color);
}

/** Draws the label on its control and returns true, or in a text box above the rings if it does not fit. */
function drawLabel(on: Canvas, box: MarkedBox, label: string): boolean {
  const width = widthOf(label);
  if (!width) return false;
  if (width <= box.width - 12 && TEXT_HEIGHT <= box.height) {
    const left = box.left + (box.width - width) / 2;
    drawText(on, label, left, box.top + (box.height - TEXT_HEIGHT) / 2, INK);
    return true;
  }
  const above = box.top + box.height / 2 - RINGS - TEXT_BOX_HEIGHT;
  const place = { middle: middleOf(box), top: Math.max(40 + BAR + 4, above) };
  drawTextBox(on, label, place, { paper: WINDOW, ink: INK });
  return false;
}

function drawNote(on: Canvas, box: MarkedBox, note: string, color: Color) {
  const below = box.top + box.height / 2 + RINGS;
  const place = { middle: middleOf(box), top: Math.min(HEIGHT - TEXT_BOX_HEIGHT - 8, below) };
  drawTextBox(on, note, place, { paper: color, ink: WINDOW });
}

/** The radius of the rings with their margin, in pixels. */
const RINGS = 84;
