import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { admissionStorm } from '../factories/admission-storm.ts';

const ROUNDS = Number(process.env.CAMPAIGN_ROUNDS ?? 20);
const VISITS = 10_000;
/**
 * Thousands of visitors share one client here, and wait for one of its connections longer than a function would: to the
 * SDK that is a connection that is not made in time.
 */
const patient = { connectionTimeout: 120_000, requestTimeout: 120_000 };
const database = {
  client: DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: patient }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: String(process.env.TABLE_NAME),
};

test(`of ${VISITS} first batches at once exactly 100 are counted, ${ROUNDS} times of ${ROUNDS}`, async () => {
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
      `round ${round}: ${storm.counted} counted, ${storm.stored.size} stored, ${storm.acknowledged.size} told so, ${unfounded.length} of them wrongly, ${Math.round((performance.now() - from) / 1_000)} s\n`,
    );
    expect(storm.counted).toBe(100);
    expect(unfounded).toEqual([]);
  }
});
