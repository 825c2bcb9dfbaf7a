import { expect, test } from 'vitest';
import { admissionStorm } from '../factories/admission-storm.ts';
import { tableWithoutTimeouts } from '../factories/table-without-timeouts.ts';

const ROUNDS = Number(process.env.CAMPAIGN_ROUNDS ?? 20);
const VISITS = 10_000;
const database = tableWithoutTimeouts();

test(`of ${VISITS} concurrent first batches exactly 100 are counted, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const from = performance.now();
    const storm = await admissionStorm(database, {
      visits: VISITS,
      max: 100,
      period: 'all',
      faultRate: 0.1,
    });
    const unfounded = [...storm.acknowledged].filter((id) => !storm.stored.has(id));
    process.stdout.write(
      `round ${round}: ${storm.counted} counted, ${storm.stored.size} stored, ${storm.acknowledged.size} acknowledged, ${unfounded.length} of them wrongly, ${Math.round((performance.now() - from) / 1_000)} s\n`,
    );
    expect(storm.counted).toBe(100);
    expect(unfounded).toEqual([]);
  }
});
