import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTracker } from '../../../lib/tracker/build.ts';
import { cases } from '../../detectors/cases/cases.ts';
import type { DetectorCase } from '../../detectors/detector-case.ts';
import { playCase } from '../../detectors/play-case.ts';
import { digestOfFixture } from '../../factories/recorded-visits.ts';
import { engine, openBrowser } from '../../journeys/browser.ts';
import { Shop } from '../../tracker/browser/shop.ts';
import type { Fixture } from '../../tracker/corpus/fixture.ts';
import { markedElements } from '../../tracker/corpus/marked-elements.ts';
import { maskedRepeats } from '../../tracker/corpus/masked-repeats.ts';
import { playFixtures, secretsIn, typeIntoFrames } from '../../tracker/corpus/play-fixtures.ts';

// Detector cases with a mouse and privacy fixtures in Firefox or in the engine of Safari:
// `TEST_ENGINE=firefox npm run campaign -- other-browsers`, or `TEST_ENGINE=webkit`. `CASE=` takes a part of a name.

beforeAll(() => {
  if (!engine) throw new Error('Set TEST_ENGINE to firefox or webkit');
  buildTracker();
});

describe('signals', () => {
  const ONLY = process.env.CASE ?? '';
  const played = cases.filter(
    (each) =>
      each.only !== 'phone' && `${each.kind} ${each.name}`.includes(ONLY) && !isUnknown(each),
  );
  const opened: Browser[] = [];
  /** One browser per concurrent case, because pages of one Firefox take the focus from each other. */
  const idle: Browser[] = [];
  const takeBrowser = async () => {
    const browser = idle.pop() ?? (await openBrowser());
    if (!opened.includes(browser)) opened.push(browser);
    return browser;
  };
  afterAll(() => Promise.all(opened.map((browser) => browser.close())));

  // A case takes twelve seconds, mostly of waiting.
  test.concurrent.each(played)('$kind, $verdict: a visitor $name', async (detectorCase) => {
    const browser = await takeBrowser();
    const fixture = await playCase(browser, detectorCase, 'computer').finally(() =>
      idle.push(browser),
    );
    const digest = digestOfFixture(fixture);
    const found = [...new Set(digest.signals.map(({ kind }) => kind))];
    expect(found.sort()).toEqual(expectedSignals(detectorCase));
    expect(digest.gaps).toEqual([]);
  });
});

/** Unlike Chromium, these engines dispatch an event if a response is not JSON and no script handles it. */
const expectedSignals = ({ signals, name }: DetectorCase): string[] =>
  [...signals, ...(name.includes('expects JSON') ? ['javascript-error'] : [])].sort();

/**
 * Signals that these engines know nothing of: WebKit before Safari 26.2 measures neither LCP nor INP, and neither engine
 * measures layout shifts. The driver of WebKit cannot delay files, download, shake the mouse or turn a wheel, and that of
 * Firefox sends three clicks in a row as single ones, which select nothing.
 */
function isUnknown({ kind, name, latencyMs }: DetectorCase): boolean {
  if (kind === 'slow-page') return engine === 'webkit' || /jump|push/.test(name);
  if (engine === 'firefox') return name.includes('by clicking three times');
  return (
    engine === 'webkit' &&
    (latencyMs !== undefined ||
      kind === 'thrashed-cursor' ||
      /downloads a file|reads a landing page/.test(name))
  );
}

describe('privacy', () => {
  const shop = new Shop();
  beforeAll(() => shop.open());
  afterEach(() => shop.reset());
  afterAll(() => shop.close());

  /**
   * Neither engine has EditContext. The driver of WebKit knows no prompts and frames, its viewer of PDF files ends the
   * visit, and its mouse passes where the choices were clicked.
   */
  const skipped =
    engine === 'webkit'
      ? /prompt\(|frame|EditContext|application\/pdf|choices in list boxes/
      : /EditContext/;
  const isPlayed = (fixture: Fixture) => !skipped.test(JSON.stringify(fixture));

  test.each([
    ['blocked and ignored elements', markedElements],
    ['repeats of typed text', maskedRepeats],
  ])('%s do not leave the browser', async (_, fixtures) => {
    const played = fixtures.filter(isPlayed);
    const more = engine === 'webkit' ? undefined : typeIntoFrames;
    expect(played.length).toBeGreaterThan(20);
    const isOfRepeats = fixtures === maskedRepeats;
    expect(
      secretsIn(await playFixtures(shop, played, isOfRepeats ? more : undefined), played),
    ).toEqual([]);
  });
});
