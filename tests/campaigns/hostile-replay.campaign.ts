import { afterAll, beforeAll, expect, test } from 'vitest';
import { vectorNames, vectorsFor } from '../factories/hostile-page.ts';
import { hostileEvents, placements } from '../factories/hostile-replay.ts';
import { ReplayHarness, surfaces } from '../replay/replay-harness.ts';

const harness = new ReplayHarness(0);
beforeAll(async () => {
  await harness.attacker.listen(vectorNames());
  await harness.open();
}, 60_000);
afterAll(() => harness.close());

test.each(surfaces)(
  'two hundred hostile recordings, one by one, run no script and open no connection in the %s',
  async (surface) => {
    let recordings = 0;
    for (const vector of vectorsFor(harness.attacker.originOf)) {
      for (const placement of placements) {
        recordings += 1;
        await harness.show(surface, hostileEvents([vector], placement));
        const about = { vector: vector.name, placement };
        expect({ ...about, ...(await harness.effects()) }).toEqual({
          ...about,
          executed: [],
          received: [],
        });
      }
    }
    expect(recordings).toBeGreaterThanOrEqual(200);
  },
  600_000,
);
