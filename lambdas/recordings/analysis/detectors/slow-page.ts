import { signalRules } from '../../../contract/signal-rules.ts';
import { pageVisits } from '../page-visits.ts';
import type { Detector } from './finding.ts';

/** The session's poor web vitals. Whether a page counts as slow is decided by the p75 of the day's sessions. */
export const slowPages: Detector = (timeline) =>
  pageVisits(timeline).flatMap(({ enteredMs, vitals }) =>
    (['LCP', 'content', 'INP', 'CLS'] as const).flatMap((name) => {
      const value = vitals[name] ?? 0;
      if (value <= signalRules.slowPage[name]) return [];
      return [{ kind: 'slow-page' as const, at: enteredMs, about: name, count: value }];
    }),
  );
