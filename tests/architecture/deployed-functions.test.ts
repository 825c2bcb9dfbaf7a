import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';
import { build, calls, firstAnswerOf, startCloud } from '../bench/start/deployed.ts';

const folder = join(root, '.local/deployed-functions');
const cloud = await startCloud();
afterAll(() => {
  cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each(Object.keys(calls))(
  '%s answers when it is bundled as it is deployed, before it has loaded the schema library',
  async (id) => {
    const place = join(folder, id);
    const { metafile } = build(id, place);
    expect(loadedFirst(metafile).filter((path) => path.includes('/electrodb/'))).toEqual([]);
    const { answer } = await firstAnswerOf(id, place, cloud.endpoint);
    expect(answer.statusCode).toBe(calls[id]?.status);
    expect(answer.batchItemFailures ?? []).toEqual([]);
  },
);

/** The sources of a bundle that are loaded before its first call, without what it imports later. */
function loadedFirst({ outputs }: Metafile): string[] {
  const isEntry = ({ entryPoint = '' }) => entryPoint.endsWith('.lambda.ts');
  const files = Object.keys(outputs).filter((path) => isEntry(outputs[path] ?? {}));
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs && !files.includes(path)) files.push(path);
  }
  return files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}
