import { afterAll, beforeAll, expect, test } from 'vitest';
import { vectorNames, vectorsFor } from '../factories/hostile-page.ts';
import { hostileEvents, placements } from '../factories/hostile-replay.ts';
import { stages, Theatre } from '../replay/theatre.ts';

const theatre = new Theatre(0);
beforeAll(async () => {
  await theatre.evil.listen(vectorNames());
  await theatre.open();
}, 60_000);
afterAll(() => theatre.close());

test.each(stages)(
  'two hundred hostile recordings, one by one, run no script and open no connection in the %s',
  async (stage) => {
    let recordings = 0;
    for (const vector of vectorsFor(theatre.evil.originOf)) {
      for (const placement of placements) {
        recordings += 1;
        await theatre.show(stage, hostileEvents([vector], placement));
        const about = { vector: vector.name, placement };
        expect({ ...about, ...(await theatre.harm()) }).toEqual({ ...about, ran: [], heard: [] });
      }
    }
    expect(recordings).toBeGreaterThanOrEqual(200);
  },
  600_000,
);
