import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapter, narration } from '../factories/narration.ts';
import { recording } from '../factories/recording.ts';
import { ReplayHarness } from './replay-harness.ts';

const harness = new ReplayHarness(3);
beforeAll(() => harness.open(), 60_000);
afterAll(() => harness.close());

/** A visit to a page that shows the time, updated four times per second. */
function visitTo(page: string) {
  const visit = recording().page(0, page);
  for (let ms = 1_000; ms < 6_000; ms += 250) visit.write(ms, 21, `${page} ${ms}`);
  return visit.events;
}
const recordings = { first: visitTo('/cart'), second: visitTo('/checkout') };
const clip = (session_id: string) => ({ session_id, start_ms: 2_000, end_ms: 3_250 });
const video = narration(
  chapter('Thursday, November 19', '31 visitors came.', [0, 300]),
  chapter('Apply does not answer', '3 pressed Apply.', [800, 1_300], clip('first')),
  chapter('Pay does not answer', '2 pressed Pay.', [1_800, 2_300], clip('second')),
);

/** What the video shows at one moment. */
interface Sample {
  readonly caption: string;
  /** The first line of the replayed page; empty while a title card is shown. */
  readonly page: string;
  readonly time: string;
}

/** Polls ten times per second until a button of this name exists. */
const watchUntil = (button: string): Promise<Sample[]> =>
  harness.page.evaluate(async (name) => {
    const seen: Sample[] = [];
    const player = () => document.querySelector('section[aria-label="Daily video"]');
    const end = Date.now() + 15_000;
    while (!player()?.querySelector(`button[aria-label="${name}"]`) && Date.now() < end) {
      const frames = [...(player()?.querySelectorAll('iframe') ?? [])];
      const frame = frames.find((each) => !each.closest('[inert]'));
      seen.push({
        caption: player()?.querySelector('[aria-live]')?.textContent ?? '',
        page: frame?.contentDocument?.querySelector('p')?.textContent ?? '',
        time: player()?.querySelector('b')?.textContent ?? '',
      });
      await new Promise((next) => setTimeout(next, 100));
    }
    return seen;
  }, button);
const distinct = (values: readonly string[]) => [...new Set(values)];

test('the day’s clips play in sequence with their captions to the end of the video', async () => {
  await harness.showVideo(video, recordings);
  await harness.page.getByRole('button', { name: /^Play the video/ }).click();
  const seen = await watchUntil('Play again');
  expect(distinct(seen.map(({ caption }) => caption)).filter(Boolean)).toEqual([
    '31 visitors came.',
    '3 pressed Apply.',
    '2 pressed Pay.',
  ]);
  const times = distinct(seen.map(({ time }) => time)).filter(Boolean);
  expect(times).toEqual(times.toSorted());
  expect(times.length, `${times}`).toBeGreaterThan(2);
  for (const [caption, path] of [
    ['3 pressed Apply.', '/cart'],
    ['2 pressed Pay.', '/checkout'],
  ]) {
    // A title card may still be visible when the caption appears.
    const shown = distinct(
      seen.filter((sample) => sample.caption === caption && sample.page).map(({ page }) => page),
    );
    const moments = shown.map((line) => Number(line.replace(`${path} `, '')));
    expect(moments, `${shown}`).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments.length, `${shown}`).toBeGreaterThan(2);
    expect(moments.at(0)).toBeGreaterThanOrEqual(1_750);
    expect(moments.at(-1)).toBeLessThanOrEqual(3_500);
  }
});

test('a paused video shows a still page', async () => {
  await harness.page.getByRole('button', { name: /Pay does not answer$/ }).click();
  await harness.page.getByRole('button', { name: 'Play', exact: true }).click();
  await harness.page.getByRole('button', { name: 'Pause' }).click();
  const text = () =>
    harness.page.frameLocator('.replayer-wrapper iframe').locator('p').first().innerText();
  const before = await text();
  expect(before).toMatch(/^\/checkout \d+$/);
  await harness.page.evaluate(() => new Promise((next) => setTimeout(next, 600)));
  expect(await text()).toBe(before);
});
