import { expect, test } from 'vitest';
import { Problem } from '../../lambdas/contract/problem.ts';
import { type Addition, dateAdded, validateAddition } from '../../lambdas/team/team.ts';

const addition = (changed: Partial<Addition> = {}): Addition => ({
  email: 'tom@harborlane.example',
  job_role: 'Shop manager',
  ownerEmail: 'maya@harborlane.example',
  members: [{ email: 'lea@harborlane.example' }],
  maxTeamMembers: 3,
  ...changed,
});
/** Title and detail of a rejection, as the toast shows them. */
const rejection = (changed: Partial<Addition>): [title: string, detail?: string] => {
  try {
    return [`admitted ${validateAddition(addition(changed)).email}`];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.message, error.detail ?? ''];
  }
};

test('adds a new valid address, trimmed', () => {
  expect(
    validateAddition(addition({ email: ' tom@harborlane.example ', job_role: ' Shop ' })),
  ).toEqual({
    email: 'tom@harborlane.example',
    job_role: 'Shop',
  });
});

test('a member counts as added now, or when they were added before a removal that is undone', () => {
  const now = new Date('2026-11-26T09:00:00.000Z');
  expect(dateAdded(undefined, now)).toBe('2026-11-26T09:00:00.000Z');
  expect(dateAdded('2026-01-05T09:00:00Z', now)).toBe('2026-01-05T09:00:00.000Z');
  expect(dateAdded('2027-01-05T09:00:00Z', now)).toBe('2026-11-26T09:00:00.000Z');
});

test.each([{ email: ' ' }, { job_role: ' ' }])('rejects an empty field %o [TEAM-14]', (changed) => {
  expect(rejection(changed)).toEqual(['Missing Information', 'Please fill in all fields']);
});

test.each(['tom', 'tom@', '@harborlane.example', 'tom@harborlane', 'to m@harborlane.example'])(
  'rejects the undeliverable address %s [TEAM-15]',
  (email) => {
    expect(rejection({ email })).toEqual(['Invalid Email', 'Please enter a valid email address']);
  },
);

test.each(['MAYA@harborlane.example', ' Lea@Harborlane.example'])(
  'rejects the existing member %s in any spelling [TEAM-16]',
  (email) => {
    expect(rejection({ email })).toEqual([
      'Duplicate Email',
      'This email is already a team member',
    ]);
  },
);

test.each(['lea@XN--BCHER-KVA.example', 'lea@bu\u0308cher.example', 'lea@ｂücher.example'])(
  'rejects the existing member lea@bücher.example, spelled %s [TEAM-16]',
  (email) => {
    expect(rejection({ email, members: [{ email: 'lea@bücher.example' }] })).toEqual([
      'Duplicate Email',
      'This email is already a team member',
    ]);
  },
);

test.each([
  'a\u200d.example',
  'shop/a.example',
  'shop.example?a.b',
  'shop.example#a.b',
  'sh%6fp.example',
])('rejects an address whose domain cannot exist: %s [TEAM-15]', (domain) => {
  expect(rejection({ email: `lea@${domain}` })).toEqual([
    'Invalid Email',
    'Please enter a valid email address',
  ]);
});

test('the owner takes one of the seats [TEAM-17]', () => {
  expect(rejection({ maxTeamMembers: 2 })[0]).toBe('Plan Limit Reached');
});

test('names the first reason of several', () => {
  const full = { maxTeamMembers: 1 };
  expect(rejection({ ...full, email: '', job_role: '' })[0]).toBe('Missing Information');
  expect(rejection({ ...full, email: 'tom' })[0]).toBe('Invalid Email');
  expect(rejection({ ...full, email: 'lea@harborlane.example' })[0]).toBe('Duplicate Email');
});
