import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');

test('every package has an exact version, so that an install today and next year is the same', () => {
  const manifests = filesOf('{package.json,tests/**/package.json}');
  expect(manifests.length).toBeGreaterThan(1);
  const ranges = manifests.flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    return Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(
        ([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(ranges).toEqual([]);
});
