import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { Reader } from '../../lambdas/recordings/analysis/events/reader.ts';
import { listRecording, longRecording } from '../factories/long-recording.ts';
import { sessionFacts } from '../factories/recording.ts';
import { wireOf } from '../factories/wire.ts';
import { importDeployed } from './as-deployed.ts';

const EVENTS = 100_000;
const RUNS = 9;
/** Targets: time as a multiple of parsing the same events as JSON, and retained memory. */
const TARGET_RATIO = 1.25;
const TARGET_STATE_BYTES = 16e6;
/** Decoding and analyzing, as a multiple of decoding: a regression limit. The target of 1.25 is missed (docs/MEASUREMENTS.md). */
const MAX_DECODING_RATIO = 3.5;
const SHORTEST_ROUND_MS = 100;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[RUNS >> 1] ?? 0;

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Of all threads, so that garbage collection counts. */
function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const { digestOf } = await importDeployed<
  typeof import('../../lambdas/recordings/analysis/digest.ts')
>('lambdas/recordings/analysis/digest.ts');
const { decodeBatch } = await importDeployed<
  typeof import('../../lambdas/contract/wire/decode.ts')
>('lambdas/contract/wire/decode.ts');
const decode = (wire: Buffer) => decodeBatch(wire) as Batch;
function* batchesIn(wires: readonly Buffer[]): Generator<Batch> {
  for (const wire of wires) yield decode(wire);
}

test('an hour of recording is decoded and analyzed in little more than the time to parse it as JSON', () => {
  // Flat text, not the ropes that JSON.stringify leaves behind.
  const lines = [...longRecording(EVENTS)].map((line) => Buffer.from(line).toString());
  const wires = lines.map((line) => wireOf(JSON.parse(line)));
  const runs = Array.from({ length: RUNS }, () => ({
    parsed: timed(() => lines.map((line) => JSON.parse(line).events.length)),
    decoded: timed(() => wires.map((wire) => decode(wire).events.length)),
    analyzed: timed(() => digestOf(sessionFacts, batchesIn(wires))),
  }));
  const [parsed, decoded, analyzed] = (['parsed', 'decoded', 'analyzed'] as const).map((what) =>
    median(runs.map((run) => run[what])),
  ) as [number, number, number];
  const megabytes = (all: readonly { readonly length: number }[]) =>
    Math.round(all.reduce((sum, { length }) => sum + length, 0) / 1e6);
  process.stdout.write(
    `${EVENTS} events: parse ${megabytes(lines)} MB ${parsed.toFixed(0)} ms, decode ${megabytes(wires)} MB ${decoded.toFixed(0)} ms, decode and analyze ${analyzed.toFixed(0)} ms, ${(analyzed / parsed).toFixed(2)} x parsing\n`,
  );
  expect(analyzed / parsed).toBeLessThanOrEqual(TARGET_RATIO);
}, 300_000);

test.each<[string, () => Iterable<string>]>([
  ['100,000 events', () => longRecording(EVENTS)],
  ['an hour of rebuilt lists', () => listRecording(20)],
  ['10,000 events', () => longRecording(10_000, 40)],
  ['3,000 events', () => longRecording(3_000, 40)],
  ['600 events', () => longRecording(600, 40)],
])('decoding and analyzing %s takes at most 3.5 times decoding', (name, recording) => {
  const wires = [...recording()].map((line) => wireOf(JSON.parse(line)));
  const decodeAll = () => {
    for (const wire of wires) decode(wire);
  };
  const analyze = () => digestOf(sessionFacts, batchesIn(wires));
  analyze();
  const repeats = Math.ceil(SHORTEST_ROUND_MS / processorTime(decodeAll));
  const each = (run: () => unknown) =>
    processorTime(() => Array.from({ length: repeats }, run)) / repeats;
  const rounds = Array.from({ length: RUNS }, () => [each(decodeAll), each(analyze)] as const);
  const ratio = median(rounds.map(([alone, both]) => both / alone));
  const [alone, both] = [0, 1].map((which) => median(rounds.map((round) => round[which] ?? 0)));
  process.stdout.write(
    `${name}: processor time of decoding ${alone?.toFixed(1)} ms, and analyzing ${both?.toFixed(1)} ms, ${ratio.toFixed(2)} x\n`,
  );
  expect(ratio).toBeLessThanOrEqual(MAX_DECODING_RATIO);
});

test('the state of reading a hundred thousand events takes a few megabytes', async () => {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  const retainedBytes = async () => {
    // Outgrown buffers are freed only after a turn of the event loop.
    for (let round = 0; round < 3; round += 1) {
      collect();
      await new Promise(setImmediate);
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = await retainedBytes();
  const reader = new Reader();
  for (const line of longRecording(EVENTS)) reader.read(JSON.parse(line));
  const { events } = reader.timeline();
  const state = (await retainedBytes()) - before;
  process.stdout.write(`${events} events: ${(state / 1e6).toFixed(1)} MB retained\n`);
  expect(events).toBe(EVENTS);
  expect(state).toBeLessThanOrEqual(TARGET_STATE_BYTES);
});
