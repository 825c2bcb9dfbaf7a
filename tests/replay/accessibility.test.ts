import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { chapter, narration } from '../factories/narration.ts';
import { recording } from '../factories/recording.ts';
import { findings, setAppearance } from '../journeys/axe.ts';
import { ReplayHarness, surfaces } from './replay-harness.ts';

const harness = new ReplayHarness(2);
beforeAll(() => harness.open(), 60_000);
afterAll(() => harness.close());

const { events } = recording().page(0, '/').click(1_000).until(20_000);
const video = narration(
  chapter('Thursday, November 19', '31 visitors came.', [0, 3_000]),
  chapter('Apply does not answer', '3 pressed Apply.', [3_500, 6_000], {
    session_id: 'first',
    start_ms: 1_000,
    end_ms: 15_000,
  }),
);
const appearances = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

test.each(appearances)(
  'axe finds no violation around a recording and a daily video, $colorScheme, $width pixels wide',
  async ({ colorScheme, width }) => {
    const { page } = harness;
    const found: string[] = [];
    // The frame holds a third-party page that scripts cannot read.
    const inspect = async (at: string) =>
      found.push(...(await findings(page, at, '.replayer-wrapper')));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setAppearance(page, { colorScheme, width, height: 844 });
    for (const surface of surfaces) {
      await harness.show(surface, events);
      await inspect(surface);
    }
    await harness.showVideo(video, { first: events });
    await page.getByRole('button', { name: /^Play the video/ }).click();
    await page.getByRole('button', { name: /Apply does not answer$/ }).click();
    const caption = page.getByRole('region', { name: 'Daily video' }).getByText('3 pressed Apply.');
    await caption.waitFor();
    await inspect('daily video');
    expect(found).toEqual([]);
  },
);

test('in high contrast, a selected control differs from the others, and a switch shows its state', async () => {
  const { page } = harness;
  await page.emulateMedia({ forcedColors: 'active' });
  await harness.show(surfaces[0], events);
  const colorOf = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const selected = page.locator('button[aria-pressed=true]').first();
  const other = page.locator('button[aria-pressed=false]').first();
  await expect.poll(() => colorOf(selected)).not.toBe(await colorOf(other));
  const track = page.getByRole('switch').locator('i').first();
  expect(await colorOf(track)).not.toBe(await colorOf(track.locator('i')));
  await page.emulateMedia({ forcedColors: null });
});

test('in high contrast, a recording, a heatmap and an email keep the colors of their page', async () => {
  const { page } = harness;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  onTestFinished(() => page.emulateMedia({ forcedColors: null, colorScheme: null }));
  const colorsOf = (part: Locator) =>
    part.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  const transparent = 'rgba(0, 0, 0, 0)';
  const text = page.frameLocator('.replayer-wrapper iframe').locator('p').first();
  const behind = page.locator('.bg-white', { has: page.locator('.replayer-wrapper') });
  for (const surface of surfaces) {
    await harness.show(surface, events);
    // The page sets no color, so its text is black, as the visitor saw it.
    expect(await colorsOf(text)).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: transparent });
    expect(await colorsOf(behind)).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)' });
  }
  await harness.show('player', styled('html { color: navy }'));
  expect(await colorsOf(text)).toMatchObject({ color: 'rgb(0, 0, 128)' });
  await harness.showMail('<p style="background: #fff4e0; color: navy">Good morning</p>');
  const mail = page.frameLocator('iframe[sandbox=""]').getByText('Good morning');
  expect(await colorsOf(mail)).toEqual({
    color: 'rgb(0, 0, 128)',
    backgroundColor: 'rgb(255, 244, 224)',
  });
});

/** A recording whose page gets a style sheet in its head. */
function styled(css: string): readonly RecordedEvent[] {
  const sheet = { id: 1_000, type: 3, textContent: css, isStyle: true };
  const style = { id: 1_001, type: 2, tagName: 'style', attributes: {}, childNodes: [sheet] };
  const adds = [{ parentId: 3, nextId: null, node: style }];
  const change = { source: 0, texts: [], attributes: [], removes: [], adds };
  return recording().page(0, '/').at(500, 3, change).click(1_000).until(20_000).events;
}
