/** The kind of day. What matters most to the reader wins: no data, then too little data, then issues. */
import type { DayKind } from '../../contract/report-summary.ts';

export interface DayFacts {
  readonly sessions: number;
  readonly issues: number;
  readonly rejectedByPlan: number;
  readonly isFirst: boolean;
  readonly isScriptMissing: boolean;
  readonly daysCovered: number;
}

export function dayKind(day: DayFacts): DayKind {
  if (day.rejectedByPlan > 0) return 'limit-reached';
  if (day.sessions === 0) return day.isScriptMissing ? 'tracking-stopped' : 'no-visits';
  if (day.isFirst) return 'first';
  if (day.daysCovered > 1) return 'after-outage';
  return day.issues > 0 ? 'issues' : 'quiet';
}
