import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/local/paths.ts';
import { openBrowser } from '../journeys/browser.ts';

// Draws the glyphs for the images in report emails, in the typeface of the app: `npm run record-glyphs`.

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const PIXELS = 22;
const HEIGHT = 28;
const BASELINE = 21;
const LEVELS = 7;
const CODE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
const characters = [...range(0x20, 0x7e), ...range(0xc0, 0xff), ...'’“”–—…·'];

interface Glyph {
  readonly advance: number;
  readonly width: number;
  readonly alphas: readonly number[];
}

const browser = await openBrowser();
const page = await browser.newPage();
const font = readFileSync(join(root, FONT)).toString('base64');
const glyphs = await page.evaluate<readonly Glyph[]>(`(async () => {
  const face = new FontFace('Glyphs', 'url(data:font/woff2;base64,${font})', { weight: '100 900' });
  document.fonts.add(await face.load());
  return ${JSON.stringify(characters)}.map((glyph) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context.font = '560 ${PIXELS}px Glyphs';
    const advance = context.measureText(glyph).width;
    const width = Math.ceil(advance) + 2;
    Object.assign(canvas, { width, height: ${HEIGHT} });
    context.font = '560 ${PIXELS}px Glyphs';
    context.fillText(glyph, 1, ${BASELINE});
    const { data } = context.getImageData(0, 0, width, ${HEIGHT});
    return { advance, width, alphas: Array.from({ length: width * ${HEIGHT} }, (_, at) => data[at * 4 + 3]) };
  });
})()`);
await browser.close();

/** Encodes two pixels per character. */
function encode({ alphas }: Glyph): string {
  const level = (alpha = 0) => Math.round((alpha / 255) * (LEVELS - 1));
  const pairs = Array.from(
    { length: Math.ceil(alphas.length / 2) },
    (_, n) => CODE[level(alphas[2 * n]) * LEVELS + level(alphas[2 * n + 1])],
  );
  return pairs.join('').replace(/0+$/, '');
}

const lines = glyphs.map(
  (glyph, n) =>
    `${characters[n]?.codePointAt(0)} ${glyph.advance.toFixed(1)} ${glyph.width} ${encode(glyph)}`,
);
const file = `/**
 * The glyphs of drawings, made by \`npm run record-glyphs\`: code point, advance, width, and the coverage of each pixel
 * in ${LEVELS} levels, two pixels per character. Typeface: Inter (SIL Open Font License).
 */
export const GLYPH_HEIGHT = ${HEIGHT};
export const GLYPH_LEVELS = ${LEVELS};
export const GLYPH_CODE = '${CODE}';
export const GLYPHS = \`${lines.join('\n')}\`;
`;
writeFileSync(join(root, 'lambdas/reports/evidence/glyphs.ts'), file);
