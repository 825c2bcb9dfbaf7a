import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../../../lib/local/paths.ts';
import { type Mutant, planted } from './planted.ts';

const MINUTE = 60_000;
const PROJECTS = (process.env.PROJECTS ?? 'rules,clouds,web,pages,pages alone').split(',');
const QUICK = ['--bail', '1', '--maxWorkers', '1'];
const SWITCH = pathToFileURL(join(import.meta.dirname, 'switch.ts')).href;

export interface Verdict {
  /** The test files that failed. */
  readonly failed: readonly string[];
  readonly hasTimedOut: boolean;
}

/** The test files that reach each mutant, and '' if it runs on import. */
export interface Reached {
  readonly by: Readonly<Record<string, readonly string[]>>;
  /** Test files that fail without any mutant. */
  readonly failed: readonly string[];
}

/** A copy of the project with a switch for every mutant; the working copy never changes. */
export class CopiedTree {
  readonly folder: string;

  constructor(name: string, mutants: readonly Mutant[]) {
    this.folder = join(root, '.local/mutants', name);
    rmSync(this.folder, { recursive: true, force: true });
    const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
    });
    for (const path of files.toString().split('\0').filter(Boolean)) {
      if (!existsSync(join(root, path))) continue;
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      cpSync(join(root, path), join(this.folder, path));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    // Copied, because a tracker is built here for each of its mutants.
    if (existsSync(join(root, 'dist'))) {
      mkdirSync(join(this.folder, 'dist'));
      cpSync(join(root, 'dist/tracker'), join(this.folder, 'dist/tracker'), { recursive: true });
      symlinkSync(join(root, 'dist/web'), join(this.folder, 'dist/web'));
    }
    for (const [path, those] of Map.groupBy(mutants, (each) => each.path)) {
      writeFileSync(join(this.folder, path), planted(path, those));
    }
  }

  /** Runs every test with all mutants inactive. */
  async reached(): Promise<Reached> {
    const notes = join(this.folder, 'reached.txt');
    const { failed } = await this.vitest([], { MUTANTS_REACHED: notes }, 20 * MINUTE);
    const by: Record<string, string[]> = {};
    for (const line of readFileSync(notes, 'utf8').split('\n').filter(Boolean)) {
      const [id = '', ...file] = line.split(' ');
      by[id] = [...(by[id] ?? []), file.join(' ') && relative(this.folder, file.join(' '))];
    }
    return { by, failed };
  }

  /** Runs these test files with the mutants active. Stops at the first failure if `isQuick`. */
  async run(ids: readonly string[], tests: readonly string[], isQuick = true): Promise<Verdict> {
    if (tests.length === 0) return { failed: [], hasTimedOut: false };
    const options = isQuick ? QUICK : [];
    const limit = (isQuick ? 5 : 15) * MINUTE; // a busy machine takes several times as long
    return this.vitest([...tests, ...options], { MUTANTS_ACTIVE: ids.join(' ') }, limit);
  }

  /** Runs these browser tests against the tracker that was built last. */
  async runInBrowser(tests: readonly string[], isQuick = true): Promise<Verdict> {
    const options = isQuick ? QUICK : [];
    return this.vitest([...tests, ...options], {}, 10 * MINUTE, ['tracker']);
  }

  async buildTracker(): Promise<void> {
    await promisify(execFile)(process.execPath, ['bin/tracker.ts'], { cwd: this.folder });
  }

  private async vitest(
    args: readonly string[],
    variables: object,
    timeout: number,
    projects = PROJECTS,
  ): Promise<Verdict> {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const which = projects.flatMap((name) => ['--project', name]);
    const options = ['--config', 'tests/vitest.config.ts', '--reporter', 'dot', ...which];
    const env = {
      ...process.env,
      ...variables,
      CI: '1',
      VITEST: undefined,
      NO_COLOR: '1',
      NODE_OPTIONS: `--import ${SWITCH}`,
    };
    const limits = { timeout, maxBuffer: 64 * 1024 * 1024 };
    const run = promisify(execFile)(process.execPath, [vitest, 'run', ...args, ...options], {
      cwd: this.folder,
      env,
      ...limits,
    });
    return run.then(
      () => ({ failed: [], hasTimedOut: false }),
      ({ stdout = '', stderr = '', killed }) => {
        const failed = failedFiles(`${stdout}${stderr}`);
        // Otherwise a crashed run would count as one in which all tests passed.
        if (failed.length === 0 && !killed) throw new Error(`${stdout}${stderr}`.slice(-2_000));
        return { failed, hasTimedOut: Boolean(killed) };
      },
    );
  }
}

const failedFiles = (output: string): string[] => [
  ...new Set(
    [...output.matchAll(/^ *FAIL +.*?(tests\/\S+\.test\.tsx?)/gm)].map(([, file = '']) => file),
  ),
];
