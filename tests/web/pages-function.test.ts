import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sealWith } from '../../lambdas/runtime/seal.ts';
import { PAGES_ARE_THE_APP } from '../../lib/http/pages-function.ts';
import type { Route } from '../../web/app/lib/router/router.tsx';
import { routes } from '../../web/app/router.tsx';

/** Runs the function as CloudFront does, without Node globals. */
const edge = createContext({});
runInContext(PAGES_ARE_THE_APP, edge);
const served = (uri: string): string => edge.handler({ request: { uri } }).uri;

const paths = (list: readonly Route[], parent = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const full = path?.startsWith('/') ? path : [parent, path].filter(Boolean).join('/');
    const address = full.startsWith('/') ? full.replace('//', '/') : `/${full}`;
    return path === undefined ? paths(children, parent) : [address, ...paths(children, address)];
  });

/** Realistic ids: a sealed token, a log id with an email address, a name with a dot. */
const seal = sealWith(['a-secret-of-this-test'], 'clip');
const ids = [
  ...Array.from({ length: 200 }, (_, i) => seal.sign({ o: `owner-${i}`, d: '2026-11-21', i })),
  '20261121-maya@harborlane.example.com',
  'maya%40harborlane.com',
  'report.html',
  'a.js',
];

test('every route of the app is served the document, whatever its ids contain', () => {
  const all = [...new Set(paths(routes))];
  expect(all).toEqual(expect.arrayContaining(['/clip/:token', '/emails/:id', '/login', '/*']));
  const addresses = all.flatMap((path) =>
    /[:*]/.test(path) ? ids.map((id) => path.replace(/:\w+|\*/, id)) : [path],
  );
  const lost = addresses.filter((address) => served(address) !== '/index.html');
  expect(lost).toEqual([]);
});

test('every file that the build publishes is served as itself', () => {
  const built = resolve(import.meta.dirname, '../../dist/web');
  const files = existsSync(built)
    ? readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /^[^.].*\.\w+$/.test(file),
      )
    : [];
  for (const file of files.filter((name) => name !== 'index.html')) {
    expect(served(`/${file}`)).toBe(`/${file}`);
  }
  expect(served('/assets/index-a1b2.js')).toBe('/assets/index-a1b2.js');
  expect(served('/config.json')).toBe('/config.json');
  expect(served('/.well-known/security.txt')).toBe('/.well-known/security.txt');
  expect(served('/tracker/v1/loader.js')).toBe('/tracker/v1/loader.js');
});

test('a path that only starts like a file path is a page', () => {
  for (const address of ['/config.json.bak', '/assetsx/a.js', '/index.html', '/', '/constructor']) {
    expect(served(address)).toBe('/index.html');
  }
});
