import type { Detector, Finding } from './finding.ts';

/** Uncaught errors and unhandled rejections; one signal for each cause, at its first time, with how often. */
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
