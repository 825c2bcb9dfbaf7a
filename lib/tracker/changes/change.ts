/**
 * What is changed in @rrweb/record while the tracker is built. The library has no openings for these things, and a
 * customer's page pays for each of them. Every change names its reason and the exact text it expects: the build fails
 * when a new version of the library no longer contains that text, so every upgrade has to review each change.
 */
export interface Change {
  readonly why: string;
  readonly from: string | RegExp;
  readonly to: string;
  /** How often the text stands there; once where nothing is said. */
  readonly times?: number;
}

/** Where a changed place of the library finds the tracker. */
export const hooksModule = 'recorder-hooks';
