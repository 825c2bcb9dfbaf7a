import { expect, test } from 'vitest';
import { admissionStorm } from '../factories/admission-storm.ts';
import { tableWithoutTimeouts } from '../factories/table-without-timeouts.ts';

const database = tableWithoutTimeouts();

test('admits exactly 100 sessions of a Free account despite crashes and lost replies [ROLE-03]', async () => {
  const storm = await admissionStorm(database, {
    visits: 80,
    used: 80,
    max: 100,
    period: 'all',
    faultRate: 0.2,
  });
  expect(storm.counted).toBe(100);
  expect(storm.stored.size).toBe(20);
  // Every acknowledged session is stored, and every rejected one is uncounted.
  expect([...storm.acknowledged].filter((id) => !storm.stored.has(id))).toEqual([]);
  expect([...storm.refused].filter((id) => storm.stored.has(id))).toEqual([]);
});

test('counts the sessions of a paid period exactly', async () => {
  const storm = await admissionStorm(database, {
    visits: 60,
    max: 20,
    period: '2026-03-01',
    faultRate: 0.2,
  });
  expect(storm.counted).toBe(20);
  expect(storm.stored.size).toBe(20);
  expect([...storm.acknowledged].filter((id) => !storm.stored.has(id))).toEqual([]);
});
