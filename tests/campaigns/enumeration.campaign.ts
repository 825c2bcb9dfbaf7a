import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { handler as check } from '../../lambdas/accounts/check-user-exists.lambda.ts';
import { handler as giveNonce } from '../../lambdas/accounts/get-page-nonce.lambda.ts';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import { handler as sendToken } from '../../lambdas/accounts/send-verification-email-token.lambda.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { VERIFICATION_RESPONSE_MS } from '../../lambdas/contract/limits.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { eventFrom, newNetwork } from '../factories/caller.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { newAddress, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const addresses = addressStore(table.connect(process.env as never));
const AT_ONCE = 6;
const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
/** Rate limits count per minute, and a patient attacker has many minutes. */
const inMinute = (minute: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: midnight + minute * 60_000 });
afterAll(() => vi.useRealTimers());

async function runInParallel(jobs: readonly (() => Promise<void>)[]) {
  const left = [...jobs];
  const worker = async () => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface TimedResponse {
  readonly ms: number;
  readonly text: string;
}
/** Each problem response has another one. */
const INSTANCE = /urn:uuid:[\da-f-]{36}/;
async function timed(run: () => Promise<unknown>): Promise<TimedResponse> {
  const started = performance.now();
  const answer = await run();
  const ms = performance.now() - started;
  return { ms, text: JSON.stringify(answer).replace(INSTANCE, 'urn:uuid') };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
/** How often the guess "the slower response belongs to an account" is right. 0.5 is chance. */
function guessAccuracy(some: readonly number[], others: readonly number[]): number {
  const wins = some.flatMap((one) =>
    others.map((other) => (one > other ? 1 : Number(one === other) / 2)),
  );
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/** The p-value of the two-sample Kolmogorov–Smirnov test. */
function ksPValue(some: readonly number[], others: readonly number[]): number {
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
  ['claimed', 'unknown'],
  ['rate-limited, verified', 'rate-limited, unknown'],
  ['rate-limited, unknown', 'unknown'],
] as const;

test('the response time of an address check does not reveal its result, over 1,200 calls', async () => {
  const nonce = async () => answerOf(await giveNonce(httpEvent())).body.nonce;
  const verified = async () => {
    const address = newAddress();
    await addresses.markVerified(address, randomUUID(), new Date());
    return address;
  };
  const claimed = async () => {
    const address = newAddress();
    await addresses.claim(address, randomUUID());
    return address;
  };
  const checkAddress = async (user_email: string, from: string) => {
    const body = { user_email, nonce: await nonce() };
    return timed(() => check(eventFrom(from, body)));
  };
  /** A network that has used its five checks of this minute. */
  let limitedNetwork = '';
  const kinds: Record<string, () => Promise<TimedResponse>> = {
    unknown: async () => checkAddress(newAddress(), newNetwork()),
    verified: async () => checkAddress(await verified(), newNetwork()),
    claimed: async () => checkAddress(await claimed(), newNetwork()),
    'rate-limited, verified': async () => checkAddress(await verified(), limitedNetwork),
    'rate-limited, unknown': async () => checkAddress(newAddress(), limitedNetwork),
  };
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const texts = new Map(Object.keys(kinds).map((kind) => [kind, new Set<string>()]));
  for (let round = 0; round < 20; round++) {
    inMinute(round);
    limitedNetwork = newNetwork();
    await Promise.all(Array.from({ length: 5 }, () => checkAddress(newAddress(), limitedNetwork)));
    const jobs = Object.entries(kinds).flatMap(([kind, run]) =>
      Array.from({ length: 12 }, () => async () => {
        const { ms, text } = await run();
        times.get(kind)?.push(ms);
        texts.get(kind)?.add(text);
      }),
    );
    await runInParallel(jobs.sort(() => Math.random() - 0.5));
  }
  const results = pairs.map(([one, other]) => {
    const [some, others] = [times.get(one) ?? [], times.get(other) ?? []];
    const [p, guess] = [ksPValue(some, others), guessAccuracy(some, others)];
    const medians = `${median(some).toFixed(1)} and ${median(others).toFixed(1)} ms`;
    const line = `${one} | ${other}: medians ${medians}, KS p ${p.toFixed(2)}, a guess by time is right ${(100 * guess).toFixed(1)} %`;
    return { pair: `${one} | ${other}`, p, guess, line };
  });
  process.stdout.write(`${results.map(({ line }) => line).join('\n')}\n`);
  expect([...times.values()].flat()).toHaveLength(1_200);
  expect(texts.get('unknown')).toEqual(texts.get('claimed'));
  expect(texts.get('rate-limited, verified')).toEqual(texts.get('rate-limited, unknown'));
  for (const { pair, p, guess } of results) {
    // With four pairs, this fails by chance in one of a hundred runs.
    expect(p, pair).toBeGreaterThan(0.0025);
    expect(Math.abs(guess - 0.5), pair).toBeLessThan(0.1);
  }
});

test('a thousand calls per day send at most five emails and get identical responses', async () => {
  const owner = await newOwner(cloud);
  const texts = new Set<string>();
  const times = { matching: [] as number[], other: [] as number[] };
  for (let round = 0; round < 20; round++) {
    inMinute(24 * 60 + round);
    const jobs = Array.from({ length: 50 }, (_, at) => async () => {
      const isMatching = at % 2 === 0;
      const body = { email: isMatching ? owner.email : newAddress(), userId: owner.id };
      const { ms, text } = await timed(() => sendToken(eventFrom(newNetwork(), body)));
      times[isMatching ? 'matching' : 'other'].push(ms);
      texts.add(text);
    });
    await runInParallel(jobs.sort(() => Math.random() - 0.5));
  }
  const mails = (await mailsIn(cloud.mailDir)).filter(({ to }) => to === owner.email).length;
  const guess = guessAccuracy(times.matching, times.other);
  // On a machine too busy to finish within one step, the steps differ.
  const [late, otherLate] = [times.matching, times.other].map(
    (some) => some.filter((ms) => ms >= 2 * VERIFICATION_RESPONSE_MS).length,
  );
  process.stdout.write(
    `1,000 calls: ${mails} mails, ${texts.size} distinct responses; ${late} and ${otherLate} took a second step; medians ${median(times.matching).toFixed(1)} and ` +
      `${median(times.other).toFixed(1)} ms; KS p ${ksPValue(times.matching, times.other).toFixed(2)}, a guess by time is right ${(100 * guess).toFixed(1)} % of the time\n`,
  );
  expect([mails, texts.size]).toEqual([5, 1]);
  expect(ksPValue(times.matching, times.other)).toBeGreaterThan(0.01);
});
