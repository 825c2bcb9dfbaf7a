import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { handler as check } from '../../lambdas/accounts/check-user-exists.lambda.ts';
import { handler as giveNonce } from '../../lambdas/accounts/get-page-nonce.lambda.ts';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { EXISTENCE_RESPONSE_MS } from '../../lambdas/contract/limits.ts';
import { eventFrom, newNetwork } from '../factories/caller.ts';
import { freezeClock } from '../factories/frozen-clock.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { newAddress } from '../factories/owner.ts';

const addresses = addressStore(table.connect(process.env as never));
const newNonce = async () => answerOf(await giveNonce(httpEvent())).body.nonce;
const checkExistence = async (user_email: string, ip = newNetwork(), nonce?: string) =>
  answerOf(await check(eventFrom(ip, { user_email, nonce: nonce ?? (await newNonce()) })));

/** An address with an account, verified or not. */
async function known({ isVerified }: { isVerified: boolean }) {
  const address = newAddress();
  if (isVerified) await addresses.markVerified(address, randomUUID(), new Date());
  else await addresses.claim(address, randomUUID());
  return address;
}

afterEach(() => {
  vi.useRealTimers();
});

test('is true only for verified accounts, whatever the case of the address [CALL-14]', async () => {
  const address = await known({ isVerified: true });
  expect(await checkExistence(address.toUpperCase())).toEqual({ status: 200, body: true });
  expect(await checkExistence(newAddress())).toEqual({ status: 200, body: false });
});

test('reveals nothing about an unverified address', async () => {
  expect(await checkExistence(await known({ isVerified: false }))).toEqual({
    status: 200,
    body: false,
  });
});

test('answers once per nonce, and never for an expired or forged nonce', async () => {
  const nonce = await newNonce();
  expect((await checkExistence(newAddress(), newNetwork(), nonce)).status).toBe(200);
  expect((await checkExistence(newAddress(), newNetwork(), nonce)).status).toBe(400);
  expect((await checkExistence(newAddress(), newNetwork(), 'made.up')).status).toBe(400);
  const old = await newNonce();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  expect((await checkExistence(newAddress(), newNetwork(), old)).status).toBe(400);
});

test('rejects a network’s sixth check per minute with the generic message', async () => {
  const ip = newNetwork();
  const [address] = [await known({ isVerified: true })];
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 86_400_000) * 86_400_000 });
  const answers: Awaited<ReturnType<typeof checkExistence>>[] = [];
  for (let time = 0; time < 6; time++) answers.push(await checkExistence(newAddress(), ip));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const bodyWithoutId = ({ status, body: { instance, ...body } }: (typeof answers)[number]) => [
    status,
    body,
  ];
  const last = answers.at(-1);
  expect(last && bodyWithoutId(await checkExistence(address, ip))).toEqual(
    last && bodyWithoutId(last),
  );
});

test('rejects the fourth check of an address per day, from any network', async () => {
  freezeClock();
  const address = newAddress();
  const answers = [];
  for (let time = 0; time < 4; time++) answers.push((await checkExistence(address)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
});

test('yes, no and a rejection take the same time', async () => {
  const [taken, free] = [await known({ isVerified: true }), newAddress()];
  const timed = async (address: string, nonce?: string) => {
    const started = performance.now();
    await checkExistence(address, newNetwork(), nonce ?? (await newNonce()));
    return performance.now() - started;
  };
  const times = await Promise.all([timed(taken), timed(free), timed(free, 'made.up')]);
  expect(Math.min(...times)).toBeGreaterThan(EXISTENCE_RESPONSE_MS - 5);
});
