import type { CopiedTree } from './copied-tree.ts';
import { inPairs } from './in-pairs.ts';
import type { Mutant } from './planted.ts';

/** Most mutants are detected by the tests that import the file most directly. */
const NEAREST = 6;
/** Candidates per round, and the most that an interrupted campaign loses. */
const PER_ROUND = 16;
/** Survivors run through the remaining tests in groups of this size. */
const PER_GROUP = 12;

export interface Candidate extends Mutant {
  /** The test files that reach it, nearest first. */
  readonly tests: readonly string[];
}
export type Report = (candidate: Candidate, by: string) => void;

/** Reports the test that detects each candidate, or ''. */
export async function judge(
  tree: CopiedTree,
  candidates: readonly Candidate[],
  report: Report,
): Promise<void> {
  for (let from = 0; from < candidates.length; from += PER_ROUND)
    await judgeSome(tree, candidates.slice(from, from + PER_ROUND), report);
}

async function judgeSome(tree: CopiedTree, candidates: readonly Candidate[], report: Report) {
  const left: Candidate[] = [];
  await inPairs(candidates, async (candidate) => {
    const by = await detectedBy(tree, candidate, candidate.tests.slice(0, NEAREST));
    if (by || candidate.tests.length <= NEAREST) report(candidate, by);
    else left.push(candidate);
  });
  for (let from = 0; from < left.length; from += PER_GROUP) {
    const group = left.slice(from, from + PER_GROUP);
    const tests = new Set(group.flatMap((each) => each.tests.slice(NEAREST)));
    const ids = group.map(({ id }) => id);
    const { failed, hasTimedOut } = await tree.run(ids, [...tests], false);
    // A test that passes with the whole group active detects none of them.
    await inPairs(group, async (candidate) => {
      const others = candidate.tests.slice(NEAREST);
      const suspects = hasTimedOut
        ? others
        : others.filter((file) => failed.some((each) => each.startsWith(file)));
      report(candidate, await detectedBy(tree, candidate, suspects));
    });
  }
}

async function detectedBy(tree: CopiedTree, { id }: Candidate, tests: readonly string[]) {
  const { failed, hasTimedOut } = await tree.run([id], tests);
  return hasTimedOut ? 'a test that timed out' : (failed[0] ?? '');
}
