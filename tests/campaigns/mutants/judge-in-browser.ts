import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../lib/local/paths.ts';
import { CopiedTree } from './copied-tree.ts';
import { inPairs } from './in-pairs.ts';
import type { Candidate, Report } from './judge.ts';
import { mutated } from './planted.ts';

const FOLDER = 'tests/tracker/browser';

/** For each folder, the test files that most likely detect a change. They run first. */
const NEAREST: readonly (readonly [RegExp, RegExp])[] = [
  [/privacy\//, /\/(privacy|masks|strict|recording)\./],
  [/evidence\//, /\/(evidence|pages|recording|frames)\./],
  [/page\//, /\/(replay|random-pages|recording|pages)\./],
  [/delivery\/|loader-interface|lifetime|pace/, /\/(transport|page-exit|visits)\./],
  [/./, /\/(visits|consent|evidence)\./],
];

/** The browser tests, without those that fail without a mutant. */
export async function browserTests(tree: CopiedTree): Promise<string[]> {
  const all = readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${FOLDER}/${file}`);
  const { failed } = await tree.runInBrowser(all, false);
  if (failed.length > 0) console.log(`fail without a mutant: ${failed.join(', ')}`);
  return all.filter((file) => !failed.includes(file));
}

/** Reports the browser test that detects each mutant of the tracker, or ''. Builds a tracker per mutant. */
export async function judgeInBrowser(
  name: string,
  candidates: readonly Candidate[],
  tests: readonly string[],
  report: Report,
): Promise<void> {
  const trees = [0, 1].map((worker) => new CopiedTree(`${name}-tracker-${worker}`, []));
  await inPairs(candidates, async (candidate) => {
    const tree = trees.pop();
    if (!tree) throw new Error('More mutants at once than copies of the project');
    report(candidate, await detectedBy(tree, candidate, tests));
    trees.push(tree);
  });
}

async function detectedBy(tree: CopiedTree, candidate: Candidate, tests: readonly string[]) {
  const file = join(tree.folder, candidate.path);
  writeFileSync(file, mutated(candidate));
  await tree.buildTracker();
  const [, nearest] = NEAREST.find(([path]) => path.test(candidate.path)) ?? [];
  const { near = [], far = [] } = Object.groupBy(tests, (test) =>
    nearest?.test(test) ? 'near' : 'far',
  );
  const verdict = await tree.runInBrowser(near);
  const { failed, hasTimedOut } =
    verdict.failed.length > 0 || verdict.hasTimedOut ? verdict : await tree.runInBrowser(far);
  writeFileSync(file, candidate.text);
  return hasTimedOut ? 'a test that timed out' : (failed[0] ?? '');
}
