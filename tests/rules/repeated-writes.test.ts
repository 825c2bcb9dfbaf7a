import { expect, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { verificationTokenStore } from '../../lambdas/accounts/verification/verification-token.store.ts';
import { issue } from '../../lambdas/accounts/verification/verification-token.ts';
import type { Table } from '../../lambdas/adapters/table.ts';
import { auditStore } from '../../lambdas/admin/audit.store.ts';
import { deletionStore } from '../../lambdas/privacy/deletion.store.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');

/** A table whose first response is always lost: the SDK sends each request again. */
function withLostResponses({ table, client }: Table): Table {
  const send = async (command: never) => {
    await client.send(command);
    return client.send(command);
  };
  return { table, client: { send } as never };
}

const facts = { tokenId: '1', ownerId: 'ann', fingerprint: 'f', address: 'ann@example.com' };
const entry = { id: '1', adminId: 'ann', act: 'get-all-users-admin', about: {} } as const;

test.each<[string, (table: Table) => Promise<unknown>, (table: Table) => Promise<object[]>]>([
  [
    'a verification link',
    (table) => verificationTokenStore(table).add(issue(facts, NOW)),
    (table) => verificationTokenStore(table).of('ann'),
  ],
  [
    'an entry of the audit log',
    (table) => auditStore(table).add(entry, NOW),
    (table) => auditStore(table).of('2026-11-22'),
  ],
  [
    'a profile',
    (table) => profileStore(table).createOnce({ id: 'ann', email: 'ann@example.com' }, NOW),
    (table) => profileStore(table).newest(2),
  ],
  [
    'a deletion',
    (table) => deletionStore(table).start({ ownerId: 'ann', startedAt: NOW.toISOString() }),
    (table) => deletionStore(table).all(),
  ],
])('%s is stored once if the response to the first request is lost', async (_, write, read) => {
  const { table } = memoryTable();
  await write(withLostResponses(table));
  expect(await read(table)).toHaveLength(1);
});
