import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundling } from '../../lib/code/bundle.ts';
import { addCompileCaches, compileCacheVariables } from '../../lib/code/compile-cache.ts';
import { root } from '../../lib/local/paths.ts';
import { build, calls, firstAnswerOf, startCloud, variables } from './start/deployed.ts';

/** Times a bare DynamoDB client that reads one item, on the first answer. */
const AIMS = { ingest: 1.0, api: 1.4, report: 1.6 } as const;
const kinds: Readonly<Record<string, keyof typeof AIMS>> = {
  'recordings/record-events': 'ingest',
  'recordings/start-session': 'ingest',
  'recordings/close-session': 'report',
  'reports/prepare-daily-report': 'report',
  'reports/send-daily-report': 'report',
};
const RUNS = Number(process.env.START_RUNS ?? 9);
const folder = join(root, '.local/bench-start');

/** What every function that remembers something must pay, whatever it does. */
const BARE = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const handler = () => table.send(new GetCommand({ TableName: 'table', Key: { PK: 'a', SK: 'b' } }));`;

const cloud = await startCloud();
afterAll(cloud.stop);

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
  );
  // As a deployment does: the bundle is used elsewhere than where it was built.
  cpSync(join(folder, 'built'), join(folder, 'moved'), { recursive: true });
  renameSync(join(folder, 'moved'), join(folder, 'task'));
}, 120_000);

function measure(id: string, isCached: boolean) {
  const place = id === 'bare' ? join(folder, id) : join(folder, 'task', id);
  const cache = { ...compileCacheVariables, NODE_COMPILE_CACHE: join(place, 'compile-cache') };
  return firstAnswerOf(id, place, cloud.endpoint, isCached ? cache : {});
}

/** The mean of the quicker half: what is slower was held up by something else. */
function typical(values: readonly number[]): number {
  const half = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length / 2));
  return half.reduce((sum, each) => sum + each, 0) / half.length;
}

test('what a function costs until its first answer, beside a bare DynamoDB client', async () => {
  const contestants = [
    { id: 'bare', isCached: false },
    ...Object.keys(calls).flatMap((id) => [
      { id, isCached: false },
      { id, isCached: true },
    ]),
  ].map((each) => ({ ...each, imported: [] as number[], answered: [] as number[] }));
  // Interleaved, so that a slow moment of the machine affects all of them.
  for (let run = 0; run < RUNS; run += 1) {
    for (const each of contestants) {
      const { imported, answered, answer } = await measure(each.id, each.isCached);
      // A failure takes another way, and a longer one: its line in the log.
      expect(answer.statusCode, each.id).toBe(calls[each.id]?.status);
      each.imported.push(imported);
      each.answered.push(answered);
    }
  }
  const [bare, ...others] = contestants;
  const floor = typical(bare?.answered ?? []);
  const ratio = (values: readonly number[]) => Number((typical(values) / floor).toFixed(2));
  const rows = others.map(({ id, isCached, imported, answered }) => ({
    id,
    isCached,
    imported: ratio(imported),
    answered: ratio(answered),
    aim: AIMS[kinds[id] ?? 'api'],
  }));
  console.log(`A bare client's first answer takes ${floor.toFixed(0)} ms of processor time.`);
  console.table(rows);
  for (const { id, isCached, answered, aim } of rows) {
    // Caches are shared with whatever else runs: a tenth is noise.
    if (isCached) expect.soft(answered, id).toBeLessThanOrEqual(aim * 1.1);
  }
}, 600_000);
