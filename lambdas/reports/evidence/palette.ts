import type { Color } from './canvas.ts';

/** The size of a drawing in pixels, twice the size at which emails show it. */
export const WIDTH = 1072;
export const HEIGHT = 464;
export const FRAME = 48;
export const BAR = 56;
/** A wide page is cropped to this many CSS pixels around the marked control. */
export const REGION = 640;

export const PAPER: Color = [236, 231, 225];
export const WINDOW: Color = [255, 255, 255];
export const CHROME: Color = [246, 244, 240];
export const STONE: Color = [201, 196, 185];
export const SAND: Color = [230, 225, 217];
export const EDGE: Color = [143, 140, 132];
export const EDGE_INK: Color = [94, 92, 86];
export const INK: Color = [24, 32, 41];
