import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checksSession } from '../../lambdas/runtime/function.ts';
import { deployables } from '../../lib/deployables.ts';

test('every deployed function has an entry file', () => {
  const missing = deployables.filter(({ entry }) => !existsSync(entry));
  expect(missing.map(({ entry }) => entry)).toEqual([]);
});

test('the commands of the runbook name functions that exist', () => {
  const runbook = readFileSync('docs/RUNBOOK.md', 'utf8');
  const named = [...runbook.matchAll(/--function-name reveille-STAGE-([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  const names = [...deployables.map(({ name }) => name), 'FUNCTION'];
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test('every function that rejects tokens of ended sessions may read the table, where their end is stored', () => {
  const checking = deployables.filter(({ fn }) => checksSession(fn));
  expect(checking.length).toBeGreaterThan(25);
  const withoutTable = checking.filter(
    ({ fn }) => !fn.uses.includes('table') && !fn.uses.includes('table:read'),
  );
  expect(withoutTable.map(({ id }) => id)).toEqual([]);
});

test('a function that anyone may call checks no session', () => {
  const open = deployables.filter(
    ({ fn: { trigger } }) => trigger.kind === 'http' && trigger.call.caller === 'anyone',
  );
  expect(open).not.toEqual([]);
  expect(open.filter(({ fn }) => checksSession(fn)).map(({ id }) => id)).toEqual([]);
});
