import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/**
 * What React warns about fails the test it happened in: an attribute it does not know, a list without keys, a state set
 * outside of `act`. All of these are silent in a build. React marks its warnings in no way, so every error counts.
 */
const warnings: string[] = [];
/** Browsers know this element; jsdom does not yet. */
const ABOUT_JSDOM = 'The tag <search> is unrecognized';

const shared = globalThis as { say?: typeof console.error };
// biome-ignore lint/suspicious/noConsole: this is where React says it
shared.say ??= console.error;
const { say } = shared;
console.error = (...words: unknown[]) => {
  const warning = format(...words);
  if (!warning.startsWith(ABOUT_JSDOM)) warnings.push(warning);
  say(...words);
};

/** Returns and clears the warnings since the test started or since the last call. */
export const takeWarnings = (): string[] => warnings.splice(0);

beforeEach(() => void takeWarnings());
afterEach(() => expect(takeWarnings(), 'warnings of React').toEqual([]));
