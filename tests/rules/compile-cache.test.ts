import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { environment } from '../../lambdas/runtime/env.ts';
import { splitBundle } from '../../lib/code/bundle.ts';
import {
  addCompileCaches,
  COMPILE_CACHE,
  compileCacheVariables,
} from '../../lib/code/compile-cache.ts';
import { root } from '../../lib/local/paths.ts';

const variables = Object.values(environment).flatMap(({ shape }) => Object.keys(shape));

test('a function starts from the compile cache in its bundle, even if the bundle was moved', async () => {
  const [built, task] = [join(root, '.local/cache-built'), join(root, '.local/cache-task')];
  for (const folder of [built, task]) rmSync(folder, { recursive: true, force: true });
  buildSync({ ...splitBundle('recordings/start-session'), outdir: built });
  await addCompileCaches([built], variables, String(process.getuid?.()));
  renameSync(built, task);
  const settings = Object.fromEntries(variables.map((name) => [name, 'https://example.com']));
  const { stderr, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `console.log(typeof (await import('./index.mjs')).handler)`],
    {
      cwd: task,
      encoding: 'utf8',
      env: {
        AWS_REGION: 'us-east-1',
        ...settings,
        ...compileCacheVariables,
        NODE_COMPILE_CACHE: join(task, COMPILE_CACHE),
        NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
      },
    },
  );
  expect(stdout).toContain('function');
  expect(stderr).toMatch(/V8 code cache for ESM \S+index\.mjs was accepted/);
  expect(stderr).not.toMatch(/index\.mjs was rejected|chunk-\w+\.mjs was rejected/);
  rmSync(task, { recursive: true, force: true });
});

test('a deployed cache is that of the user who runs functions on AWS, not of the one who built it', async () => {
  const folder = join(root, '.local/cache-user');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.mjs'), 'export const handler = () => {};');
  await addCompileCaches([folder], variables);
  const [cache = '', ...others] = readdirSync(join(folder, COMPILE_CACHE));
  expect([cache, ...others]).toEqual([expect.stringMatching(/^v\d+\..*-993$/)]);
  expect(readdirSync(join(folder, COMPILE_CACHE, cache))).not.toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

test('the release pipeline builds on the machine type of the functions, or their caches are ignored', () => {
  const jobs = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8').split(
    /^ {2}(?=\w+:$)/m,
  );
  const deploying = jobs.filter((job) => /^(staging|production):/.test(job));
  expect(deploying).toHaveLength(2);
  for (const job of deploying) expect(job).toMatch(/runs-on: ubuntu-\S+-arm$/m);
});
