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
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../lib/local/paths.ts';
import type { Mutation } from './mutations.ts';

const MINUTES = 60_000;
const PROJECTS = ['rules', 'clouds', 'web', 'pages', 'pages alone'];

export interface Verdict {
  readonly isNoticed: boolean;
  /** The first test that failed. */
  readonly by: string;
}

/** A copy of the project in which files may be broken; the working copy never changes. */
export class CopiedTree {
  readonly folder: string;

  constructor(name: string) {
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
    if (existsSync(join(root, 'dist'))) symlinkSync(join(root, 'dist'), join(this.folder, 'dist'));
  }

  /** What these files of tests say about the mutation. */
  async verdictOn(
    path: string,
    { start, end, replacement }: Mutation,
    tests: readonly string[],
  ): Promise<Verdict> {
    const file = join(this.folder, path);
    const text = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
      return await this.run(tests);
    } finally {
      writeFileSync(file, text);
    }
  }

  /** Runs these files until a test fails. */
  async run(tests: readonly string[]): Promise<Verdict> {
    if (tests.length === 0) return { isNoticed: false, by: '' };
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const which = PROJECTS.flatMap((name) => ['--project', name]);
    const options = ['--config', 'tests/vitest.config.ts', '--bail', '1', '--reporter', 'dot'];
    const run = promisify(execFile)(
      process.execPath,
      [vitest, 'run', ...tests, ...options, ...which],
      {
        cwd: this.folder,
        timeout: 5 * MINUTES, // a mutant may never end
        env: { ...process.env, CI: '1', VITEST: undefined, NO_COLOR: '1' },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return run.then(
      () => ({ isNoticed: false, by: '' }),
      ({ stdout = '', stderr = '', killed }) => ({
        isNoticed: true,
        by: killed ? 'a test that never ended' : firstFailure(`${stdout}${stderr}`),
      }),
    );
  }
}

const firstFailure = (output: string): string =>
  output.match(/^ *FAIL +(.+)$/m)?.[1]?.trim() ?? output.trim().split('\n').at(-1) ?? '';
