import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { Reader } from '../../lambdas/recordings/analysis/events/reader.ts';
import { longRecording } from '../factories/long-recording.ts';
import { sessionFacts } from '../factories/recording.ts';
import { asDeployed } from './as-deployed.ts';

const EVENTS = 100_000;
const RUNS = 9;
/** Promised: at most so many times the parsing of the same bytes, and so much held in memory. */
const AIM_RATIO = 1.75;
const AIM_STATE_BYTES = 16e6;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[RUNS >> 1] ?? 0;

function timed(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

test('an hour of recording is analysed in little more than the time to parse it', async () => {
  const { digestOf } = await asDeployed<
    typeof import('../../lambdas/recordings/analysis/digest.ts')
  >('lambdas/recordings/analysis/digest.ts');
  // As they come from the store: flat text, not the ropes that JSON.stringify leaves behind.
  const lines = [...longRecording(EVENTS)].map((line) => Buffer.from(line).toString());
  const megabytes = lines.reduce((sum, line) => sum + line.length, 0) / 1e6;
  function* batches(): Generator<Batch> {
    for (const line of lines) yield JSON.parse(line);
  }
  const runs = Array.from({ length: RUNS }, () => ({
    parsed: timed(() => lines.map((line) => JSON.parse(line).events.length)),
    analysed: timed(() => digestOf(sessionFacts, batches())),
  }));
  const parsed = median(runs.map((run) => run.parsed));
  const analysed = median(runs.map((run) => run.analysed));
  process.stdout.write(
    `${EVENTS} events, ${megabytes.toFixed(0)} MB: parse ${parsed.toFixed(0)} ms, analyse ${analysed.toFixed(0)} ms, ${(analysed / parsed).toFixed(2)} x\n`,
  );
  expect(analysed / parsed).toBeLessThanOrEqual(AIM_RATIO);
});

test('what is held while a hundred thousand events are read is a few megabytes', async () => {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  const held = async () => {
    // Buffers that were outgrown are given back only after a turn of the event loop.
    for (let round = 0; round < 3; round += 1) {
      collect();
      await new Promise(setImmediate);
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = await held();
  const reader = new Reader();
  for (const line of longRecording(EVENTS)) reader.read(JSON.parse(line));
  const { events } = reader.timeline();
  const state = (await held()) - before;
  process.stdout.write(`${events} events: ${(state / 1e6).toFixed(1)} MB held\n`);
  expect(events).toBe(EVENTS);
  expect(state).toBeLessThanOrEqual(AIM_STATE_BYTES);
});
