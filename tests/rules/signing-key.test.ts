import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aws } from '../../lambdas/adapters/aws-request.ts';
import { signing } from '../../lambdas/adapters/signing.ts';

/** The secrets manager: it remembers how often it was asked, and its key can be changed or out of reach. */
const secrets = { key: 'first', asked: 0, isDown: false };

beforeEach(() => {
  Object.assign(secrets, { key: 'first', asked: 0, isDown: false });
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.spyOn(aws, 'send').mockImplementation(async ({ headers }) => {
    expect(headers['x-amz-target']).toBe('secretsmanager.GetSecretValue');
    secrets.asked += 1;
    if (secrets.isDown) throw new Error('down');
    return JSON.stringify({ SecretString: secrets.key });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => signing.connect({ SIGNING_SECRET_ARN: 'arn' });
const tokenOf = async (keys: ReturnType<typeof open>) => (await keys.seal('test')).sign({ a: 1 });

test('a signing key is asked for once in ten minutes, and a new one holds from then on [CONST-11]', async () => {
  const keys = open();
  const first = await tokenOf(keys);
  secrets.key = 'second';
  vi.setSystemTime(10 * 60_000 - 1);
  expect(await tokenOf(keys)).toBe(first);
  expect(secrets.asked).toBe(1);
  vi.setSystemTime(10 * 60_000);
  expect(await tokenOf(keys)).not.toBe(first);
  expect(secrets.asked).toBe(2);
});

test('the key that is known keeps working while no new one can be had', async () => {
  const keys = open();
  const first = await tokenOf(keys);
  secrets.isDown = true;
  vi.setSystemTime(11 * 60_000);
  expect(await tokenOf(keys)).toBe(first);
  secrets.isDown = false;
  secrets.key = 'second';
  expect(await tokenOf(keys)).not.toBe(first);
});

const LONG = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
const ring = (...keys: [key: string | undefined, signsFrom: number][]) =>
  JSON.stringify({
    keys: keys.map(([key, at]) => ({ key, signsFrom: new Date(at).toISOString() })),
  });

test('a token outlives every rotation of the key that signed it', async () => {
  secrets.key = LONG[0] ?? '';
  const token = await tokenOf(open());
  const first = JSON.parse(ring([LONG[0], 0])).keys;
  secrets.key = JSON.stringify({
    keys: [...JSON.parse(ring([LONG[2], 0], [LONG[1], 0])).keys, ...first],
  });
  expect((await open().seal('test')).open(token)).toEqual({ a: 1 });
});

test('a key that was taken out of the ring opens nothing any more', async () => {
  secrets.key = LONG[0] ?? '';
  const token = await tokenOf(open());
  secrets.key = ring([LONG[1], 0]);
  expect((await open().seal('test')).open(token)).toBeUndefined();
});

test('a new key signs only once every container can have read it', async () => {
  secrets.key = ring([LONG[1], 15 * 60_000], [LONG[0], 0]);
  const keys = open();
  const before = await tokenOf(keys);
  vi.setSystemTime(15 * 60_000);
  const after = await tokenOf(keys);
  expect(after).not.toBe(before);
  expect((await keys.seal('test')).open(before)).toEqual({ a: 1 });
  secrets.key = ring([LONG[0], 0]);
  expect((await open().seal('test')).open(before)).toEqual({ a: 1 });
});

test('a first question that failed is asked again by the next call', async () => {
  secrets.isDown = true;
  const keys = open();
  await expect(tokenOf(keys)).rejects.toThrow('down');
  secrets.isDown = false;
  expect(await tokenOf(keys)).toEqual(expect.any(String));
});
