import { randomInt, randomUUID } from 'node:crypto';
import {
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, inject, test, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { auditStore } from '../../lambdas/admin/audit.store.ts';
import { handler as list } from '../../lambdas/admin/get-all-users-admin.lambda.ts';
import { handler as isAdmin } from '../../lambdas/admin/is-admin.lambda.ts';
import { usersAfter } from '../../lambdas/admin/users.protocol.ts';
import type { AdminUser } from '../../lambdas/contract/admin.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { makeAdmin } from '../../lib/operate/admins.ts';
import { localTarget } from '../../lib/operate/target.ts';
import { connectedOwner } from '../factories/connected-owner.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { newAddress, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const store = () => table.connect(process.env as never);
const listUsersAs = async (owner: { id: string }, body: object = {}) =>
  answerOf(await list(httpEvent(body, owner)));

async function newAdmin() {
  const admin = await newOwner(cloud);
  await makeAdmin(admin.email, localTarget(cloud));
  return admin;
}

test('rejects an owner who is not an admin with the specified message, and lists no users [CALL-17]', async () => {
  const { status, body } = await listUsersAs(await newOwner(cloud));
  expect(status).toBe(403);
  expect(body).toEqual({
    instance: expect.any(String),
    type: '/problems/admin-needed',
    title: 'Access denied - admin privileges required',
    status: 403,
  });
});

test('checks group membership on every admin call [ROLE-02]', async () => {
  const admin = await newAdmin();
  const own = { user_email: admin.email };
  expect(answerOf(await isAdmin(httpEvent(own, admin))).body).toBe(true);
  expect((await listUsersAs(admin)).status).toBe(200);
  await new CognitoIdentityProviderClient({}).send(
    new AdminRemoveUserFromGroupCommand({
      UserPoolId: cloud.outputs.USER_POOL_ID,
      Username: admin.email,
      GroupName: 'admins',
    }),
  );
  expect(answerOf(await isAdmin(httpEvent(own, admin))).body).toBe(false);
  expect((await listUsersAs(admin)).status).toBe(403);
});

test('a deleted admin’s token has no admin rights', async () => {
  expect((await listUsersAs({ id: randomUUID() })).status).toBe(403);
});

test('the list needs no payload and shows each profile and whether a website is connected [CALL-16, DATA-07]', async () => {
  const admin = await newAdmin();
  const since = new Date();
  const owner = await connectedOwner({ zone: 'Asia/Tokyo', since });
  const plain = { id: randomUUID(), email: newAddress() };
  await profileStore(store()).createOnce(plain, since);
  await vi.waitFor(
    async () => expect((await reportScheduleStore(store()).connected([owner.id])).size).toBe(1),
    { timeout: 20_000, interval: 200 },
  );
  const { status, body } = await listUsersAs(admin);
  const users = body as AdminUser[];
  expect(status).toBe(200);
  const at = since.toISOString();
  expect(users.find(({ id }) => id === owner.id)).toEqual({
    id: owner.id,
    email: owner.email,
    first_name: 'Maya',
    last_name: 'Okafor',
    company: 'Harbor Lane',
    job_role: 'Owner',
    website: 'harborlane.example',
    timezone: 'Asia/Tokyo',
    created_at: at,
    updated_at: at,
    last_login: null,
    is_active: true,
  });
  expect(users.find(({ id }) => id === plain.id)).toMatchObject({ is_active: false, website: '' });
});

test('records every read of the list in the audit log, with the reader and the number of rows', async () => {
  const admin = await newAdmin();
  const { body } = await listUsersAs(admin);
  const entries = await auditStore(store()).of(new Date().toISOString().slice(0, 10));
  const own = entries.filter(({ adminId }) => adminId === admin.id);
  const about = { after: null, rows: (body as AdminUser[]).length };
  expect(own).toMatchObject([{ act: 'get-all-users-admin', about }]);
});

test('the list continues after any user without repeats', async () => {
  const profiles = profileStore(store());
  // Later than any user that another file or an earlier attempt created.
  const future = Date.UTC(3000 + randomInt(6_000), 0);
  const own = await Promise.all(
    Array.from({ length: 6 }, async (_, n) => {
      // Two profiles per millisecond.
      const at = new Date(future + Math.floor(n / 2));
      return (await profiles.createOnce({ id: randomUUID(), email: newAddress() }, at)).id;
    }),
  );
  const all = await usersAfter(undefined, store());
  const newest = all.map(({ created_at }) => created_at);
  expect(newest).toEqual(newest.toSorted().toReversed());
  const listed = all.filter(({ id }) => own.includes(id));
  expect(listed.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
  for (const [place, user] of listed.slice(0, -1).entries()) {
    const [next] = await usersAfter(user, store());
    expect(next?.id).toBe(listed[place + 1]?.id);
  }
  const two = await profiles.newest(2, listed[1]);
  expect(two.map(({ id }) => id)).toEqual(listed.slice(2, 4).map(({ id }) => id));
});
