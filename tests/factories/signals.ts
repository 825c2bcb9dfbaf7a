import type { Digest } from '../../lambdas/contract/digest.ts';
import type { Signal, SignalKind } from '../../lambdas/contract/signal.ts';
import { digestOf } from '../../lambdas/recordings/analysis/digest.ts';
import { type RecordingBuilder, recording, sessionFacts } from './recording.ts';

export const digestOfVisit = (visit: RecordingBuilder): Digest =>
  digestOf(sessionFacts, visit.batches());

/** The signals of one kind in a built visit. */
export const signals = (visit: RecordingBuilder, kind: SignalKind): readonly Signal[] =>
  digestOfVisit(visit).signals.filter((signal) => signal.kind === kind);

export const home = (): RecordingBuilder => recording().page(0, '/');

/** Clicks on one button, each followed by a change after 20 ms. */
export function clicksAt(...times: readonly number[]): RecordingBuilder {
  const visit = home();
  for (const ms of times) visit.click(ms).mutate(ms + 20);
  return visit.until(20_000);
}

/** Clicks on one button without any response. */
export function deadClicksAt(...times: readonly number[]): RecordingBuilder {
  const visit = home();
  for (const ms of times) visit.click(ms);
  return visit.until(20_000);
}

/** Payloads of an error and of a failed request, without message and path. */
export const error = { kind: 'error', file: '', line: 1 } as const;
export const failing = { duration_ms: 50, initiator: 'fetch', same_origin: true } as const;

/** A page that the browser loads, as the tracker reports it. */
export const LOADED = {
  page: '/flowers',
  title: '',
  kind: 'load',
  referrer: '',
  viewport: [1_000, 800],
  page_height: 2_000,
} as const;
