import { fetchAuthSession, signIn, signOut, updateUserAttributes } from 'aws-amplify/auth';
import { expect, inject, test, vi } from 'vitest';
import { handler as complete } from '../../lambdas/accounts/complete-profile.lambda.ts';
import { handler as getProfile } from '../../lambdas/accounts/get-profile.lambda.ts';
import { handler as preSignUp } from '../../lambdas/accounts/pre-sign-up.lambda.ts';
import { handler as recordSignIn } from '../../lambdas/accounts/record-sign-in.lambda.ts';
import { handler as sendToken } from '../../lambdas/accounts/send-verification-email-token.lambda.ts';
import { handler as verify } from '../../lambdas/accounts/verify-email-token.lambda.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as addMember } from '../../lambdas/team/add-team-member.lambda.ts';
import { claimsOf, signInWithGoogle } from '../factories/google.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { mailTo, tokenIn } from '../factories/mailbox.ts';
import { logIn, newAddress, newOwner, PASSWORD } from '../factories/owner.ts';
import { subscribed } from '../factories/subscribed.ts';

const cloud = inject('cloud');
const profileOf = async (id: string) =>
  answerOf(await getProfile(httpEvent(undefined, { id }))).body.profile;
const enter = async (id: string) => answerOf(await recordSignIn(httpEvent(undefined, { id })));
const passwordWorks = async (email: string) => {
  await signOut();
  return signIn({ username: email, password: PASSWORD }).then(
    () => true,
    () => false,
  );
};
const isSessionValid = () =>
  fetchAuthSession({ forceRefresh: true }).then(
    ({ tokens }) => tokens !== undefined,
    () => false,
  );

/** An attacker signs up with a victim's address, signs in and fills in the account. */
async function accountOfAttacker() {
  const victim = await newOwner(cloud);
  await logIn(victim);
  await enter(victim.id);
  const planted = {
    first_name: 'Mallory',
    last_name: 'M',
    company: 'Trap',
    job_role: 'x',
    timezone: 'Asia/Tokyo',
  };
  await complete(httpEvent(planted, victim));
  return victim;
}

test('creates a verified account for a new address with the names from Google [LOGIN-06]', async () => {
  const email = newAddress();
  const { tokens } = await signInWithGoogle(cloud, { email });
  const { sub = '', scope } = claimsOf(tokens?.access_token ?? '');
  expect(scope).toContain('aws.cognito.signin.user.admin');
  expect((await enter(sub)).body.profile).toMatchObject({
    first_name: 'Maya',
    last_name: 'Lindqvist',
  });
  const again = await signInWithGoogle(cloud, { email });
  expect(claimsOf(again.tokens?.access_token ?? '').sub).toBe(sub);
});

test('passes the app’s consent prompt on to Google [CALL-09]', async () => {
  const { googleUrl } = await signInWithGoogle(cloud, { email: newAddress() });
  expect(new URL(googleUrl).searchParams.get('prompt')).toBe('consent');
});

test('signs in to the verified account that has a password, and keeps its data', async () => {
  const owner = await newOwner(cloud);
  await sendToken(httpEvent({ email: owner.email, userId: owner.id }));
  await verify(httpEvent({ token: tokenIn(await mailTo(owner.email)) }));
  await enter(owner.id);
  await complete(
    httpEvent(
      {
        first_name: 'Ann',
        last_name: 'A',
        company: 'Acme',
        job_role: 'CEO',
        timezone: 'Europe/Paris',
      },
      owner,
    ),
  );
  const { tokens } = await signInWithGoogle(cloud, owner);
  expect(claimsOf(tokens?.access_token ?? '').sub).toBe(owner.id);
  expect(await profileOf(owner.id)).toMatchObject({ first_name: 'Ann', company: 'Acme' });
  expect(await passwordWorks(owner.email)).toBe(true);
});

test('an attacker’s password stops working once the address’s owner signs in with Google', async () => {
  const victim = await accountOfAttacker();
  const { tokens } = await signInWithGoogle(cloud, victim);
  expect(claimsOf(tokens?.access_token ?? '').sub).toBe(victim.id);
  expect(await passwordWorks(victim.email)).toBe(false);
});

test('an attacker’s session ends once the address’s owner signs in with Google', async () => {
  const victim = await accountOfAttacker();
  expect(await isSessionValid()).toBe(true);
  await signInWithGoogle(cloud, victim);
  expect(await isSessionValid()).toBe(false);
});

test('an attacker’s token that outlives the session adds no member who would get the reports', async () => {
  const victim = await accountOfAttacker();
  const stolen = httpEvent({ email: newAddress(), job_role: 'x' }, victim);
  await signInWithGoogle(cloud, victim);
  await subscribed(table.connect(process.env as never), victim.id, new Date(), 'Growth');
  expect(answerOf(await addMember(stolen)).status).toBe(401);
  vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] });
  const own = httpEvent({ email: newAddress(), job_role: 'Developer' }, victim);
  expect(answerOf(await addMember(own)).status).toBe(200);
});

test('no data that an attacker put into the account is left for the address’s owner', async () => {
  const victim = await accountOfAttacker();
  await signInWithGoogle(cloud, victim);
  expect(await profileOf(victim.id)).toMatchObject({
    first_name: 'Maya',
    company: '',
    timezone: '',
  });
});

test('a link sent to an attacker’s address verifies nothing after the address was changed', async () => {
  const attacker = await newOwner(cloud);
  await sendToken(httpEvent({ email: attacker.email, userId: attacker.id }));
  const token = tokenIn(await mailTo(attacker.email));
  await logIn(attacker);
  await updateUserAttributes({ userAttributes: { email: newAddress() } });
  expect(answerOf(await verify(httpEvent({ token }))).status).toBe(404);
});

test('rejects a sign-in whose address Google has not verified', async () => {
  const owner = await newOwner(cloud);
  const { tokens, refusal } = await signInWithGoogle(cloud, {
    email: owner.email,
    isVerified: false,
  });
  expect(tokens).toBeUndefined();
  expect(refusal).toContain('address-not-proved');
  expect(await passwordWorks(owner.email)).toBe(true);
});

test('a password sign-up creates no second account next to a Google account [SIGNUP-10]', async () => {
  const email = newAddress();
  await signInWithGoogle(cloud, { email });
  const { USER_POOL_ID: userPoolId } = cloud.outputs;
  // Called directly, because the emulator, unlike AWS, rejects this before it calls the trigger.
  const signUp = {
    triggerSource: 'PreSignUp_SignUp',
    userPoolId,
    userName: 'x',
    request: { userAttributes: { email } },
  };
  await expect(preSignUp(signUp)).rejects.toThrow('already-registered');
});
