import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { bundling, quickly } from '../../lib/bundle.ts';
import { root } from '../../lib/local/paths.ts';

const RUNS = 15;
/** The function that takes batches, at most so many times a bare DynamoDB client. */
const AIM_RATIO = 1.3;
const folder = join(root, '.local/bench-start');

/** What every function that remembers something must pay, whatever it does. */
const BARE = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const handler = () => table;`;

const environment = {
  PATH: process.env.PATH ?? '',
  AWS_REGION: 'us-east-1',
  TABLE_NAME: 'table',
  SIGNING_SECRET_ARN: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:signing',
  RECORDINGS_BUCKET: 'recordings',
  APP_ORIGIN: 'https://app.example.com',
  SUPPORT_ADDRESS: 'support@example.com',
  SESSION_CLOSINGS_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/session-closings',
};

/** Processor time from nothing to a handler that could be called, as a cold start sees it, without Node's own start. */
const startOf = (file: string): number =>
  Number(
    execFileSync(
      process.execPath,
      [
        '-e',
        `const from = process.cpuUsage(); import(${JSON.stringify(file)}).then(({ handler }) => { if (!handler) throw new Error('no handler'); const { user, system } = process.cpuUsage(from); console.log((user + system) / 1000); });`,
      ],
      { env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
      .trim()
      .split('\n')
      .at(-1),
  );

/** The mean of the quicker half: what is slower was held up by somebody else. */
function typical(values: readonly number[]): number {
  const half = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length / 2));
  return half.reduce((sum, each) => sum + each, 0) / half.length;
}

test('what a function costs to start, beside a bare DynamoDB client', () => {
  mkdirSync(folder, { recursive: true });
  const { entryPoints, ...rest } = bundling(false);
  const bare = join(folder, 'bare.mjs');
  buildSync({
    ...rest,
    stdin: { contents: BARE, resolveDir: root },
    outfile: bare,
    outdir: undefined as never,
  });
  const files: Record<string, string> = { bare };
  for (const id of ['recordings/start-session', 'recordings/record-events']) {
    buildSync({ ...quickly(id), outdir: join(folder, id) });
    files[id] = join(folder, id, 'index.mjs');
  }
  // One that belongs to nobody's visit, for comparison.
  const other = 'accounts/get-verification-status';
  buildSync({
    ...rest,
    entryPoints: { [other]: entryPoints[`${other}/index`] ?? '' },
    outdir: folder,
  });
  files[other] = join(folder, `${other}.mjs`);

  const times = Object.fromEntries(Object.keys(files).map((name) => [name, [] as number[]]));
  // In turn, so that a slow moment of the machine is everybody's.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, file] of Object.entries(files)) times[name]?.push(startOf(file));
  }
  const floor = typical(times.bare ?? []);
  const rows = Object.entries(times).map(([name, values]) => ({
    name,
    ms: Math.round(typical(values)),
    ratio: Number((typical(values) / floor).toFixed(2)),
  }));
  console.table(rows);
  const ingest = rows.find(({ name }) => name === 'recordings/record-events');
  expect(ingest?.ratio).toBeLessThanOrEqual(AIM_RATIO);
}, 120_000);
