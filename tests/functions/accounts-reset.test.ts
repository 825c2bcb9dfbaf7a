import {
  confirmResetPassword,
  fetchAuthSession,
  resetPassword,
  signIn,
  signOut,
} from 'aws-amplify/auth';
import { expect, inject, test, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as addMember } from '../../lambdas/team/add-team-member.lambda.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { mailTo } from '../factories/mailbox.ts';
import { logIn, newAddress, newOwner, PASSWORD } from '../factories/owner.ts';
import { subscribed } from '../factories/subscribed.ts';

const cloud = inject('cloud');
const link = (html: string) =>
  new URL(html.match(/href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '');

test('emails a link to our app with code and address, and the new password works [CALL-08] [ROUTE-06]', async () => {
  const owner = await newOwner(cloud);
  await resetPassword({ username: owner.email });
  const mail = await mailTo(owner.email);
  const { pathname, searchParams } = link(mail.html);
  expect([mail.subject, pathname]).toEqual(['Reset your Reveille password', '/reset-password']);
  expect(searchParams.get('email')).toBe(owner.email);
  // The pool's limit: a longer email would not be sent.
  expect(mail.html.length).toBeLessThan(20_000);
  const confirmationCode = searchParams.get('code') ?? '';
  await confirmResetPassword({ username: owner.email, confirmationCode, newPassword: 'new horse' });
  await signOut();
  await expect(signIn({ username: owner.email, password: PASSWORD })).rejects.toThrow();
  expect(await signIn({ username: owner.email, password: 'new horse' })).toMatchObject({
    isSignedIn: true,
  });
});

test('rejects a wrong code', async () => {
  const owner = await newOwner(cloud);
  await resetPassword({ username: owner.email });
  const guess = { username: owner.email, confirmationCode: '000000', newPassword: 'new horse' };
  await expect(confirmResetPassword(guess)).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
});

test('a new password ends sessions of the old password', async () => {
  const owner = await newOwner(cloud);
  await logIn(owner);
  await resetPassword({ username: owner.email });
  const code = link((await mailTo(owner.email)).html).searchParams.get('code') ?? '';
  await confirmResetPassword({
    username: owner.email,
    confirmationCode: code,
    newPassword: 'new horse',
  });
  const { tokens } = await fetchAuthSession({ forceRefresh: true }).catch(() => ({
    tokens: undefined,
  }));
  expect(tokens).toBeUndefined();
});

test('a token from before a password reset adds no member who would get the reports', async () => {
  const owner = await newOwner(cloud);
  const database = table.connect(process.env as never);
  await profileStore(database).createOnce(owner, new Date());
  await profileStore(database).markVerified(owner.id, new Date());
  await subscribed(database, owner.id, new Date(), 'Growth');
  const stolen = httpEvent({ email: newAddress(), job_role: 'x' }, owner);
  await resetPassword({ username: owner.email });
  const confirmationCode = link((await mailTo(owner.email)).html).searchParams.get('code') ?? '';
  await confirmResetPassword({ username: owner.email, confirmationCode, newPassword: 'new horse' });
  expect(answerOf(await addMember(stolen)).status).toBe(401);
  vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] });
  const own = httpEvent({ email: newAddress(), job_role: 'Developer' }, owner);
  expect(answerOf(await addMember(own)).status).toBe(200);
});

test('responds the same for an address without an account, and sends it nothing [RESET-03]', async () => {
  const [outsider, owner] = [newAddress(), await newOwner(cloud)];
  const [known, unknown] = await Promise.all(
    [owner.email, outsider].map((username) => resetPassword({ username })),
  );
  expect(Object.keys(unknown ?? {})).toEqual(Object.keys(known ?? {}));
  expect((await mailsIn(cloud.mailDir)).some(({ to }) => to === outsider)).toBe(false);
});
