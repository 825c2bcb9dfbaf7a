import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundling } from '../../lib/code/bundle.ts';
import { addCompileCaches, compileCacheVariables } from '../../lib/code/compile-cache.ts';
import { root } from '../../lib/local/paths.ts';
import { build, calls, measureFirstResponse, startFakeAws, variables } from './start/deployed.ts';

/** The time to the first response, as a multiple of a bare DynamoDB client that reads one item. */
const TARGETS = { ingest: 1.0, api: 1.4, report: 1.6 } as const;
const kinds: Readonly<Record<string, keyof typeof TARGETS>> = {
  'recordings/record-events': 'ingest',
  'recordings/start-session': 'ingest',
  'recordings/close-session': 'report',
  'reports/prepare-daily-report': 'report',
  'reports/send-daily-report': 'report',
};
const RUNS = Number(process.env.START_RUNS ?? 9);
const folder = join(root, '.local/bench-start');

/** The minimum for every function that uses the table. */
const BARE = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const handler = () => table.send(new GetCommand({ TableName: 'table', Key: { PK: 'a', SK: 'b' } }));`;

const aws = await startFakeAws();
afterAll(aws.stop);

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { entryPoints: _, ...rest } = bundling(false);
  const stdin = { contents: BARE, resolveDir: root };
  buildSync({
    ...rest,
    stdin,
    outfile: join(folder, 'bare/index.mjs'),
    outdir: undefined as never,
  });
  const ids = Object.keys(calls);
  for (const id of ids) build(id, join(folder, 'built', id));
  await addCompileCaches(
    ids.map((id) => join(folder, 'built', id)),
    variables,
    String(process.getuid?.()),
  );
  // Like a deployment: the bundle runs from another folder than the one it was built in.
  cpSync(join(folder, 'built'), join(folder, 'moved'), { recursive: true });
  renameSync(join(folder, 'moved'), join(folder, 'task'));
}, 120_000);

function measure(id: string, isCached: boolean) {
  const dir = id === 'bare' ? join(folder, id) : join(folder, 'task', id);
  const cache = { ...compileCacheVariables, NODE_COMPILE_CACHE: join(dir, 'compile-cache') };
  return measureFirstResponse(id, dir, aws.endpoint, isCached ? cache : {});
}

/** The mean of the faster half, because other processes delay the rest. */
function typical(values: readonly number[]): number {
  const half = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length / 2));
  return half.reduce((sum, each) => sum + each, 0) / half.length;
}

test('the first response of a function costs little more than that of a bare DynamoDB client', async () => {
  const candidates = [
    { id: 'bare', isCached: false },
    ...Object.keys(calls).flatMap((id) => [
      { id, isCached: false },
      { id, isCached: true },
    ]),
  ].map((each) => ({ ...each, imported: [] as number[], responded: [] as number[] }));
  // Interleaved, so that a slow moment of the machine affects all of them.
  for (let run = 0; run < RUNS; run += 1) {
    for (const each of candidates) {
      const { imported, responded, response } = await measure(each.id, each.isCached);
      // A failure would be slower, because it writes a log line.
      expect(response.statusCode, each.id).toBe(calls[each.id]?.status);
      each.imported.push(imported);
      each.responded.push(responded);
    }
  }
  const [bare, ...others] = candidates;
  const baseline = typical(bare?.responded ?? []);
  const ratio = (values: readonly number[]) => Number((typical(values) / baseline).toFixed(2));
  const rows = others.map(({ id, isCached, imported, responded }) => ({
    id,
    isCached,
    imported: ratio(imported),
    responded: ratio(responded),
    target: TARGETS[kinds[id] ?? 'api'],
  }));
  console.log(`A bare client's first response takes ${baseline.toFixed(0)} ms of processor time.`);
  console.table(rows);
  for (const { id, isCached, responded, target } of rows) {
    // Other processes share the processor caches, so a tenth is noise.
    if (isCached) expect.soft(responded, id).toBeLessThanOrEqual(target * 1.1);
  }
}, 600_000);
