/** Draws text into a picture, for email clients that show the picture without the surrounding text. */
import { type Canvas, type Color, cover } from './canvas.ts';
import { GLYPH_CODE, GLYPH_HEIGHT, GLYPH_LEVELS, GLYPHS } from './glyphs.ts';

interface Glyph {
  readonly advance: number;
  readonly width: number;
  /** One character per two pixels. Trailing empty pixels are omitted. */
  readonly coverage: string;
}

const glyphs: ReadonlyMap<string, Glyph> = new Map(
  GLYPHS.split(/[;\n]/).map((line) => {
    const [point, advance, width, coverage = ''] = line.split(' ');
    return [
      String.fromCodePoint(Number(point)),
      { advance: Number(advance), width: Number(width), coverage },
    ];
  }),
);

export const TEXT_HEIGHT = GLYPH_HEIGHT;

/** Arrows, emoji and invisible marks without a glyph; a name without them is not misleading. */
const DECORATION = /\p{S}|\p{Cf}|\ufe0f/u;

/** The characters to draw, composed and without decoration. */
const charactersOf = (text: string): readonly string[] => [
  ...[...text.normalize('NFC')]
    .filter((each) => glyphs.has(each) || !DECORATION.test(each))
    .join('')
    .replace(/\s+/g, ' ')
    .trim(),
];

/** The width of a text; undefined if a character cannot be drawn, because a partial name would mislead. */
export function widthOf(text: string): number | undefined {
  let width = 0;
  for (const each of charactersOf(text)) {
    const glyph = glyphs.get(each);
    if (!glyph) return undefined;
    width += glyph.advance;
  }
  return width;
}

/** The text, cut to a width with an ellipsis; undefined if it cannot be drawn or fewer than three glyphs fit. */
export function shorten(text: string, width: number): string | undefined {
  const whole = widthOf(text);
  if (!whole || whole <= width) return whole ? text : undefined;
  const points = charactersOf(text);
  for (let length = points.length - 1; length >= 3; length -= 1) {
    const cut = `${points.slice(0, length).join('').trimEnd()}…`;
    if ((widthOf(cut) ?? 0) <= width) return cut;
  }
  return undefined;
}

/** Draws a text at its upper left corner. */
export function drawText(on: Canvas, text: string, left: number, top: number, color: Color): void {
  let pen = left;
  for (const each of charactersOf(text)) {
    const glyph = glyphs.get(each);
    if (!glyph) continue;
    const { coverage, width } = glyph;
    const from = Math.round(pen) - 1;
    for (let at = 0; at < coverage.length * 2; at += 1) {
      const pair = GLYPH_CODE.indexOf(coverage[at >> 1] ?? '');
      const level = at % 2 === 0 ? Math.floor(pair / GLYPH_LEVELS) : pair % GLYPH_LEVELS;
      const [x, y] = [from + (at % width), Math.round(top) + Math.floor(at / width)];
      if (level > 0) cover(on, x, y, color, level / (GLYPH_LEVELS - 1));
    }
    pen += glyph.advance;
  }
}
