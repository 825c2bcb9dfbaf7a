import type { Thumbnail, thumbnailParts } from '../../contract/recording-thumbnail.ts';
import type { Signal, WireframeBox } from '../../contract/signal.ts';
import type { Timeline } from './events/timeline.ts';
import { viewportAt, wireframeAt } from './evidence.ts';

/** In a row of the list, more boxes would be too small to distinguish. */
const MAX_BOXES = 16;
/** A wider page is cropped to this many CSS pixels around its target, since a whole page would be unreadable in a row. */
const REGION_PX = 640;
const HEIGHT_OF_WIDTH = 5 / 8;

const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton']);
const CONTROLS = new Set(['button', 'menuitem', 'tab', 'switch', 'option']);

interface Scene {
  readonly viewport?: Signal['viewport'];
  readonly wireframe?: readonly WireframeBox[];
}

/** The part of a page around its target; undefined if the target is unknown. */
export function pictureOf({ viewport, wireframe = [] }: Scene): Thumbnail | undefined {
  const target = wireframe.find(({ isTarget }) => isTarget);
  if (!viewport || !target) return undefined;
  const [pageWidth, pageHeight] = viewport;
  const width = Math.min(REGION_PX, pageWidth);
  const height = Math.round(width * HEIGHT_OF_WIDTH);
  const [x, y, w, h] = target.box;
  const left = regionStart(x + w / 2, width, pageWidth);
  const top = regionStart(y + h / 2, height, pageHeight);
  return {
    width,
    height,
    boxes: wireframe
      .filter(({ box: [boxX, boxY, boxWidth, boxHeight] }) => {
        const isBeside = boxX + boxWidth <= left || boxX >= left + width;
        return !isBeside && boxY + boxHeight > top && boxY < top + height;
      })
      .slice(0, MAX_BOXES)
      .map(({ box: [boxX, boxY, boxWidth, boxHeight], role, isTarget = false }) => ({
        box: [boxX - left, boxY - top, boxWidth, boxHeight].map(Math.round) as Box,
        target: isTarget,
        part: partOf(role),
      })),
  };
}
type Box = Thumbnail['boxes'][0]['box'];

/** The start of a region of this size centered on `middle`, within the page. */
const regionStart = (middle: number, size: number, page: number) =>
  Math.round(Math.max(0, Math.min(middle - size / 2, page - size)));

/** Everything else, such as a link or a label, counts as text. */
const partOf = (role: string): (typeof thumbnailParts)[number] => {
  if (FIELDS.has(role)) return 'field';
  return CONTROLS.has(role) ? 'control' : 'text';
};

/** The page around the last click on a visible element. */
export function pictureOfLastClick(timeline: Timeline): Thumbnail | undefined {
  const click = timeline.clicks.findLast(({ box }) => box[2] > 0);
  if (!click) return undefined;
  const picture = pictureOf({
    viewport: viewportAt(timeline, click.at),
    wireframe: wireframeAt(timeline, click),
  });
  return picture && { ...picture, isCalm: true };
}
