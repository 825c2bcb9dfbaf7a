import type { Timeline } from '../events/timeline.ts';
import { errorsIn, isWithoutRequest } from './network-errors.ts';

/**
 * How browsers word a fault of a program. Frameworks such as Stimulus, Angular and Vue catch what a component throws and
 * only log it. Scripts that expect an error log other texts.
 */
const PROGRAM_FAULT =
  /^(Cannot (read|set) propert(y|ies) of (undefined|null)|Cannot access '.*' before initialization|(undefined|null) is not an object|can't access (property|lexical declaration)|Can't find variable: |.* is not (a function|a constructor|defined|iterable)\b)/;

/**
 * Uncaught errors, unhandled rejections, and faults of scripts that were only logged, unless they were thrown as well.
 * Excludes rejections that only say that some request got no response (`network-errors.ts`).
 */
export function scriptErrorsIn(timeline: Timeline): Timeline['errors'] {
  const errors = errorsIn(timeline).filter((error) => !isWithoutRequest(timeline, error));
  const isThrown = (message: string) =>
    errors.some(({ fingerprint }) => fingerprint.includes(message));
  const onlyLogged = timeline.logged.filter(
    ({ fingerprint }) => PROGRAM_FAULT.test(fingerprint) && !isThrown(fingerprint),
  );
  return [...errors, ...onlyLogged];
}
