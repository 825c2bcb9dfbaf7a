import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapter, narration } from '../factories/narration.ts';
import { recording } from '../factories/recording.ts';
import { Theatre } from './theatre.ts';

const theatre = new Theatre(3);
beforeAll(() => theatre.open(), 60_000);
afterAll(() => theatre.close());

/** A page that shows its time, four times per second. */
function visitTo(page: string) {
  const visit = recording().page(0, page);
  for (let ms = 1_000; ms < 6_000; ms += 250) visit.write(ms, 21, `${page} ${ms}`);
  return visit.events;
}
const recordings = { first: visitTo('/cart'), second: visitTo('/checkout') };
const clip = (session_id: string) => ({ session_id, start_ms: 2_000, end_ms: 3_250 });
const film = narration(
  chapter('Thursday, November 19', '31 visitors came.', [0, 300]),
  chapter('Apply does not answer', '3 pressed Apply.', [800, 1_300], clip('first')),
  chapter('Pay does not answer', '2 pressed Pay.', [1_800, 2_300], clip('second')),
);

/** What the film shows at one moment. */
interface Glance {
  readonly caption: string;
  /** The first line of the replayed page; empty where a card is shown. */
  readonly page: string;
  readonly time: string;
}

/** Polls ten times per second until a button of this name exists. */
const watchUntil = (button: string): Promise<Glance[]> =>
  theatre.page.evaluate(async (name) => {
    const seen: Glance[] = [];
    const film = () => document.querySelector('section[aria-label="Daily video"]');
    const end = Date.now() + 15_000;
    while (!film()?.querySelector(`button[aria-label="${name}"]`) && Date.now() < end) {
      const frames = [...(film()?.querySelectorAll('iframe') ?? [])];
      const frame = frames.find((each) => !each.closest('[inert]'));
      seen.push({
        caption: film()?.querySelector('[aria-live]')?.textContent ?? '',
        page: frame?.contentDocument?.querySelector('p')?.textContent ?? '',
        time: film()?.querySelector('b')?.textContent ?? '',
      });
      await new Promise((next) => setTimeout(next, 100));
    }
    return seen;
  }, button);
const each = (values: readonly string[]) => [...new Set(values)];

test('the day’s clips play in sequence with their captions to the end of the film', async () => {
  await theatre.showFilm(film, recordings);
  await theatre.page.getByRole('button', { name: /^Play the video/ }).click();
  const seen = await watchUntil('Play again');
  expect(each(seen.map(({ caption }) => caption)).filter(Boolean)).toEqual([
    '31 visitors came.',
    '3 pressed Apply.',
    '2 pressed Pay.',
  ]);
  const times = each(seen.map(({ time }) => time)).filter(Boolean);
  expect(times).toEqual(times.toSorted());
  expect(times.length, `${times}`).toBeGreaterThan(2);
  for (const [caption, path] of [
    ['3 pressed Apply.', '/cart'],
    ['2 pressed Pay.', '/checkout'],
  ]) {
    // A card may still be there when the caption is.
    const shown = each(
      seen.filter((glance) => glance.caption === caption && glance.page).map(({ page }) => page),
    );
    const moments = shown.map((line) => Number(line.replace(`${path} `, '')));
    expect(moments, `${shown}`).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments.length, `${shown}`).toBeGreaterThan(2);
    expect(moments.at(0)).toBeGreaterThanOrEqual(1_750);
    expect(moments.at(-1)).toBeLessThanOrEqual(3_500);
  }
});

test('a paused film shows a still page', async () => {
  await theatre.page.getByRole('button', { name: /Pay does not answer$/ }).click();
  await theatre.page.getByRole('button', { name: 'Play', exact: true }).click();
  await theatre.page.getByRole('button', { name: 'Pause' }).click();
  const text = () =>
    theatre.page.frameLocator('.replayer-wrapper iframe').locator('p').first().innerText();
  const before = await text();
  expect(before).toMatch(/^\/checkout \d+$/);
  await theatre.page.evaluate(() => new Promise((next) => setTimeout(next, 600)));
  expect(await text()).toBe(before);
});
