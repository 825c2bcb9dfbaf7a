import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/**
 * What React warns of fails the test it happened in: a ref that is not attached, an attribute it does not know, a list
 * without keys. All of these are silent in a build, where the focus then simply does not move.
 */
const warnings: string[] = [];
/** Browsers know this element; jsdom does not yet. */
const ABOUT_JSDOM = 'Warning: The tag <search> is unrecognized';

const shared = globalThis as { say?: typeof console.error };
// biome-ignore lint/suspicious/noConsole: this is where React says it
shared.say ??= console.error;
const { say } = shared;
console.error = (...words: unknown[]) => {
  const said = format(...words);
  if (said.startsWith('Warning: ') && !said.startsWith(ABOUT_JSDOM)) warnings.push(said);
  say(...words);
};

beforeEach(() => void warnings.splice(0));
afterEach(() => expect(warnings, 'warnings of React').toEqual([]));
