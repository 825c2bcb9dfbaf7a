import type { CopiedTree } from './copied-tree.ts';
import { inPairs } from './in-pairs.ts';
import type { Mutant } from './planted.ts';

/** Most mutants die of the tests that import the file most directly. */
const NEAREST = 6;
/** So much is lost at most when a campaign is interrupted. */
const AT_A_TIME = 16;
/** Whatever survives them meets the other tests together with as many others. */
const TOGETHER = 12;

export interface Candidate extends Mutant {
  /** The files of tests that reach it, the nearest first. */
  readonly tests: readonly string[];
}
export type Say = (candidate: Candidate, by: string) => void;

/** Says of every candidate what noticed it, or ''. */
export async function judge(
  tree: CopiedTree,
  candidates: readonly Candidate[],
  say: Say,
): Promise<void> {
  for (let from = 0; from < candidates.length; from += AT_A_TIME)
    await judgeSome(tree, candidates.slice(from, from + AT_A_TIME), say);
}

async function judgeSome(tree: CopiedTree, candidates: readonly Candidate[], say: Say) {
  const left: Candidate[] = [];
  await inPairs(candidates, async (candidate) => {
    const by = await noticedBy(tree, candidate, candidate.tests.slice(0, NEAREST));
    if (by || candidate.tests.length <= NEAREST) say(candidate, by);
    else left.push(candidate);
  });
  for (let from = 0; from < left.length; from += TOGETHER) {
    const group = left.slice(from, from + TOGETHER);
    const tests = new Set(group.flatMap((each) => each.tests.slice(NEAREST)));
    const ids = group.map(({ id }) => id);
    const { failed, isEndless } = await tree.run(ids, [...tests], false);
    // A test that passes with all of them active notices none of them.
    await inPairs(group, async (candidate) => {
      const others = candidate.tests.slice(NEAREST);
      const suspects = isEndless
        ? others
        : others.filter((file) => failed.some((each) => each.startsWith(file)));
      say(candidate, await noticedBy(tree, candidate, suspects));
    });
  }
}

async function noticedBy(tree: CopiedTree, { id }: Candidate, tests: readonly string[]) {
  const { failed, isEndless } = await tree.run([id], tests);
  return isEndless ? 'a test that never ended' : (failed[0] ?? '');
}
