import { expect, test } from 'vitest';
import { fileName, only } from '../../../lambdas/accounts/export/account-data.ts';

test('an export is named after the product and its date', () => {
  expect(fileName('Reveille', new Date('2026-11-21T23:59:59Z'))).toBe('reveille-2026-11-21.json');
});

test('an export holds the fields it names and no other', () => {
  expect(only({ id: 1, secret: 2, name: undefined }, 'id', 'name')).toEqual({
    id: 1,
    name: undefined,
  });
});
