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

/** Two-sample Kolmogorov–Smirnov: how likely two samples of one distribution lie at least as far apart as these. */
function likelihood(some: readonly number[], others: readonly number[]): number {
  const share = (sample: readonly number[], at: number) =>
    sample.filter((each) => each <= at).length / sample.length;
  const gaps = [...some, ...others].map((at) => Math.abs(share(some, at) - share(others, at)));
  const size = (some.length * others.length) / (some.length + others.length);
  const far = Math.max(...gaps) * (Math.sqrt(size) + 0.12 + 0.11 / Math.sqrt(size));
  const terms = Array.from({ length: 100 }, (_, at) => at + 1);
  const sum = terms.reduce((s, k) => s + (-1) ** (k - 1) * Math.exp(-2 * (k * far) ** 2), 0);
  return Math.min(1, Math.max(0, 2 * sum));
}

const pairs = [
  ['verified', 'unknown'],
  ['written down', 'unknown'],
  ['refused, verified', 'refused, unknown'],
  ['refused, unknown', 'unknown'],
] as const;

test('the response time of an address check does not reveal its result, over 1,200 calls', async () => {
  const nonce = async () => answerOf(await giveNonce(httpEvent())).body.nonce;
  const verified = async () => {
    const address = newAddress();
    await addresses.markVerified(address, randomUUID(), new Date());
    return address;
  };
  const writtenDown = async () => {
    const address = newAddress();
    await addresses.claim(address, randomUUID());
    return address;
  };
  const checkAddress = async (user_email: string, from: string) => {
    const body = { user_email, nonce: await nonce() };
    return timed(() => check(eventFrom(from, body)));
  };
  /** A network that has asked its five questions of this minute. */
  let spent = '';
  const kinds: Record<string, () => Promise<Answered>> = {
    unknown: async () => checkAddress(newAddress(), newNetwork()),
    verified: async () => checkAddress(await verified(), newNetwork()),
    'written down': async () => checkAddress(await writtenDown(), newNetwork()),
    'refused, verified': async () => checkAddress(await verified(), spent),
    'refused, unknown': async () => checkAddress(newAddress(), spent),
  };
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const texts = new Map(Object.keys(kinds).map((kind) => [kind, new Set<string>()]));
  for (let round = 0; round < 20; round++) {
    inMinute(round);
    spent = newNetwork();
    await Promise.all(Array.from({ length: 5 }, () => checkAddress(newAddress(), spent)));
    const jobs = Object.entries(kinds).flatMap(([kind, run]) =>
      Array.from({ length: 12 }, () => async () => {
        const { ms, text } = await run();
        times.get(kind)?.push(ms);
        texts.get(kind)?.add(text);
      }),
    );
    await together(jobs.sort(() => Math.random() - 0.5));
  }
  const results = pairs.map(([one, other]) => {
    const [some, others] = [times.get(one) ?? [], times.get(other) ?? []];
    const [p, guess] = [likelihood(some, others), guessing(some, others)];
    const medians = `${median(some).toFixed(1)} and ${median(others).toFixed(1)} ms`;
    const line = `${one} | ${other}: medians ${medians}, KS p ${p.toFixed(2)}, a guess by time is right ${(100 * guess).toFixed(1)} %`;
    return { pair: `${one} | ${other}`, p, guess, line };
  });
  process.stdout.write(`${results.map(({ line }) => line).join('\n')}\n`);
  expect([...times.values()].flat()).toHaveLength(1_200);
  expect(texts.get('unknown')).toEqual(texts.get('written down'));
  expect(texts.get('refused, verified')).toEqual(texts.get('refused, unknown'));
  for (const { pair, p, guess } of results) {
    // Four pairs: in one of a hundred runs chance tells one of them apart.
    expect(p, pair).toBeGreaterThan(0.0025);
    expect(Math.abs(guess - 0.5), pair).toBeLessThan(0.1);
  }
});

test('a thousand calls per day send at most five emails and get identical responses', async () => {
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
    await together(jobs.sort(() => Math.random() - 0.5));
  }
  const mails = (await mailsIn(cloud.mailDir)).filter(({ to }) => to === owner.email).length;
  const guess = guessing(counted.fits, counted.other);
  process.stdout.write(
    `1,000 calls: ${mails} mails, ${texts.size} kind of answer; medians ${median(counted.fits).toFixed(1)} and ` +
      `${median(counted.other).toFixed(1)} ms; KS p ${likelihood(counted.fits, counted.other).toFixed(2)}, a guess by time is right ${(100 * guess).toFixed(1)} % of the time\n`,
  );
  expect([mails, texts.size]).toEqual([5, 1]);
  expect(likelihood(counted.fits, counted.other)).toBeGreaterThan(0.01);
});
