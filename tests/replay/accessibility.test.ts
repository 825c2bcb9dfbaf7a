import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recording } from '../factories/recording.ts';
import { stages, Theatre } from './theatre.ts';

const theatre = new Theatre(2);
beforeAll(() => theatre.open(), 60_000);
afterAll(() => theatre.close());

const { events } = recording().page(0, '/').click(1_000).until(20_000);
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

test.each(looks)(
  'axe finds nothing around a recording, $colorScheme and $width pixels wide',
  async ({ colorScheme, width }) => {
    await theatre.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await theatre.page.setViewportSize({ width, height: 844 });
    for (const stage of stages) {
      await theatre.show(stage, events);
      // What was recorded is somebody else's page, and no script may look into its frame.
      const axe = new AxeBuilder({ page: theatre.page }).exclude('.replayer-wrapper');
      const { violations } = await axe
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} ${target}`),
      );
      expect({ stage, found }).toEqual({ stage, found: [] });
    }
  },
);
