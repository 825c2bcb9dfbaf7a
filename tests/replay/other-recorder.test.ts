import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { digestOf } from '../../lambdas/recordings/analysis/digest.ts';
import { PartBuilder } from '../../lambdas/recordings/playback/parts.ts';
import { root } from '../../lib/local/paths.ts';
import { sessionFacts } from '../factories/recording.ts';
import { ReplayHarness } from './replay-harness.ts';

/** The demo recording in rrweb-player: another website, recorded years ago without our tracker. */
const text = readFileSync(join(root, 'node_modules/rrweb-player/dist/events.js'), 'utf8');
const events: RecordedEvent[] = JSON.parse(
  text.slice(text.indexOf('['), text.lastIndexOf(']') + 1),
);

const harness = new ReplayHarness(1);
beforeAll(() => harness.open(), 60_000);
afterAll(() => harness.close());

test('a recording made by another recorder is digested and split into parts without gaps', () => {
  const batch = { seq: 0, sent_at: events.at(-1)?.timestamp ?? 0, events } as const;
  const digest = digestOf(sessionFacts, [batch]);
  expect(digest).toMatchObject({ events: events.length, gaps: [] });
  expect(Date.parse(digest.endedAt) - Date.parse(digest.startedAt)).toBe(81_080);
  const cutter = new PartBuilder();
  const parts = [...cutter.add(batch), ...cutter.end()].map((part) => JSON.parse(part.text));
  const recordedEvents = parts.flatMap((part) => part.events.slice(part.synthetic));
  expect(recordedEvents).toHaveLength(events.length);
});

test('a recording made by another recorder plays at its start, in the middle and at its end', async () => {
  const problems: string[] = [];
  harness.page.on('pageerror', ({ message }) => problems.push(message));
  const texts = [];
  for (const seconds of [0, 40, 81]) {
    await harness.show('player', events, seconds);
    texts.push(await harness.replayedText());
  }
  expect(problems).toEqual([]);
  expect(texts.map((text) => text.length > 500)).toEqual([true, true, true]);
  expect(texts[2]).not.toBe(texts[0]);
});
