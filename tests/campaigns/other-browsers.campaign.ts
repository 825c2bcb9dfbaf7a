import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTracker } from '../../lib/tracker/build.ts';
import { cases } from '../detectors/cases/cases.ts';
import { playCase } from '../detectors/play-case.ts';
import { digestOfFixture } from '../factories/recorded-visits.ts';
import { engine, openBrowser } from '../journeys/browser.ts';

// Plays the detector cases with a mouse in Firefox or in the engine of Safari:
// `TEST_ENGINE=firefox npm run campaign -- other-browsers`, or `TEST_ENGINE=webkit`. `CASE=` takes a part of a name.
const ONLY = process.env.CASE ?? '';
const played = cases.filter(
  ({ only, kind, name }) => only !== 'phone' && `${kind} ${name}`.includes(ONLY),
);
/** Each context of WebKit has a screen; pages of Firefox take the focus from each other. */
const testCase = engine === 'webkit' ? test.concurrent : test;

let browser: Browser;
beforeAll(async () => {
  if (!engine) throw new Error('Set TEST_ENGINE to firefox or webkit');
  buildTracker();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

testCase.each(played)('$kind, $verdict: a visitor $name', async (detectorCase) => {
  const digest = digestOfFixture(await playCase(browser, detectorCase, 'computer'));
  const found = [...new Set(digest.signals.map(({ kind }) => kind))];
  expect(found.sort()).toEqual([...detectorCase.signals].sort());
  expect(digest.gaps).toEqual([]);
});
