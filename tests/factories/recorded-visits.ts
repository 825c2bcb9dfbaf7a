import type { Digest } from '../../lambdas/contract/digest.ts';
import { digestOf } from '../../lambdas/recordings/analysis/digest.ts';
import type { DetectorCase } from '../detectors/detector-case.ts';
import { type Fixture, fixturesOf } from '../detectors/fixtures.ts';
import { sessionFacts } from './recording.ts';

/** The digest of a case that a real browser recorded. */
export function digestOfFixture(
  { userAgent, batches }: Fixture,
  more: Partial<typeof sessionFacts> = {},
): Digest {
  const startedAt = new Date(batches[0]?.events[0]?.timestamp ?? 0).toISOString();
  const facts = { ...sessionFacts, startedAt, userAgent, host: 'site.example', ...more };
  return digestOf(facts, batches);
}

/** Several visitors with the recorded case on the day of the report. */
export function visitorsLike(kind: DetectorCase['kind'], name: string, visitors = 3): Digest[] {
  const fixture = fixturesOf(kind).find((each) => each.name === name && each.device === 'computer');
  if (!fixture) throw new Error(`Not recorded yet: ${name}`);
  return Array.from({ length: visitors }, (_, n) =>
    digestOfFixture(fixture, {
      sessionId: `session-${name}-${n}`,
      visitor: `visitor-${name}-${n}`,
      startedAt: new Date(Date.parse('2026-11-19T14:00:00Z') + n * 60_000).toISOString(),
    }),
  );
}
