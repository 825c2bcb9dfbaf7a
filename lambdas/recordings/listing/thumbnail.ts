import type { Digest } from '../../contract/digest.ts';
import type { Thumbnail, thumbnailParts } from '../../contract/recording-thumbnail.ts';
import type { Signal, WireframeBox } from '../../contract/signal.ts';

/** More would be too small to distinguish in a row of the list. */
const MOST_BOXES = 16;
/** A wider page is cropped to this many CSS pixels around its problem: a whole one would be unreadable in a row. */
const REGION = 640;
const HEIGHT_OF_WIDTH = 5 / 8;

const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton']);
const CONTROLS = new Set(['button', 'menuitem', 'tab', 'switch', 'option']);

/** The page around a session's first drawable problem; undefined where it had none. */
export function thumbnailOf(digest: Digest | undefined): Thumbnail | undefined {
  const signal = digest?.signals.find(isDrawable);
  const target = signal?.wireframe.find(({ isTarget }) => isTarget);
  if (!signal || !target) return undefined;
  const [pageWidth, pageHeight] = signal.viewport;
  const width = Math.min(REGION, pageWidth);
  const height = Math.round(width * HEIGHT_OF_WIDTH);
  const [x, y, w, h] = target.box;
  const left = startOf(x + w / 2, width, pageWidth);
  const top = startOf(y + h / 2, height, pageHeight);
  return {
    width,
    height,
    boxes: signal.wireframe
      .filter(({ box: [boxX, boxY, boxWidth, boxHeight] }) => {
        const isBeside = boxX + boxWidth <= left || boxX >= left + width;
        return !isBeside && boxY + boxHeight > top && boxY < top + height;
      })
      .slice(0, MOST_BOXES)
      .map(({ box: [boxX, boxY, boxWidth, boxHeight], role, isTarget = false }) => ({
        box: [boxX - left, boxY - top, boxWidth, boxHeight].map(Math.round) as Box,
        target: isTarget,
        part: partOf(role),
      })),
  };
}
type Box = Thumbnail['boxes'][0]['box'];

/** Where a window of this size begins that has a point in its middle, as far as the page allows. */
const startOf = (middle: number, size: number, page: number) =>
  Math.round(Math.max(0, Math.min(middle - size / 2, page - size)));

/** Links, and labels with the field they belong to, are text. */
const partOf = (role: string): (typeof thumbnailParts)[number] => {
  if (FIELDS.has(role)) return 'field';
  return CONTROLS.has(role) ? 'control' : 'text';
};

type Drawable = Signal & Required<Pick<Signal, 'viewport' | 'wireframe'>>;
const isDrawable = (signal: Signal): signal is Drawable =>
  signal.viewport !== undefined &&
  (signal.wireframe?.some(({ isTarget }: WireframeBox) => isTarget) ?? false);
