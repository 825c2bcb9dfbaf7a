import type { Detector, Finding } from './finding.ts';

/** Uncaught errors and unhandled rejections: one signal per fingerprint, at its first occurrence, with a count. */
export const javascriptErrors: Detector = ({ errors }) => {
  const found = new Map<string, Finding>();
  for (const { at, shape, crossOrigin } of errors) {
    const before = found.get(shape);
    found.set(shape, {
      kind: 'javascript-error',
      at: before?.at ?? at,
      about: shape,
      count: (before?.count ?? 0) + 1,
      ...(crossOrigin && { crossOrigin }),
    });
  }
  return [...found.values()];
};
