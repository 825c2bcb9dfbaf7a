import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapter, narration } from '../factories/narration.ts';
import { recording } from '../factories/recording.ts';
import { findings } from '../journeys/axe.ts';
import { stages, Theatre } from './theatre.ts';

const theatre = new Theatre(2);
beforeAll(() => theatre.open(), 60_000);
afterAll(() => theatre.close());

const { events } = recording().page(0, '/').click(1_000).until(20_000);
const film = narration(
  chapter('Thursday, November 19', '31 visitors came.', [0, 3_000]),
  chapter('Apply does not answer', '3 pressed Apply.', [3_500, 6_000], {
    session_id: 'first',
    start_ms: 1_000,
    end_ms: 15_000,
  }),
);
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

test.each(looks)(
  'axe finds no violation around a recording and a film, $colorScheme, $width pixels wide',
  async ({ colorScheme, width }) => {
    const { page } = theatre;
    const found: string[] = [];
    // The recording is a third-party page, and no script may look into its frame.
    const look = async (at: string) =>
      found.push(...(await findings(page, at, '.replayer-wrapper')));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const stage of stages) {
      await theatre.show(stage, events);
      await look(stage);
    }
    await theatre.showFilm(film, { first: events });
    await page.getByRole('button', { name: /^Play the video/ }).click();
    await page.getByRole('button', { name: /Apply does not answer$/ }).click();
    const caption = page.getByRole('region', { name: 'Daily video' }).getByText('3 pressed Apply.');
    await caption.waitFor();
    await look('film');
    expect(found).toEqual([]);
  },
);
