import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Fails a test in which React warns, for example about unknown attributes, missing keys or updates outside of `act`.
 * Warnings cannot be distinguished from other errors, so each logged error counts.
 */
const warnings: string[] = [];
/** A warning that only jsdom causes. */
const ABOUT_JSDOM = 'The tag <search> is unrecognized';

const shared = globalThis as { log?: typeof console.error };
// biome-ignore lint/suspicious/noConsole: React logs its warnings here
shared.log ??= console.error;
const { log } = shared;
console.error = (...message: unknown[]) => {
  const warning = format(...message);
  if (!warning.startsWith(ABOUT_JSDOM)) warnings.push(warning);
  log(...message);
};

/** Returns and clears the warnings since the test started or since the last call. */
export const takeWarnings = (): string[] => warnings.splice(0);

beforeEach(() => void takeWarnings());
afterEach(() => expect(takeWarnings(), 'warnings of React').toEqual([]));
