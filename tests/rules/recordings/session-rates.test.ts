import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { networkOf } from '../../../lambdas/accounts/rate/network.ts';
import { rateStore } from '../../../lambdas/accounts/rate/rate.store.ts';
import { NEW_SESSION_RATES } from '../../../lambdas/contract/rates.ts';
import { markOf, sealWith } from '../../../lambdas/runtime/seal.ts';

const NOW = new Date('2026-11-10T12:00:00Z');

/** A table of counters with the condition of a rate. */
function ratesTable() {
  const counts = new Map<string, number>();
  const client = {
    async send(command: unknown) {
      if (!(command instanceof UpdateCommand)) throw new Error('Not a rate');
      const { Key, ExpressionAttributeValues } = command.input;
      const id = `${Key?.PK} ${Key?.SK}`;
      const count = counts.get(id) ?? 0;
      if (count >= ExpressionAttributeValues?.[':limit']) {
        throw Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
      }
      counts.set(id, count + 1);
      return { Attributes: {} };
    },
  };
  return { table: { table: 'table', client: client as never }, counts };
}

const seal = sealWith(['key'], 'session-ticket');
const admittedOf = async (visits: readonly { ip: string; site: string }[]) => {
  const { table, counts } = ratesTable();
  const rates = rateStore(table);
  let admitted = 0;
  for (const { ip, site } of visits) {
    const mark = markOf(seal, { network: networkOf(ip), site });
    if (await rates.admits(mark, NEW_SESSION_RATES, NOW)) admitted += 1;
  }
  return { admitted, keys: [...counts.keys()].join('\n') };
};

test('six hundred visitors behind one carrier address are all recorded within an hour', async () => {
  const visits = Array.from({ length: 600 }, () => ({ ip: '203.0.113.7', site: 'shop.example' }));
  expect((await admittedOf(visits)).admitted).toBe(600);
});

test('the visitors of one website take nothing from another one behind the same address', async () => {
  const busy = Array.from({ length: 1_000 }, () => ({ ip: '203.0.113.7', site: 'a.example' }));
  const other = { ip: '203.0.113.7', site: 'b.example' };
  expect((await admittedOf([...busy, other])).admitted).toBe(1_001);
});

test('a machine that changes its IPv6 address for every visit is one network', async () => {
  const flood = Array.from({ length: 1_500 }, (_, n) => ({
    ip: `2001:db8:1:2:${n.toString(16)}::1`,
    site: 'shop.example',
  }));
  expect((await admittedOf(flood)).admitted).toBe(1_000);
});

test('the counters name neither network nor website', async () => {
  const { keys } = await admittedOf([{ ip: '203.0.113.7', site: 'shop.example' }]);
  expect(keys).not.toMatch(/203|shop/);
});

test('a launch that brings two thousand visitors in a minute is admitted', async () => {
  const visits = Array.from({ length: 2_000 }, (_, n) => ({
    ip: `198.${Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`,
    site: 'shop.example',
  }));
  expect((await admittedOf(visits)).admitted).toBe(2_000);
});
