import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const analysis = join(root, 'lambdas/recordings/analysis');
const map = readFileSync(join(analysis, 'README.md'), 'utf8');
/** What the map names in code style, such as `page/nodes-at.ts` or `forms/`. */
const named = [...map.matchAll(/`([\w/.-]+(?:\.ts|\/))`/g)].map(([, path = '']) => path);

test('the map of the analysis names only files and folders that exist', () => {
  const folders = [analysis, join(analysis, 'page'), join(root, 'lambdas'), root];
  const missing = named.filter((path) => !folders.some((folder) => existsSync(join(folder, path))));
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the map of the analysis names every folder and every detector', () => {
  const folders = globSync('*/**/', { cwd: analysis }).map((path) => `${path}/`);
  const detectors = globSync('detectors/**/*.ts', { cwd: analysis }).filter((path) =>
    /^export const \w+: Detector|^export function thrashedCursors/m.test(
      readFileSync(join(analysis, path), 'utf8'),
    ),
  );
  expect(detectors.length).toBeGreaterThan(10);
  expect([...folders, ...detectors].filter((path) => !named.includes(path))).toEqual([]);
});
