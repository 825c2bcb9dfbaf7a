import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';

/** How often all properties run, each time with other values. */
const SEEDS = Number(process.env.SEEDS ?? 20);
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];

const filesWith = (text: string) =>
  globSync('tests/{functions,rules,web,replay}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(`${root}/${file}`, 'utf8').includes(text),
  );

/** Runs the files; returns the failures, which Vitest prints to stderr. */
function failuresOf(files: readonly string[], variables: Record<string, string>): string[] {
  const { status, stderr } = spawnSync(process.execPath, [...VITEST, ...files], {
    cwd: root,
    env: { ...process.env, ...variables, VITEST: undefined },
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${JSON.stringify(variables)}\n${stderr.slice(0, 4_000)}`];
}

test('every property holds for new random values', () => {
  const files = filesWith('fc.assert(');
  expect(files.length).toBeGreaterThan(20);
  const failed = Array.from({ length: SEEDS }, () => randomInt(2 ** 31)).flatMap((seed) =>
    failuresOf(files, { PROPERTY_SEED: `${seed}` }),
  );
  expect(failed).toEqual([]);
});

test('tests that try a sample also pass with all cases', () => {
  const files = filesWith('/sample.ts');
  expect(files.length).toBeGreaterThan(1);
  expect(failuresOf(files, { SAMPLE: 'whole' })).toEqual([]);
});
