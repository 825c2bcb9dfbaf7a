import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployables } from '../../lib/deployables.ts';

test('every deployed function has an entry file', () => {
  const missing = deployables.filter(({ entry }) => !existsSync(entry));
  expect(missing.map(({ entry }) => entry)).toEqual([]);
});
