import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { aws } from '../../../lambdas/adapters/aws-request.ts';
import { stripe } from '../../../lambdas/adapters/stripe.ts';
import { stripeSignatureHeader } from '../../../lib/local/stand-ins/stripe-wire.ts';

const SECRET = 'whsec_of_the_test';
const secrets = vi.spyOn(aws, 'send');
const holds = (webhookSecret: string) =>
  secrets.mockResolvedValue(
    JSON.stringify({ SecretString: JSON.stringify({ apiKey: 'sk_test', webhookSecret }) }),
  );
holds(SECRET);
afterAll(() => secrets.mockRestore());

const environment = {
  STRIPE_SECRET_ARN: 'arn:stripe',
  STRIPE_PRICE_STARTER: 'price_starter',
  STRIPE_PRICE_GROWTH: 'price_growth',
  STRIPE_API_ORIGIN: 'http://127.0.0.1:9',
  APP_ORIGIN: 'https://app.example.com',
};
const payments = stripe.connect(environment);
const SENT = 1_794_000_000;
const after = (seconds: number) => new Date((SENT + seconds) * 1_000);
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  created: SENT,
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
});
const signature = stripeSignatureHeader(body, SECRET, SENT);
const read = (text: string | Buffer, signed: string, age = 0) =>
  payments.verifyEvent(Buffer.from(text), signed, after(age));

test('an event that the payment provider signed is accepted', async () => {
  const event = { id: 'evt_1', type: 'customer.subscription.updated', customerId: 'cus_1' };
  expect(await read(body, signature)).toEqual({ ...event, created: SENT });
});

test.each([
  [-61, false],
  [-60, true],
  [300, true],
  [301, false],
])('a signature that is %i seconds old is accepted: %s', async (age, isTaken) => {
  expect((await read(body, signature, age)) !== undefined).toBe(isTaken);
});

test('none of 10,000 altered events is accepted', async () => {
  const bytes = Buffer.from(body);
  const alteration = fc.oneof(
    fc.record({ flip: fc.nat(bytes.length - 1), bit: fc.nat(7) }),
    fc.record({ cut: fc.integer({ min: 1, max: bytes.length }) }),
    fc.record({ add: fc.string({ minLength: 1, maxLength: 20 }) }),
  );
  let rejected = 0;
  await fc.assert(
    fc.asyncProperty(alteration, async (change) => {
      const altered = Buffer.from(bytes);
      if ('flip' in change) altered[change.flip] = (altered[change.flip] ?? 0) ^ (1 << change.bit);
      const sent =
        'cut' in change
          ? altered.subarray(0, bytes.length - change.cut)
          : 'add' in change
            ? Buffer.concat([altered, Buffer.from(change.add)])
            : altered;
      expect(await read(sent, signature)).toBeUndefined();
      rejected += 1;
    }),
    { numRuns: 10_000 },
  );
  expect(rejected).toBe(10_000);
});

test.each([
  ['another secret', stripeSignatureHeader(body, 'whsec_of_another', SENT)],
  ['another instant', signature.replace(`t=${SENT}`, `t=${SENT + 1}`)],
  ['no signature', `t=${SENT}`],
  ['an older scheme', signature.replace('v1=', 'v0=')],
  ['no instant', signature.replace(/t=\d+,/, '')],
  ['nothing', ''],
  ['an empty signature', `t=${SENT},v1=`],
  ['a signature of other letters', `t=${SENT},v1=${'é'.repeat(64)}`],
  ['a signature of half a byte', `t=${SENT},v1=0`],
])('an event with %s is rejected', async (_, signed) => {
  expect(await read(body, signed)).toBeUndefined();
});

test.each(['', 'not json', 'null', '[]', '{}', '{"id":1}', '"evt_1"'])(
  'a signed body that is no event is rejected: %s',
  async (text) => {
    expect(await read(text, stripeSignatureHeader(text, SECRET, SENT))).toBeUndefined();
  },
);

test('a header of any text is rejected, never an error', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(text, async (tail) => {
      expect(await read(body, `t=${SENT},v1=${tail}`)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('a rotated webhook secret is used within ten minutes', async () => {
  const renewed = stripe.connect(environment);
  expect(await renewed.verifyEvent(Buffer.from(body), signature, after(0))).toBeDefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
  holds('whsec_rotated');
  const signed = stripeSignatureHeader(body, 'whsec_rotated', SENT);
  expect(await renewed.verifyEvent(Buffer.from(body), signed, after(0))).toBeDefined();
  vi.useRealTimers();
});

test('an old event with a newer timestamp is rejected', async () => {
  const age = 3_600;
  for (const both of [`t=${SENT + age},${signature}`, `${signature},t=${SENT + age}`]) {
    expect(await read(body, both, age)).toBeUndefined();
  }
});
