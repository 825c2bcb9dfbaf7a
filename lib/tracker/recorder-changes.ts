import { beginning } from './changes/beginning.ts';
import type { Change } from './changes/change.ts';
import { ending } from './changes/ending.ts';
import { memory } from './changes/memory.ts';
import { overlays } from './changes/overlays.ts';
import { snapshot } from './changes/snapshot.ts';
import { unused } from './changes/unused.ts';
import { gestures, mutations } from './changes/watching.ts';

const changes: readonly Change[] = [
  ...beginning,
  ...mutations,
  ...gestures,
  ...snapshot,
  ...unused,
  ...ending,
  ...overlays,
  ...memory,
];

/** The library’s text with every change made; throws where one no longer fits. */
export function changed(text: string): string {
  return changes.reduce((before, { why, from, to, times = 1 }) => {
    const found =
      typeof from === 'string'
        ? before.split(from).length - 1
        : [...before.matchAll(new RegExp(from, 'g'))].length;
    if (found !== times)
      throw new Error(`@rrweb/record has changed (${found} instead of ${times} places): ${why}`);
    return typeof from === 'string'
      ? before.replace(from, () => to.replace('$&', () => from))
      : before.replace(from, to);
  }, text);
}
