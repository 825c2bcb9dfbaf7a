import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
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
  await addCompileCaches([built], variables);
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
