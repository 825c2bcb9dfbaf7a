import { randomUUID } from 'node:crypto';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { handler as status } from '../../lambdas/accounts/get-verification-status.lambda.ts';
import { handler as preSignUp } from '../../lambdas/accounts/pre-sign-up.lambda.ts';
import { handler as renew } from '../../lambdas/accounts/renew-verification-link.lambda.ts';
import { handler as sendToken } from '../../lambdas/accounts/send-verification-email-token.lambda.ts';
import { verificationTokenStore } from '../../lambdas/accounts/verification/verification-token.store.ts';
import { stateOf } from '../../lambdas/accounts/verification/verification-token.ts';
import { handler as verify } from '../../lambdas/accounts/verify-email-token.lambda.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { fingerprint } from '../../lambdas/runtime/seal.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { answerOf, fromEdge, httpEvent } from '../factories/http-event.ts';
import { mailTo, tokenIn } from '../factories/mailbox.ts';
import { newAddress, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
let callers = 0;
/** Every test calls from a different network, so tests do not share rate limits. */
const from = (ip = `198.51.100.${++callers}`) => ({
  requestLink: (owner: { id: string; email: string }) => {
    const event = httpEvent({ email: owner.email, userId: owner.id });
    return sendToken({
      ...event,
      headers: { ...event.headers, ...fromEdge(ip) },
    });
  },
});

async function ownerWithLink() {
  const owner = await newOwner(cloud);
  await from().requestLink(owner);
  return { owner, token: tokenIn(await mailTo(owner.email)) };
}
const statusOf = async (owner: { id: string }) =>
  answerOf(await status(httpEvent(undefined, owner))).body;
const mailsTo = async (address: string) =>
  (await mailsIn(cloud.mailDir)).filter(({ to }) => to === address).length;
const at = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test('the emailed link verifies an owner and is marked as used once [CALL-24, CALL-25]', async () => {
  const { owner, token } = await ownerWithLink();
  expect(await statusOf(owner)).toEqual({ isVerified: false, isWaiting: true });
  expect(answerOf(await verify(httpEvent({ token })))).toMatchObject({ status: 200 });
  expect(await statusOf(owner)).toEqual({ isVerified: true, isWaiting: false });
  const links = verificationTokenStore(table.connect(process.env as never));
  const used = await links.of(owner.id);
  expect(used).toMatchObject([{ fingerprint: fingerprint(token), usedAt: expect.any(String) }]);
  await verify(httpEvent({ token }));
  expect(await links.of(owner.id)).toEqual(used);
});

test('a token uses up only its own link when the owner has several [CALL-23]', async () => {
  const links = verificationTokenStore(table.connect(process.env as never));
  const [owner, neighbor] = [await newOwner(cloud), await newOwner(cloud)];
  const rows = ['first', 'second', 'third'].map((token) => ({
    tokenId: randomUUID(),
    fingerprint: fingerprint(`${owner.id} ${token}`),
    ownerId: owner.id,
    address: owner.email,
    expiresAt: '2099-01-01T00:00:00.000Z',
  }));
  const [, second] = rows;
  if (!second) throw new Error('three links are needed');
  const other = { ...second, ownerId: neighbor.id, fingerprint: fingerprint(neighbor.id) };
  for (const row of [...rows, other]) await links.add(row);
  expect(await links.find(second.fingerprint)).toEqual(second);
  const now = new Date();
  await links.spend(second, now);
  const later = new Date(now.getTime() + 1_000);
  await links.spend(second, later);
  const used = { ...second, usedAt: now.toISOString() };
  const byId = (all: readonly { tokenId: string }[]) =>
    all.toSorted((one, another) => (one.tokenId < another.tokenId ? -1 : 1));
  expect(byId(await links.of(owner.id))).toEqual(
    byId([...rows.filter((row) => row !== second), used]),
  );
  expect(await links.of(neighbor.id)).toEqual([other]);
  expect(stateOf(await links.find(second.fingerprint), new Date(now.getTime() + 11 * MINUTE))).toBe(
    'unknown',
  );
});

test('stores a link’s id, owner, expiry, time of use and only a fingerprint of its token [DATA-10]', async () => {
  const { owner, token } = await ownerWithLink();
  await verify(httpEvent({ token }));
  const storedTokens = await verificationTokenStore(table.connect(process.env as never)).of(
    owner.id,
  );
  const instant = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(storedTokens).toEqual([
    {
      tokenId: expect.any(String),
      fingerprint: fingerprint(token),
      ownerId: owner.id,
      address: owner.email,
      expiresAt: instant,
      usedAt: instant,
    },
  ]);
  expect(JSON.stringify(storedTokens)).not.toContain(token);
});

test('a second click within ten minutes gets the same result, a later one an error', async () => {
  const { token } = await ownerWithLink();
  const clicks = await Promise.all([1, 2].map(() => verify(httpEvent({ token }))));
  expect(clicks.map((click) => answerOf(click).status)).toEqual([200, 200]);
  at(11 * MINUTE);
  const { status, body } = answerOf(await verify(httpEvent({ token })));
  expect([status, body.title]).toEqual([404, 'Invalid or expired verification token']);
});

test('rejects a link after one day [VERIFY-18]', async () => {
  const { token } = await ownerWithLink();
  at(25 * 60 * MINUTE);
  const { status, body } = answerOf(await verify(httpEvent({ token })));
  expect([status, body.title]).toEqual([410, 'Verification token has expired']);
});

test('either of two requested emails verifies with one click', async () => {
  const { owner } = await ownerWithLink();
  at(2 * MINUTE);
  await from().requestLink(owner);
  await vi.waitFor(async () => expect(await mailsTo(owner.email)).toBe(2), { timeout: 5_000 });
  await verify(httpEvent({ token: tokenIn(await mailTo(owner.email)) }));
  expect(await statusOf(owner)).toEqual({ isVerified: true, isWaiting: false });
});

test('sends nothing to an address of another account, and does not reveal that [CALL-38]', async () => {
  const owner = await newOwner(cloud);
  const outsider = newAddress();
  const answer = await from().requestLink({ ...owner, email: outsider });
  expect(answerOf(answer)).toEqual({ status: 200, body: { success: true } });
  expect(await mailsTo(outsider)).toBe(0);
});

test('sends one email per minute and five per day, for any number of requests and networks', async () => {
  const owner = await newOwner(cloud);
  const answers = await Promise.all(Array.from({ length: 6 }, () => from().requestLink(owner)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mailsTo(owner.email)).toBe(1);
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  for (let minute = 1; minute <= 6; minute++) {
    vi.useFakeTimers({ toFake: ['Date'], now: midnight + minute * MINUTE });
    await from().requestLink(owner);
  }
  expect(await mailsTo(owner.email)).toBe(1 + 5);
});

test('sends nothing to an address that is already verified', async () => {
  const { owner, token } = await ownerWithLink();
  await verify(httpEvent({ token }));
  at(2 * MINUTE);
  await from().requestLink(owner);
  expect(await mailsTo(owner.email)).toBe(1);
  expect(await statusOf(owner)).toEqual({ isVerified: true, isWaiting: false });
});

test('an expired link can be replaced by a new one, a used or unknown link cannot [VERIFY-18]', async () => {
  const { owner, token } = await ownerWithLink();
  at(25 * 60 * MINUTE);
  expect(answerOf(await renew(httpEvent({ token })))).toEqual({
    status: 200,
    body: { success: true },
  });
  await vi.waitFor(async () => expect(await mailsTo(owner.email)).toBe(2), { timeout: 5_000 });
  const fresh = tokenIn(await mailTo(owner.email));
  expect(answerOf(await verify(httpEvent({ token: fresh }))).status).toBe(200);
  for (const spent of [fresh, 'unknown']) {
    expect(answerOf(await renew(httpEvent({ token: spent }))).status).toBe(200);
  }
  expect(await mailsTo(owner.email)).toBe(2);
});

test('signing up again with an unverified address sends a new link [SIGNUP-10]', async () => {
  const owner = await newOwner(cloud);
  // Called directly, because the emulator rejects the second sign-up before it calls the trigger; AWS calls it first.
  await preSignUp({
    triggerSource: 'PreSignUp_SignUp',
    userPoolId: cloud.outputs.USER_POOL_ID,
    userName: owner.email,
    request: { userAttributes: { email: owner.email } },
  });
  const token = tokenIn(await mailTo(owner.email));
  expect(answerOf(await verify(httpEvent({ token }))).status).toBe(200);
});
