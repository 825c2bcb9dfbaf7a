import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exclusively } from '../../lib/local/exclusive.ts';

const folder = mkdtempSync(join(tmpdir(), 'exclusive-'));
const file = join(folder, 'venv.lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('two local clouds that start concurrently install one after the other', async () => {
  const steps: string[] = [];
  const install = (name: string) =>
    exclusively(file, async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
    });
  await Promise.all([install('one'), install('other')]);
  expect(steps).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('an installation that was killed or failed does not block the next one', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, `${pid}`);
  await expect(exclusively(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  expect(existsSync(file)).toBe(false);
  expect(await exclusively(file, async () => 'installed')).toBe('installed');
});
