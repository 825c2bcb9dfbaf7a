import { expect, test } from 'vitest';
import { checkExistence } from '../../lambdas/accounts/existence/existence.protocol.ts';
import { freshNonce, newNonce } from '../../lambdas/accounts/existence/page-nonce.ts';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import { PAGE_NONCE_MINUTES } from '../../lambdas/contract/limits.ts';
import { EXISTENCE_RATES } from '../../lambdas/contract/rates.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');

function checks() {
  const { table } = memoryTable();
  let checkCount = 0;
  const check = (about: {
    address?: string;
    hashedNetwork?: string;
    hashedAddress?: string;
    nonce?: string;
  }) => {
    checkCount += 1;
    const {
      address = `new-${checkCount}@example.com`,
      nonce = `nonce-${checkCount}`,
      ...rest
    } = about;
    const callers = {
      hashedNetwork: `network-${checkCount}`,
      hashedAddress: `person-${checkCount}`,
      ...rest,
    };
    return checkExistence({ nonce: newNonce(nonce, NOW), address, ...callers }, NOW, table);
  };
  return { table, check };
}

test('only a verified address has an account', async () => {
  const { table, check } = checks();
  await addressStore(table).claim('tom@example.com', 'tom');
  await addressStore(table).markVerified('ann@example.com', 'ann', NOW);
  expect(await check({ address: 'ann@example.com' })).toBe(true);
  expect(await check({ address: 'tom@example.com' })).toBe(false);
  expect(await check({ address: 'eve@example.com' })).toBe(false);
});

test('a nonce works once, and without one there is no result', async () => {
  const { table, check } = checks();
  await check({ nonce: 'one' });
  await expect(check({ nonce: 'one' })).rejects.toMatchObject({ code: 'invalid-request' });
  const unsealed = {
    nonce: undefined,
    address: 'a@example.com',
    hashedNetwork: 'n',
    hashedAddress: 'p',
  };
  await expect(checkExistence(unsealed, NOW, table)).rejects.toMatchObject({
    code: 'invalid-request',
  });
});

test.each([
  ['network', 'hashedNetwork', EXISTENCE_RATES.ip],
  ['address', 'hashedAddress', EXISTENCE_RATES.address],
] as const)('one %s is limited while others are not', async (_, which, [rate]) => {
  const { check } = checks();
  const limit = rate?.limit ?? 0;
  for (let time = 0; time < limit; time += 1) expect(await check({ [which]: 'x' })).toBe(false);
  await expect(check({ [which]: 'x' })).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await check({ [which]: 'y' })).toBe(false);
});

test('the total number of checks is limited', async () => {
  const { check } = checks();
  const [{ limit } = { limit: 0 }] = EXISTENCE_RATES.everyone;
  for (let time = 0; time < limit; time += 1) await check({});
  await expect(check({})).rejects.toMatchObject({ code: 'too-many-requests' });
});

test('a nonce is valid from its issue until it expires', () => {
  const nonce = newNonce('one', NOW);
  const after = (ms: number) => freshNonce(nonce, new Date(NOW.getTime() + ms));
  const life = PAGE_NONCE_MINUTES * 60_000;
  expect([after(0), after(life - 1)]).toEqual([nonce, nonce]);
  expect([after(-1), after(life), freshNonce(undefined, NOW)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
