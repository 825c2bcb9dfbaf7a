import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../lambdas/contract/call.ts';
import * as reportConstants from '../../lambdas/reports/facts/constants.ts';
import * as trackerLimits from '../../web/tracker/limits.ts';

// No other test fails when a limit changes by one, so each is in a reviewed list, which `vitest -u` writes.
const folder = resolve(import.meta.dirname, '../../lambdas/contract');
const modules = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('copy/'))
    .sort()
    .map(async (file): Promise<[string, object]> => [file, await import(resolve(folder, file))]),
);
const exported = modules.flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({ name: `${file} ${name}`, value })),
);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'body' in value && 'reply' in value;

/** All numbers, booleans and rule names in a value, with their paths. */
function* leaves(value: unknown, path = ''): Generator<string> {
  if (typeof value === 'number' || typeof value === 'boolean') yield `${path} ${value}`;
  else if (path.endsWith('.format') || path.endsWith('.pattern')) yield `${path} ${value}`;
  else if (path.endsWith('.required') && Array.isArray(value))
    yield `${path} ${value.toSorted().join(' ')}`;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
}
const short = (line: string) => line.replaceAll('.properties.', '.').replaceAll('.items.', '[].');
const listOf = (name: string, value: unknown) =>
  [...leaves(value)].map((line) => name + short(line));
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });

test('the limits of call inputs and responses equal the reviewed list', async () => {
  const calls = exported.filter(({ value }) => isCall(value));
  const lines = calls.flatMap(({ name, value }) => {
    const { method, path, caller, body, reply } = value as Call;
    return [
      `${name}: ${method} ${path} by ${caller}`,
      ...listOf('  body', schemaOf(body, 'input')),
      ...listOf('  reply', schemaOf(reply, 'output')),
    ];
  });
  expect(calls.length).toBeGreaterThan(40);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/contract/calls.txt');
});

test('limits, rates and plans equal the reviewed list', async () => {
  const lines = exported
    .filter(({ value }) => !isCall(value) && !(value as { _zod?: unknown })._zod)
    .flatMap(({ name, value }) => listOf(name, value));
  expect(lines.length).toBeGreaterThan(100);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/contract/limits.txt');
});

test('the limits of the tracker equal the reviewed list', async () => {
  const lines = Object.entries(trackerLimits).flatMap(([name, value]) => listOf(name, value));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/tracker-limits.txt');
});

test('the constants of reports equal the reviewed list', async () => {
  const lines = Object.entries(reportConstants).flatMap(([name, value]) => listOf(name, value));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/report-constants.txt');
});
