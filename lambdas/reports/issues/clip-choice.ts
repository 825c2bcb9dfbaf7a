/** Which recordings prove an issue. */

import { CLIP_MIN_SECONDS } from '../../contract/limits.ts';
import type { Evidence } from '../../contract/report-issue.ts';
import type { SignalKind } from '../../contract/signal.ts';
import { EVIDENCE_MAX } from '../facts/constants.ts';
import type { Occurrence } from './occurrences.ts';

/** One clip per visitor, the strongest first: five visitors prove more than one visitor five times. */
export function evidenceOf(occurrences: readonly Occurrence[]): Evidence[] {
  const strongest = [...occurrences].sort(
    ({ signal: a, sessionId: s }, { signal: b, sessionId: t }) =>
      Number(Boolean(b.strong)) - Number(Boolean(a.strong)) ||
      Number(Boolean(b.wireframe)) - Number(Boolean(a.wireframe)) ||
      (b.count ?? 0) - (a.count ?? 0) ||
      (s < t ? -1 : 1),
  );
  const shown = new Map<string, Evidence>();
  for (const occurrence of strongest) {
    const { visitor, sessionId, signal } = occurrence;
    if (shown.has(visitor) || shown.size === EVIDENCE_MAX) continue;
    const isClick = CLICKS.includes(signal.kind) && signal.count !== undefined;
    shown.set(visitor, {
      session_id: sessionId,
      start_ms: startOf(occurrence),
      end_ms: signal.endMs,
      ...(isClick && { clicks: signal.count }),
    });
  }
  return [...shown.values()];
}

const CLICKS: readonly SignalKind[] = ['rage-click', 'dead-click', 'error-click'];
/** A clip shows this much before the problem … */
const LEAD_MS = 2_000;

/** … but never the page before, and more of it where it would be shorter than a clip may be. */
function startOf({ signal, enteredMs }: Occurrence): number {
  const { atMs, startMs, endMs } = signal;
  const wanted = Math.max(atMs - LEAD_MS, Math.min(enteredMs, atMs));
  return Math.max(startMs, Math.min(wanted, endMs - CLIP_MIN_SECONDS * 1_000));
}
