/** Selects the clips that prove an issue. */

import { CLIP_MIN_SECONDS } from '../../contract/limits.ts';
import type { Evidence } from '../../contract/report-issue.ts';
import { compareTexts } from '../../contract/text-order.ts';
import { EVIDENCE_MAX } from '../facts/constants.ts';
import { isClick } from './kinds.ts';
import type { IssueGroup, Occurrence } from './occurrences.ts';

/**
 * One clip per visitor, because five visitors prove more than one visitor five times. Clips that show what the issue
 * is named after come first (a failed click before clicks without a response), then the strongest.
 */
export function selectEvidence({
  kind,
  occurrences,
}: Pick<IssueGroup, 'kind' | 'occurrences'>): Evidence[] {
  const strongest = [...occurrences].sort(
    ({ signal: a, sessionId: s }, { signal: b, sessionId: t }) =>
      Number(b.kind === kind) - Number(a.kind === kind) ||
      Number(Boolean(b.strong)) - Number(Boolean(a.strong)) ||
      Number(Boolean(b.wireframe)) - Number(Boolean(a.wireframe)) ||
      (b.count ?? 0) - (a.count ?? 0) ||
      compareTexts(s, t),
  );
  const byVisitor = new Map<string, Evidence>();
  for (const occurrence of strongest) {
    const { visitor, sessionId, signal } = occurrence;
    if (byVisitor.has(visitor) || byVisitor.size === EVIDENCE_MAX) continue;
    const { about, count } = signal;
    const countsClicks = isClick(signal.kind) && count !== undefined;
    const isWait = signal.kind === 'slow-page' && (about === 'LCP' || about === 'content');
    byVisitor.set(visitor, {
      session_id: sessionId,
      start_ms: startOf(occurrence),
      end_ms: signal.endMs,
      ...(countsClicks && { clicks: count }),
      ...(isWait && { wait_ms: count }),
    });
  }
  return [...byVisitor.values()];
}

/** A clip starts this long before the problem. */
const LEAD_MS = 2_000;

/** Never starts on the previous page, unless the clip would otherwise be shorter than the minimum. */
function startOf({ signal, enteredMs }: Occurrence): number {
  const { atMs, startMs, endMs } = signal;
  const preferred = Math.max(atMs - LEAD_MS, Math.min(enteredMs, atMs));
  return Math.max(startMs, Math.min(preferred, endMs - CLIP_MIN_SECONDS * 1_000));
}
