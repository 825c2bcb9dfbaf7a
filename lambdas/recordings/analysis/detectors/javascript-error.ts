import { scriptErrorsIn } from '../failures/script-errors.ts';
import type { Detector, Finding } from './finding.ts';

/** Errors of scripts: one signal per fingerprint, at its first occurrence, with a count. */
export const javascriptErrors: Detector = (timeline) => {
  const found = new Map<string, Finding>();
  for (const { at, fingerprint, uncertain } of scriptErrorsIn(timeline)) {
    const before = found.get(fingerprint);
    found.set(fingerprint, {
      kind: 'javascript-error',
      at: before?.at ?? at,
      about: fingerprint,
      count: (before?.count ?? 0) + 1,
      ...(uncertain && { uncertain }),
    });
  }
  return [...found.values()];
};
