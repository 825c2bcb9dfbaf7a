import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../lib/local/paths.ts';
import type { CopiedTree } from './copied-tree.ts';
import { type Mutant, mutated } from './planted.ts';

const TSC = join(root, 'node_modules/typescript/lib/tsc.js');

/**
 * The mutants that the compiler accepts. `npm run check` rejects the others, so they say nothing
 * about the tests. Stryker leaves them out as well (`CompileError`).
 */
export function compiled(tree: CopiedTree, mutants: readonly Mutant[]): Mutant[] {
  const inFile = Object.values(Object.groupBy(mutants, ({ path }) => path)) as Mutant[][];
  const rounds = Math.max(0, ...inFile.map(({ length }) => length));
  const rejected = new Set<Mutant>();
  // Two mutants of one file could hide each other's errors.
  for (let round = 0; round < rounds; round += 1) {
    const planted = inFile.flatMap((those) => those[round] ?? []);
    for (const each of rejectedOf(tree, planted)) rejected.add(each);
  }
  return mutants.filter((each) => !rejected.has(each));
}

function rejectedOf(tree: CopiedTree, planted: readonly Mutant[]): readonly Mutant[] {
  if (planted.length === 0) return [];
  const failed = filesWithErrors(tree, planted);
  if (failed.size === 0) return [];
  if (planted.length === 1) return planted;
  const { own = [], others = [] } = Object.groupBy(planted, ({ path }) =>
    failed.has(path) ? 'own' : 'others',
  );
  // A mutant can also cause errors in the files that import its file.
  if (others.length === 0) return own.flatMap((each) => rejectedOf(tree, [each]));
  if (own.length > 0) return [...rejectedOf(tree, own), ...rejectedOf(tree, others)];
  const half = Math.ceil(others.length / 2);
  return [others.slice(0, half), others.slice(half)].flatMap((part) => rejectedOf(tree, part));
}

function filesWithErrors(tree: CopiedTree, planted: readonly Mutant[]): Set<string> {
  const originals = planted.map(({ path }) => {
    const file = join(tree.folder, path);
    return { file, text: readFileSync(file, 'utf8') };
  });
  try {
    for (const mutant of planted) writeFileSync(join(tree.folder, mutant.path), mutated(mutant));
    const paths = planted.map(({ path }) => path);
    const server = paths.every((path) => path.startsWith('web/')) ? '' : compile(tree, '.');
    // The app imports the contract of all functions, and nothing else of the server.
    const app = paths.some((path) => /^web\/|^lambdas\/contract\//.test(path))
      ? compile(tree, 'web')
      : '';
    return new Set(
      [...`${server}${app}`.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file),
    );
  } finally {
    for (const { file, text } of originals) writeFileSync(file, text);
  }
}

/** What the compiler prints about a project: nothing if all is well. */
function compile({ folder }: CopiedTree, project: string): string {
  try {
    execFileSync(process.execPath, [TSC, '-p', project, '--pretty', 'false'], {
      ...{ cwd: folder, encoding: 'utf8', stdio: 'pipe' },
    });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    // Without this, a compiler that crashed would accept every mutant.
    if (!stdout.includes('error TS')) throw new Error(`${stdout}${stderr}`.slice(-2_000));
    return stdout;
  }
}
