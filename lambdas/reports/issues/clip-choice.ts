/** Which recordings prove an issue. */
import type { Evidence } from '../../contract/reports.ts';
import { EVIDENCE_MAX } from '../facts/constants.ts';
import type { Occurrence } from './occurrences.ts';

/** One clip a visitor, the strongest first: five views of one person prove less than five people. */
export function evidenceOf(occurrences: readonly Occurrence[]): Evidence[] {
  const strongest = [...occurrences].sort(
    ({ signal: a, sessionId: s }, { signal: b, sessionId: t }) =>
      Number(Boolean(b.strong)) - Number(Boolean(a.strong)) ||
      Number(Boolean(b.wireframe)) - Number(Boolean(a.wireframe)) ||
      (b.count ?? 0) - (a.count ?? 0) ||
      (s < t ? -1 : 1),
  );
  const shown = new Map<string, Evidence>();
  for (const { visitor, sessionId, signal } of strongest) {
    if (shown.has(visitor) || shown.size === EVIDENCE_MAX) continue;
    shown.set(visitor, { session_id: sessionId, start_ms: signal.startMs, end_ms: signal.endMs });
  }
  return [...shown.values()];
}
