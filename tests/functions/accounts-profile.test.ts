import { fetchUserAttributes } from 'aws-amplify/auth';
import { expect, inject, test } from 'vitest';
import { handler as complete } from '../../lambdas/accounts/complete-profile.lambda.ts';
import { handler as get } from '../../lambdas/accounts/get-profile.lambda.ts';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { handler as recordSignIn } from '../../lambdas/accounts/record-sign-in.lambda.ts';
import { handler as update } from '../../lambdas/accounts/update-profile.lambda.ts';
import { handler as setWebsite } from '../../lambdas/accounts/update-website.lambda.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { logIn, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const stored = profileStore(table.connect(process.env as never));
const step = {
  first_name: 'Ann',
  last_name: 'Archer',
  company: 'Acme',
  job_role: 'CEO',
  timezone: 'Europe/Paris',
};
const make = async (handler: typeof get, owner: { id: string }, body?: unknown) =>
  answerOf(await handler(httpEvent(body, owner)));

test('a missing profile is a normal response, not an error [CALL-18] [ERR-03]', async () => {
  expect(await make(get, await newOwner(cloud))).toEqual({ status: 200, body: { profile: null } });
});

test('the profile step creates the profile and marks the user as complete [CALL-13] [CALL-20] [DATA-05]', async () => {
  const owner = await newOwner(cloud);
  expect(await make(complete, owner, step)).toMatchObject({ status: 200, body: { profile: step } });
  expect((await make(get, owner)).body.profile).toEqual({ ...step, website: '' });
  await logIn(owner);
  expect(await fetchUserAttributes()).toMatchObject({ 'custom:completed_profile': 'true' });
  // A second call changes the existing profile.
  expect(await make(complete, owner, { ...step, company: 'Emca' })).toMatchObject({ status: 200 });
  expect((await make(get, owner)).body.profile.company).toBe('Emca');
});

test.each(['first_name', 'last_name', 'company', 'job_role'])(
  'the profile step requires %s, and spaces count as empty',
  async (field) => {
    const owner = await newOwner(cloud);
    expect((await make(complete, owner, { ...step, [field]: '  ' })).status).toBe(400);
    expect((await make(get, owner)).body.profile).toBeNull();
  },
);

test('an edit writes its fields and time, and may empty a field [CALL-19] [PROF-06] [DATA-06]', async () => {
  const owner = await newOwner(cloud);
  await make(complete, owner, step);
  const before = await stored.get(owner.id);
  const { body } = await make(update, owner, { company: '', job_role: 'Founder' });
  expect(body.profile).toEqual({ ...step, company: '', job_role: 'Founder', website: '' });
  const after = await stored.get(owner.id);
  expect(after.updated_at > before.updated_at).toBe(true);
  expect(after.created_at).toBe(before.created_at);
});

test('an edit that changes nothing writes nothing', async () => {
  const owner = await newOwner(cloud);
  await make(complete, owner, step);
  const before = await stored.get(owner.id);
  await make(update, owner, { company: step.company });
  expect(await stored.get(owner.id)).toEqual(before);
});

test('a separate call changes the website [CALL-21]', async () => {
  const owner = await newOwner(cloud);
  await make(complete, owner, step);
  await make(setWebsite, owner, { website: 'shop.example.com' });
  expect((await make(get, owner)).body.profile).toEqual({ ...step, website: 'shop.example.com' });
});

test.each([
  { email: 'other@example.com' },
  { id: 'bob' },
  { created_at: '2020-01-01' },
  { last_login: '2020-01-01' },
  { email_verified_at: '2020-01-01' },
  { is_active: true },
  { plan: 'Growth' },
  { website: 'elsewhere.example' },
  { timezone: 'Mars/Olympus' },
  { timezone: '+02:00' },
  { company: 'x'.repeat(101) },
])('an edit with %o is rejected as a whole', async (foreign) => {
  const owner = await newOwner(cloud);
  await make(complete, owner, step);
  const before = await stored.get(owner.id);
  expect((await make(update, owner, { job_role: 'Thief', ...foreign })).status).toBe(400);
  expect(await stored.get(owner.id)).toEqual(before);
});

test('a sign-in stores its time and creates a missing profile [STATE-04]', async () => {
  const owner = await newOwner(cloud);
  const before = new Date().toISOString();
  expect((await make(recordSignIn, owner)).body.profile).toMatchObject({
    first_name: 'Ann',
    last_name: 'Archer',
  });
  const { last_login = '', email } = await stored.get(owner.id);
  expect(last_login >= before).toBe(true);
  expect(email).toBe(owner.email);
});

test('a call reaches only the caller’s profile [ROLE-01]', async () => {
  const [ann, bob] = [await newOwner(cloud), await newOwner(cloud)];
  await make(complete, ann, step);
  expect((await make(get, bob)).body.profile).toBeNull();
  expect((await make(update, bob, { company: 'Bob' })).status).toBe(401);
  expect((await stored.get(ann.id)).company).toBe('Acme');
});
