import { expect, test } from 'vitest';
import type { AdminUser } from '../../lambdas/contract/admin.ts';
import { compareTexts } from '../../lambdas/contract/text-order.ts';
import {
  companiesOf,
  compareText,
  filterUsers,
  fullName,
  isConnected,
  NO_FILTER,
} from '../../web/app/admin/user-list.ts';

const user = (facts: Partial<AdminUser>): AdminUser => ({
  ...{ id: '1', email: 'ann@x.example', first_name: 'Ann', last_name: 'Archer', company: 'Harbor' },
  ...{ job_role: 'Founder', website: 'harbor.example', timezone: 'UTC', is_active: true },
  ...{ created_at: '', updated_at: '', last_login: null },
  ...facts,
});
const ann = user({});
const ben = user({
  ...{ email: 'ben@y.example', first_name: 'Ben', last_name: '', company: 'Lane' },
  ...{ job_role: 'Editor', website: '' },
});

test.each([
  ['', [ann, ben]],
  ['  ', [ann, ben]],
  ['ANN ARCHER', [ann]],
  ['y.example', [ben]],
  ['lane', [ben]],
  ['editor', [ben]],
  ['harbor.ex', [ann]],
  ['no one', []],
])('a search for %j finds names, addresses, companies, roles and websites', (search, found) => {
  expect(filterUsers([ann, ben], { ...NO_FILTER, search })).toEqual(found);
});

test('a company must match as a whole, together with the search', () => {
  expect(filterUsers([ann, ben], { search: '', company: 'Lane' })).toEqual([ben]);
  expect(filterUsers([ann, ben], { search: '', company: 'Lan' })).toEqual([]);
  expect(filterUsers([ann, ben], { search: 'ann', company: 'Lane' })).toEqual([]);
});

test('companies are listed once, in order, without users who named none', () => {
  const companies = ['Lane 10', 'lane 9', '', 'Harbor', 'Harbor'];
  expect(companiesOf(companies.map((company) => user({ company })))).toEqual([
    'Harbor',
    'lane 9',
    'Lane 10',
  ]);
});

test('only a recorded website that is named is connected', () => {
  expect(isConnected(ann)).toBe(true);
  expect(isConnected(ben)).toBe(false);
  expect(isConnected(user({ is_active: false }))).toBe(false);
});

test('a name has no outer spaces', () => {
  expect([fullName(ann), fullName(ben)]).toEqual(['Ann Archer', 'Ben']);
});

test('texts are compared without case, and generated texts by character code', () => {
  expect([compareText('a', 'A'), compareText('a2', 'a10'), compareText('b', 'a')]).toEqual([
    0, -1, 1,
  ]);
  expect(['a', 'b', 'B'].map((text) => compareTexts(text, 'a'))).toEqual([0, 1, -1]);
});
