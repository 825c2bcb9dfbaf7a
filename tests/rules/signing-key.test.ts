import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signing } from '../../lambdas/adapters/signing.ts';

/** The secrets manager: it remembers how often it was asked, and its key can be changed or out of reach. */
const secrets = { key: 'first', asked: 0, isDown: false };

beforeEach(() => {
  Object.assign(secrets, { key: 'first', asked: 0, isDown: false });
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.spyOn(SecretsManagerClient.prototype, 'send').mockImplementation(async (command: unknown) => {
    expect(command).toBeInstanceOf(GetSecretValueCommand);
    secrets.asked += 1;
    if (secrets.isDown) throw new Error('down');
    return { SecretString: secrets.key } as never;
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

test('the key that is known goes on working while no new one can be had', async () => {
  const keys = open();
  const first = await tokenOf(keys);
  secrets.isDown = true;
  vi.setSystemTime(11 * 60_000);
  expect(await tokenOf(keys)).toBe(first);
  secrets.isDown = false;
  secrets.key = 'second';
  expect(await tokenOf(keys)).not.toBe(first);
});

test('a first question that failed is asked again by the next call', async () => {
  const keys = open();
  secrets.isDown = true;
  await expect(tokenOf(keys)).rejects.toThrow('down');
  secrets.isDown = false;
  expect(await tokenOf(keys)).toEqual(expect.any(String));
});
