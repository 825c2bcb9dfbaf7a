import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';

/** `SEEDS=100 npm run campaign -- properties`: how often all properties are tried with values of their own. */
const SEEDS = Number(process.env.SEEDS ?? 20);
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];

const files = globSync('tests/{rules,web}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  readFileSync(`${root}/${file}`, 'utf8').includes('fc.assert('),
);

test('every property of the tests holds for values that no run has tried', () => {
  expect(files.length).toBeGreaterThan(20);
  const failed = Array.from({ length: SEEDS }, () => randomInt(2 ** 31)).flatMap((seed) => {
    const env = { ...process.env, PROPERTY_SEED: String(seed), VITEST: undefined };
    const { status, stdout } = spawnSync(process.execPath, [...VITEST, ...files], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return status === 0 ? [] : [`PROPERTY_SEED=${seed}\n${stdout.slice(-4_000)}`];
  });
  expect(failed).toEqual([]);
});
