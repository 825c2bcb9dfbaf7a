import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const lambdas = resolve(import.meta.dirname, '../../lambdas');

/** `OWNER#${ownerId}` and `OWNER#id` are the same key: the text before the blank distinguishes keys. */
const kind = (key: string) => key.trim().split(/[#\s]/)[0];

function declared(): string[] {
  const stores = readdirSync(lambdas, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.store.ts'),
  );
  // A store of the bucket declares no entity, and a store of recipients declares two.
  return stores.flatMap((path) => {
    const [, ...entities] = readFileSync(join(lambdas, path), 'utf8').split("entity: '");
    return entities.map((text) => {
      const templates = [...text.matchAll(/template: '([^']+)'/g)].map(
        ([, template = '']) => template,
      );
      return [text.slice(0, text.indexOf("'")), ...templates.slice(0, 3).map(kind)].join(' | ');
    });
  });
}

function documented(): string[] {
  const page = readFileSync(join(lambdas, 'README.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => /^\| .* \| [A-Z]{3,}[# ].*\| [A-Z]{3,}/.test(line));
  return rows.map((row) => {
    const [item = '', ...keys] = row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim());
    const kinds = keys.slice(0, 3).map(kind).filter(Boolean); // the index key is optional
    return [item.toLowerCase().replaceAll(' ', '-'), ...kinds].join(' | ');
  });
}

test('the table of keys in lambdas/README.md equals the keys that the stores declare', () => {
  expect(documented().sort()).toEqual(declared().sort());
  expect(declared().length).toBeGreaterThan(0);
});
