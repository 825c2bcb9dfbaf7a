import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { itemsOf } from '../../../lambdas/adapters/items.ts';
import type { Table } from '../../../lambdas/adapters/table.ts';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { eraseWebsite } from '../../../lambdas/recordings/erasure/erasure.protocol.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { sessionKey } from '../../../lambdas/recordings/session/session-range.store.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const startedAt = '2026-11-21T10:00:00.000Z';
const key = { ownerId: 'ann', sessionId: sessionIdAt(new Date(startedAt), Buffer.alloc(10)) };
const website = { ownerId: 'ann', domain: 'shop.example', until: NOW.toISOString() };

/** Deletes a website with one recording; `before` runs before each update whose expression matches. */
async function erasure(pattern: RegExp, before: (table: Table) => Promise<void>) {
  const { table } = memoryTable();
  const facts = { domain: 'shop.example', visitor: 'v', userAgent: '', referrer: '', keepDays: 30 };
  await sessionStore(table).create({ ...key, ...facts, startedAt, bytes: 1 }, NOW);
  const send = async (command: UpdateCommand) => {
    if (command instanceof UpdateCommand && pattern.test(command.input.UpdateExpression ?? ''))
      await before(table);
    return table.client.send(command);
  };
  const watched = { ...table, client: { ...table.client, send } as never };
  return eraseWebsite(website, 200, { table: watched, bucket: fakeBucket() }, NOW);
}

test('a recording that expires while its website is deleted does not count as deleted', async () => {
  const expire = (table: Table) => itemsOf(table).remove(sessionKey(key));
  expect(await erasure(/SET #state = :erased/, async () => {})).toEqual({ deleted: 1 });
  expect(await erasure(/SET #state = :erased/, expire)).toEqual({ deleted: 0 });
});

test('a deletion of a website fails if the sweep still has to complete it', async () => {
  const fail = async () => {
    throw new Error('the table did not respond');
  };
  await expect(erasure(/^REMOVE #GSI2PK/, fail)).rejects.toThrow('the table did not respond');
});
