import { signalRules } from '../../../contract/signal-rules.ts';
import { pageVisits } from '../page-visits.ts';
import type { Detector } from './finding.ts';

/** A visit's poor web vitals. Whether the page is slow for people is decided over the day's visits, by its p75. */
export const slowPages: Detector = (timeline) =>
  pageVisits(timeline).flatMap(({ enteredMs, vitals }) =>
    (['LCP', 'INP', 'CLS'] as const).flatMap((name) => {
      const value = vitals[name] ?? 0;
      if (value <= signalRules.slowPage[name]) return [];
      return [{ kind: 'slow-page' as const, at: enteredMs, about: name, count: value }];
    }),
  );
