/** A raster image in RGB. Edges are antialiased. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of every pixel, row by row. */
  readonly pixels: Uint8Array;
}

export type Color = readonly [red: number, green: number, blue: number];
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function canvas(width: number, height: number, paper: Color): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(paper, at);
  return { width, height, pixels };
}

/** Blends one pixel by its coverage, 0 to 1; pixels outside the canvas are ignored. */
export function cover(
  { width, height, pixels }: Canvas,
  x: number,
  y: number,
  color: Color,
  share: number,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  for (let part = 0; part < 3; part += 1) {
    const below = pixels[at + part] ?? 0;
    pixels[at + part] = Math.round(below + ((color[part] ?? 0) - below) * Math.min(1, share));
  }
}

/** Paints the pixels of a box, each blended by the share of it that the shape covers. */
function paint(
  on: Canvas,
  box: Box,
  color: Color,
  coverage: (x: number, y: number) => number,
): void {
  const { width, height } = on;
  const right = Math.min(width, Math.ceil(box.left + box.width) + 1);
  const bottom = Math.min(height, Math.ceil(box.top + box.height) + 1);
  for (let y = Math.max(0, Math.floor(box.top) - 1); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.left) - 1); x < right; x += 1) {
      const share = coverage(x + 0.5, y + 0.5);
      if (share > 0) cover(on, x, y, color, share);
    }
  }
}

/** The signed distance of a point to the edge of a rounded box, in pixels; negative outside. */
const depthIn = ({ left, top, width, height }: Box, radius: number, x: number, y: number) => {
  const distance = (at: number, from: number, size: number) =>
    Math.abs(at - from - size / 2) - size / 2 + radius;
  const [dx, dy] = [distance(x, left, width), distance(y, top, height)];
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
  return radius - outside;
};

export const fillBox = (on: Canvas, box: Box, radius: number, color: Color): void =>
  paint(on, box, color, (x, y) => depthIn(box, radius, x, y) + 0.5);

export const strokeBox = (on: Canvas, box: Box, radius: number, line: number, color: Color): void =>
  paint(on, box, color, (x, y) => {
    const depth = depthIn(box, radius, x, y);
    return Math.min(depth, line - depth) + 0.5;
  });

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The width of its line, inside the radius; the same as the radius for a disk. */
  readonly line: number;
  /** 1 is opaque. */
  readonly opacity?: number;
}

export const drawRing = (on: Canvas, { x, y, radius, line, opacity = 1 }: Ring, color: Color) => {
  const box = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  paint(on, box, color, (px, py) => {
    const distance = Math.hypot(px - x, py - y);
    return Math.min(1, line / 2 - Math.abs(distance - radius + line / 2) + 0.5) * opacity;
  });
};

/** Fills a polygon, with 16 samples per pixel. */
export function fillShape(
  on: Canvas,
  points: readonly (readonly [number, number])[],
  color: Color,
): void {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  const isInside = (x: number, y: number) =>
    points.reduce((inside, [x1, y1], place) => {
      const [x2, y2] = points[(place + 1) % points.length] ?? [x1, y1];
      const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
      return crosses ? !inside : inside;
    }, false);
  const offsets = [-0.375, -0.125, 0.125, 0.375];
  paint(on, box, color, (x, y) => {
    const hits = offsets.flatMap((dx) => offsets.filter((dy) => isInside(x + dx, y + dy))).length;
    return hits / 16;
  });
}
