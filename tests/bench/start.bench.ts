import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { bundling } from '../../lib/bundle.ts';
import { root } from '../../lib/local/paths.ts';

const RUNS = 15;
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

/** Milliseconds from nothing to a handler that could be called, as a cold start sees it, without Node's own start. */
const startOf = (file: string): number =>
  Number(
    execFileSync(
      process.execPath,
      [
        '-e',
        `const from = performance.now(); import(${JSON.stringify(file)}).then(({ handler }) => { if (!handler) throw new Error('no handler'); console.log(performance.now() - from); });`,
      ],
      { env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
      .trim()
      .split('\n')
      .at(-1),
  );

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test('what a function costs to start, beside a bare DynamoDB client', () => {
  const options = bundling(false);
  const wanted = [
    'accounts/get-verification-status',
    'recordings/start-session',
    'recordings/record-events',
  ];
  const entryPoints = Object.fromEntries(
    Object.entries<string>(options.entryPoints).filter(([name]) =>
      wanted.some((id) => name.startsWith(id)),
    ),
  );
  mkdirSync(folder, { recursive: true });
  buildSync({ ...options, entryPoints, outdir: folder });
  const { entryPoints: _, ...rest } = options;
  buildSync({
    ...rest,
    stdin: { contents: BARE, resolveDir: root },
    outfile: join(folder, 'bare.mjs'),
    outdir: undefined as never,
  });
  const files = { bare: join(folder, 'bare.mjs') } as Record<string, string>;
  for (const name of Object.keys(entryPoints))
    files[name.replace('/index', '')] = join(folder, `${name}.mjs`);
  const times = Object.fromEntries(Object.keys(files).map((name) => [name, [] as number[]]));
  // In turn, so that a slow moment of the machine is everybody's.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, file] of Object.entries(files)) times[name]?.push(startOf(file));
  }
  const bare = median(times.bare ?? []);
  const rows = Object.entries(times).map(([name, values]) => ({
    name,
    ms: Math.round(median(values)),
    ratio: Number((median(values) / bare).toFixed(2)),
  }));
  console.table(rows);
  expect(rows.every(({ ms }) => ms > 0)).toBe(true);
});
