import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { masks } from '../campaigns/tracker/masks.ts';

const tracker = resolve(import.meta.dirname, '../../web/tracker');

test('the campaign that removes each mask in turn finds every mask in the source', () => {
  const missing = masks.filter(
    ({ file, text }) => readFileSync(join(tracker, file), 'utf8').split(text).length !== 2,
  );
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
