import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { handler as check } from '../../lambdas/accounts/check-user-exists.lambda.ts';
import { handler as giveNonce } from '../../lambdas/accounts/get-page-nonce.lambda.ts';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import { handler as sendToken } from '../../lambdas/accounts/send-verification-email-token.lambda.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { eventFrom, newNetwork } from '../factories/caller.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { newAddress, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const addresses = addressStore(table.connect(process.env as never));
const AT_ONCE = 6;
const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
/** The limits count in minutes: a slow attacker has all the minutes in the world. */
const inMinute = (minute: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: midnight + minute * 60_000 });
afterAll(() => vi.useRealTimers());

async function together(jobs: readonly (() => Promise<void>)[]) {
  const left = [...jobs];
  const worker = async () => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface Answered {
  readonly ms: number;
  readonly text: string;
}
async function timed(run: () => Promise<unknown>): Promise<Answered> {
  const started = performance.now();
  const answer = await run();
  return { ms: performance.now() - started, text: JSON.stringify(answer) };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
/** How often a guess "the slower one has the account" is right: 0.5 is a coin. */
function guessing(some: readonly number[], others: readonly number[]): number {
  const wins = some.flatMap((one) =>
    others.map((other) => (one > other ? 1 : Number(one === other) / 2)),
  );
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

test('the time of an answer about an address does not tell what it says, over 1,200 calls', async () => {
  const kinds = {
    verified: async () => {
      const address = newAddress();
      await addresses.verified(address, randomUUID(), new Date());
      return address;
    },
    'written down': async () => {
      const address = newAddress();
      await addresses.claim(address, randomUUID());
      return address;
    },
    unknown: async () => newAddress(),
  };
  const times: Record<string, number[]> = { verified: [], 'written down': [], unknown: [] };
  const texts: Record<string, Set<string>> = {};
  for (let round = 0; round < 20; round++) {
    inMinute(round);
    const jobs = Object.entries(kinds).flatMap(([kind, make]) =>
      Array.from({ length: 20 }, () => async () => {
        const user_email = await make();
        const { nonce } = answerOf(await giveNonce(httpEvent())).body;
        const { ms, text } = await timed(() =>
          check(eventFrom(newNetwork(), { user_email, nonce })),
        );
        times[kind]?.push(ms);
        texts[kind] = (texts[kind] ?? new Set()).add(text);
      }),
    );
    await together(jobs.sort(() => Math.random() - 0.5));
  }
  const { verified = [], unknown = [], 'written down': written = [] } = times;
  const guess = guessing(verified, unknown);
  process.stdout.write(
    `medians: verified ${median(verified).toFixed(1)} ms, written down ${median(written).toFixed(1)} ms, ` +
      `unknown ${median(unknown).toFixed(1)} ms; a guess by time is right ${(100 * guess).toFixed(1)} % of the time\n`,
  );
  expect(verified.length + unknown.length + written.length).toBe(1_200);
  expect(texts.unknown).toEqual(texts['written down']);
  expect(Math.abs(median(verified) - median(unknown))).toBeLessThan(5);
  expect(Math.abs(guess - 0.5)).toBeLessThan(0.07);
});

test('a thousand calls in a day send at most five mails, and all of them read the same', async () => {
  const owner = await newOwner(cloud);
  const texts = new Set<string>();
  const counted = { fits: [] as number[], other: [] as number[] };
  for (let round = 0; round < 20; round++) {
    inMinute(24 * 60 + round);
    const jobs = Array.from({ length: 50 }, (_, at) => async () => {
      const isFit = at % 2 === 0;
      const body = { email: isFit ? owner.email : newAddress(), userId: owner.id };
      const { ms, text } = await timed(() => sendToken(eventFrom(newNetwork(), body)));
      counted[isFit ? 'fits' : 'other'].push(ms);
      texts.add(text);
    });
    await together(jobs);
  }
  const mails = (await mailsIn(cloud.mailDir)).filter(({ to }) => to === owner.email).length;
  const guess = guessing(counted.fits, counted.other);
  process.stdout.write(
    `1,000 calls: ${mails} mails, ${texts.size} kind of answer; medians ${median(counted.fits).toFixed(1)} and ` +
      `${median(counted.other).toFixed(1)} ms; a guess by time is right ${(100 * guess).toFixed(1)} % of the time\n`,
  );
  expect([mails, texts.size]).toEqual([5, 1]);
  expect(Math.abs(median(counted.fits) - median(counted.other))).toBeLessThan(5);
});
