import { expect, test } from 'vitest';
import { SHAPE_CHARACTERS } from '../../../lambdas/reports/facts/constants.ts';
import { shapeName } from '../../../lambdas/reports/writer/words/names.ts';

const long = 'TypeError: Cannot destructure property of a scan that the server has not sent yet';

test.each([
  [
    'a short error keeps its script',
    'TypeError: it failed (app.js)',
    'TypeError: it failed (app.js)',
  ],
  [
    'a long error is shortened before its script',
    `${long} (app.js)`,
    'TypeError: Cannot destructure property of a scan that the server has n… (app.js)',
  ],
  [
    'a long error without a script is shortened at its end',
    `${long} (see above) at last`,
    'TypeError: Cannot destructure property of a scan that the server has not sent y…',
  ],
  [
    'a script with the name of a website is no link',
    `${long} (shop.example.js)`,
    'TypeError: Cannot destructure property of a scan that the ser… (shop·example.js)',
  ],
])('%s', (_, shape, shown) => {
  expect(shapeName(shape)).toBe(shown);
  expect(shapeName(shape).length).toBeLessThanOrEqual(SHAPE_CHARACTERS);
});
