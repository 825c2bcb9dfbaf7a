import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
