import { expect, test } from 'vitest';
import { PART_MAX_BYTES } from '../../../lambdas/contract/limits.ts';
import { Parts } from '../../../lambdas/recordings/playback/parts.ts';
import { firstEvents } from '../../factories/batch.ts';

const AT = Date.parse('2026-11-22T09:00:00Z');

test('a recording whose events all have one time is cut by bytes', () => {
  const parts = new Parts();
  const text = 'x'.repeat(100_000);
  const storm = Array.from({ length: 250 }, () => ({
    type: 5,
    timestamp: AT,
    data: { tag: 'rv:test', payload: { text } },
  }));
  const cut = [
    ...parts.add({ events: firstEvents('shop.example', AT) }),
    ...parts.add({ events: storm }),
    ...parts.end(),
  ];
  expect(cut.length).toBeGreaterThanOrEqual(3);
  for (const part of cut) expect(part.text.length).toBeLessThan(1.1 * PART_MAX_BYTES);
  const events = cut.flatMap((part) => (JSON.parse(part.text) as { events: object[] }).events);
  expect(events.filter((event) => JSON.stringify(event).includes('rv:test'))).toHaveLength(250);
});
