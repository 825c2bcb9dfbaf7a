import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { SPLIT_FUNCTIONS } from '../../lib/code/bundle.ts';
import { root } from '../../lib/local/paths.ts';
import {
  build,
  buildTogether,
  calls,
  measureFirstResponse,
  startFakeAws,
} from '../bench/start/deployed.ts';

const folder = join(root, '.local/deployed-functions');
const cloud = await startFakeAws();
afterAll(() => {
  cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ids = Object.keys(calls);
/** Bundles of the functions that share one build, split into files here to show what each loads first. */
let others: Metafile | undefined;
function bundled(id: string): Metafile {
  if (SPLIT_FUNCTIONS.includes(id)) return build(id, join(folder, id)).metafile;
  const rest = ids.filter((each) => !SPLIT_FUNCTIONS.includes(each));
  others ??= buildTogether(rest, folder).metafile;
  return others;
}

test.each(ids)(
  '%s, bundled as deployed, responds before it loads the schema library',
  async (id) => {
    const loaded = loadedFirst(bundled(id), `${id}/index.mjs`);
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.filter((path) => path.includes('/electrodb/'))).toEqual([]);
    const { response } = await measureFirstResponse(id, join(folder, id), cloud.endpoint);
    expect(response.statusCode).toBe(calls[id]?.status);
    expect(response.batchItemFailures ?? []).toEqual([]);
  },
);

/** The sources of a bundle that load before its first call, without dynamic imports. */
function loadedFirst({ outputs }: Metafile, entry: string): string[] {
  const files = Object.keys(outputs).filter((path) => path.endsWith(entry));
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs && !files.includes(path)) files.push(path);
  }
  return files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}
