import { readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { readTree } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');
const tree = readTree();

/** The product files that a file imports, statically or dynamically, without type imports. */
function runtimeImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const atStart = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  return [...atStart, ...later]
    .filter((request) => request.startsWith('.'))
    .map((request) => normalize(join(dirname(file), request)));
}

/** The feature files between a trigger and its effect, without contract, runtime and adapters. */
function path(starts: readonly string[], excluded = /^$/): string[] {
  const seen = new Set<string>();
  const open = starts.map((each) => `lambdas/${each}`);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const isShared = /^lambdas\/(contract|runtime|adapters)\//.test(file);
    if (seen.has(file) || isShared || excluded.test(file)) continue;
    seen.add(file);
    open.push(...runtimeImports(file));
  }
  return [...seen].sort();
}

/** Content and layout of a report are behind `composeReport`, `narrate` and the templates. */
const reportContent =
  /reports\/(facts|issues|writer|narration|evidence)\/|emails\/templates\/|content\/compose/;
const report = [
  'reports/schedule/queue-zone-reports.lambda.ts',
  'reports/prepare-daily-report.lambda.ts',
  'reports/send-daily-report.lambda.ts',
];

test.each([
  ['a batch', ['recordings/record-events.lambda.ts'], 24],
  ['a payment event', ['billing/stripe-webhook.lambda.ts'], 14],
  ['preparing a report', ['reports/prepare-daily-report.lambda.ts'], 16],
  ['a report, from schedule to email', report, 24],
])('%s passes through at most the allowed number of feature files', (_, starts, most) => {
  const files = path(starts, reportContent);
  expect(files.length).toBeGreaterThan(5);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
});

/** Folders with one file per vendor (adapters) or feature (contract, copy). */
const LISTS = /^lambdas\/(adapters|contract|contract\/copy)$/;

test('a folder of a server feature holds at most 18 files', () => {
  const files = [...tree.keys()].filter((file) => file.startsWith('lambdas/'));
  const folders = Map.groupBy(files, (file) => dirname(file));
  const full = [...folders].filter(([folder, files]) => files.length > 18 && !LISTS.test(folder));
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
