import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aws } from '../../lambdas/adapters/aws-request.ts';
import { signing } from '../../lambdas/adapters/signing.ts';

/** A mocked secrets manager that counts requests. */
const secrets = { key: 'first', requestCount: 0, isDown: false };

beforeEach(() => {
  Object.assign(secrets, { key: 'first', requestCount: 0, isDown: false });
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.spyOn(aws, 'send').mockImplementation(async ({ headers }) => {
    expect(headers['x-amz-target']).toBe('secretsmanager.GetSecretValue');
    secrets.requestCount += 1;
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

test('the signing key is read once per ten minutes, and a new one is used from then on [CONST-11]', async () => {
  const keys = open();
  const first = await tokenOf(keys);
  secrets.key = 'second';
  vi.setSystemTime(10 * 60_000 - 1);
  expect(await tokenOf(keys)).toBe(first);
  expect(secrets.requestCount).toBe(1);
  vi.setSystemTime(10 * 60_000);
  expect(await tokenOf(keys)).not.toBe(first);
  expect(secrets.requestCount).toBe(2);
});

test('the known key keeps working while the secrets manager is unavailable', async () => {
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

test('a key that was removed from the ring opens no token', async () => {
  secrets.key = LONG[0] ?? '';
  const token = await tokenOf(open());
  secrets.key = ring([LONG[1], 0]);
  expect((await open().seal('test')).open(token)).toBeUndefined();
});

test('a new key signs only after every instance can have read it', async () => {
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

test('a failed first read is retried by the next call', async () => {
  secrets.isDown = true;
  const keys = open();
  await expect(tokenOf(keys)).rejects.toThrow('down');
  secrets.isDown = false;
  expect(await tokenOf(keys)).toEqual(expect.any(String));
});
