import { expect, test } from 'vitest';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { Reader } from '../../../lambdas/recordings/analysis/events/reader.ts';
import { longRecording } from '../../factories/long-recording.ts';
import { sessionFacts } from '../../factories/recording.ts';

const HOUR = 100_000;
const BATCHES = 50;

/** In ms of this thread's processor time. */
function costOf(work: () => void): number {
  const from = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}

test('analyzing a page that changes and scrolls all the time takes at most 20 times reading it', () => {
  const batches: Batch[] = [];
  for (const line of longRecording(HOUR)) {
    if (batches.length === BATCHES) break;
    batches.push(JSON.parse(line));
  }
  const read = () => {
    const reader = new Reader();
    for (const batch of batches) reader.read(batch);
  };
  read();
  const reading = costOf(read);
  const analyzing = costOf(() => digestOf(sessionFacts, batches));
  expect(analyzing / reading, `${analyzing} ms of ${reading} ms`).toBeLessThan(20);
});
