import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { sessionFacts } from '../../factories/recording.ts';
import { knownFailures } from '../../stories/known-failures.ts';
import { recordingsOf, type StoryRecording } from '../../stories/recordings.ts';
import { stories } from '../../stories/stories.ts';
import { type ExpectedSignal, type Story, styles } from '../../stories/story.ts';

const recordings = new Map(styles.flatMap(recordingsOf).map((each) => [each.name, each]));

/** A thrashed cursor corroborates other signals and is never reported alone. */
const isReported = ({ kind }: Signal) => kind !== 'thrashed-cursor';

const fits = ({ kind, page, element }: Signal, expected: ExpectedSignal) =>
  expected.kinds.includes(kind) &&
  (expected.page === undefined || expected.page === page) &&
  (expected.element === undefined || expected.element.test(element?.label ?? ''));

function signalsOf({ userAgent, batches }: StoryRecording): Signal[] {
  const startedAt = new Date(batches[0]?.events[0]?.timestamp ?? 0).toISOString();
  const facts = { ...sessionFacts, startedAt, userAgent, host: 'site.example' };
  return digestOf(facts, batches).signals.filter(isReported);
}

/** Missing and unexpected signals of a story. */
function faultsOf({ name, signals: expected }: Story): string[] {
  const recording = recordings.get(name);
  if (!recording) throw new Error('Not recorded yet: node tests/stories/record.ts');
  const found = signalsOf(recording);
  const missing = expected.filter(
    (each) => !each.isOptional && !found.some((signal) => fits(signal, each)),
  );
  const wrong = found.filter((signal) => !expected.some((each) => fits(signal, each)));
  return [
    ...missing.map(({ kinds, page = 'any page' }) => `missing ${kinds.join(' or ')} on ${page}`),
    ...wrong.map(({ kind, page, element }) => `wrong ${kind} on ${page} ${element?.label ?? ''}`),
  ];
}

const isKnown = ({ name }: Story) => name in knownFailures;

test.each(stories.filter((story) => !isKnown(story)))(
  '$style: reports exactly the expected signals when a visitor $name',
  (story) => {
    expect(faultsOf(story)).toEqual([]);
  },
);

test('a known failure leaves its list as soon as its story passes', () => {
  const names = new Set(stories.map(({ name }) => name));
  expect(Object.keys(knownFailures).filter((name) => !names.has(name))).toEqual([]);
  const passing = stories.filter((story) => isKnown(story) && faultsOf(story).length === 0);
  expect(passing.map(({ name }) => name)).toEqual([]);
});
