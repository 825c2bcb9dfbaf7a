import { DIGEST_VERSION, type Digest } from '../../contract/digest.ts';
import type { SignalKind } from '../../contract/signal.ts';
import {
  digestLimits,
  frustrationWeights,
  SIGNAL_RULES_VERSION,
} from '../../contract/signal-rules.ts';
import type { Batch } from '../../contract/tracker.ts';
import { clickSpots } from './click-spots.ts';
import { quietClicks } from './detectors/dead-click.ts';
import { findingsIn } from './detectors/detectors.ts';
import type { Finding } from './detectors/finding.ts';
import { browserOf, deviceClassOf } from './device.ts';
import { Reader } from './events/reader.ts';
import type { Timeline } from './events/timeline.ts';
import { signalFrom } from './evidence.ts';
import { failedRequestsIn } from './failures/failures.ts';
import { scriptErrorsIn } from './failures/script-errors.ts';
import { leavesForCheckout } from './hosted-checkout.ts';
import { pageVisits, pathAt } from './page-visits.ts';
import { pictureOf, pictureOfLastClick } from './picture.ts';
import { campaignOf, referrerKind } from './referrer.ts';
import { trimDigest } from './trim-digest.ts';

/** Facts about a session that are not in its recording. */
export interface SessionContext {
  readonly sessionId: string;
  /** Instant, ISO 8601. */
  readonly startedAt: string;
  readonly visitor: string;
  readonly userAgent: string;
  /** ISO 3166-1 alpha-2, if CloudFront sent it. */
  readonly country?: string;
  /** The referrer, or ''. */
  readonly referrer: string;
  /** The connected domain: a referrer on it is the site itself. */
  readonly host: string;
}

/**
 * Summarizes a session's recording as one small item (docs/report-rules.md §2). Batches may come in any order, split,
 * repeated or with some missing: the same events give the same digest, and `gaps` names what is missing. Batches are read
 * one at a time, so an hour of recording needs a few megabytes.
 */
export function digestOf(session: SessionContext, batches: Iterable<Batch>): Digest {
  const reader = new Reader();
  for (const batch of batches) reader.read(batch);
  return digestOfTimeline(session, reader.timeline());
}

/** The same for an asynchronous stream of batches. `run` calls the analysis, which is most of the work after reading. */
export async function digestOfStream(
  session: SessionContext,
  batches: AsyncIterable<Batch>,
  run: (analysis: () => Digest) => Digest = (analysis) => analysis(),
): Promise<Digest> {
  const reader = new Reader();
  for await (const batch of batches) reader.read(batch);
  return run(() => digestOfTimeline(session, reader.timeline()));
}

function digestOfTimeline(session: SessionContext, timeline: Timeline): Digest {
  const { userAgent, referrer, host, ...facts } = session;
  const [entry] = timeline.pages;
  const findings = findingsIn(timeline);
  const quiet = quietClicks(timeline)
    .slice(0, digestLimits.quietClicks)
    .map((finding) => {
      const { wireframe, ...signal } = signalFrom(timeline, finding);
      return signal;
    });
  const signals = findings.map((finding) => signalFrom(timeline, finding));
  const picture = signals.some(pictureOf) ? undefined : pictureOfLastClick(timeline);
  const startedAt = Date.parse(session.startedAt);
  const campaign = campaignOf(entry?.address ?? '');
  return trimDigest({
    version: DIGEST_VERSION,
    rules: SIGNAL_RULES_VERSION,
    ...facts,
    endedAt: new Date(startedAt + timeline.durationMs).toISOString(),
    device: deviceClassOf(userAgent, timeline.hasTouchEvents),
    browser: browserOf(userAgent),
    referrer: referrerKind(referrer || (entry?.referrer ?? ''), entry?.address ?? '', host),
    ...(campaign && { campaign }),
    entryPage: entry?.page ?? '/',
    exitPage: timeline.pages.at(-1)?.page ?? '/',
    ...(leavesForCheckout(timeline, findings) && { leftForCheckout: true }),
    pages: pageVisits(timeline),
    clicks: clickSpots(timeline),
    signals,
    ...(picture && { picture }),
    ...(quiet.length > 0 && { quietClicks: quiet }),
    counts: { ...countsOf(findings), clicks: timeline.clicks.length },
    submits: timeline.submits.map((submit) => ({
      page: pathAt(timeline, submit),
      form: submit.form,
    })),
    errors: scriptErrorsIn(timeline).length,
    failedRequests: failedRequestsIn(timeline).length,
    events: timeline.events,
    frustration: findings.reduce((sum, { kind }) => sum + frustrationWeights[kind], 0),
    gaps: timeline.gaps,
    ...(timeline.cost && { trackerCost: timeline.cost }),
  });
}

function countsOf(findings: readonly Finding[]): Partial<Record<SignalKind, number>> {
  const counts: Partial<Record<SignalKind, number>> = {};
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
