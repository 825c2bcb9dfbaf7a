import { Problem } from '../../contract/problem.ts';
import { TAGS_PER_RECORDING } from '../../contract/recordings.ts';

type Tags = readonly string[];

/**
 * A recording's tags after a person changed `before` to `tags`, while others may have changed them to `known`: without
 * what either of them removed, and with what either of them added. Without `before`, `tags` replaces them.
 */
export function mergedTags(known: Tags, tags: Tags, before: Tags = known): string[] {
  const addedByOthers = known.filter((tag) => !before.includes(tag));
  const removedByOthers = before.filter((tag) => !known.includes(tag));
  const own = tags.filter((tag) => !removedByOthers.includes(tag));
  const merged = [...new Set([...own, ...addedByOthers])];
  if (merged.length > TAGS_PER_RECORDING) throw new Problem('recording-tag-limit');
  return merged;
}
