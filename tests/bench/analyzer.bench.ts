import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { Reader } from '../../lambdas/recordings/analysis/events/reader.ts';
import { longRecording } from '../factories/long-recording.ts';
import { sessionFacts } from '../factories/recording.ts';
import { wireOf } from '../factories/wire.ts';
import { asDeployed } from './as-deployed.ts';

const EVENTS = 100_000;
const RUNS = 9;
/** Promised: at most so many times the parsing of the same events as JSON, and so much held in memory. */
const AIM_RATIO = 1.25;
const AIM_STATE_BYTES = 16e6;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[RUNS >> 1] ?? 0;

function timed(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

test('an hour of recording is decoded and analyzed in little more than the time to parse it as JSON', async () => {
  const { digestOf } = await asDeployed<
    typeof import('../../lambdas/recordings/analysis/digest.ts')
  >('lambdas/recordings/analysis/digest.ts');
  const { decodeBatch } = await asDeployed<typeof import('../../lambdas/contract/wire/decode.ts')>(
    'lambdas/contract/wire/decode.ts',
  );
  // Flat text, not the ropes that JSON.stringify leaves behind.
  const lines = [...longRecording(EVENTS)].map((line) => Buffer.from(line).toString());
  const wires = lines.map((line) => wireOf(JSON.parse(line)));
  const decode = (wire: Buffer) => decodeBatch(wire) as Batch;
  function* batches(): Generator<Batch> {
    for (const wire of wires) yield decode(wire);
  }
  const runs = Array.from({ length: RUNS }, () => ({
    parsed: timed(() => lines.map((line) => JSON.parse(line).events.length)),
    decoded: timed(() => wires.map((wire) => decode(wire).events.length)),
    analyzed: timed(() => digestOf(sessionFacts, batches())),
  }));
  const [parsed, decoded, analyzed] = (['parsed', 'decoded', 'analyzed'] as const).map((what) =>
    median(runs.map((run) => run[what])),
  ) as [number, number, number];
  const megabytes = (all: readonly { readonly length: number }[]) =>
    Math.round(all.reduce((sum, { length }) => sum + length, 0) / 1e6);
  process.stdout.write(
    `${EVENTS} events: parse ${megabytes(lines)} MB ${parsed.toFixed(0)} ms, decode ${megabytes(wires)} MB ${decoded.toFixed(0)} ms, decode and analyze ${analyzed.toFixed(0)} ms, ${(analyzed / parsed).toFixed(2)} x parsing\n`,
  );
  expect(analyzed / parsed).toBeLessThanOrEqual(AIM_RATIO);
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
