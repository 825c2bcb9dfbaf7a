import type { Table } from '../../adapters/table.ts';
import { rhythmStore, suppressionStore } from '../../emails/delivery/recipient-settings.store.ts';
import type { ReducedRhythm } from '../../emails/pages/unsubscribe-page.ts';

/** What a recipient selects on the unsubscribe page: no reports, reports again as before, or those of some days. */
export type RecipientChoice = 'none' | 'resume' | ReducedRhythm;

interface Recipient {
  readonly ownerId: string;
  /** The hash of the address. */
  readonly hash: string;
}

/**
 * Applies a choice and returns it. Choosing some days also ends an unsubscription. Returns `closed` after a bounce or
 * complaint, because then only support can turn reports on again.
 */
export async function applyChoice(
  { ownerId, hash }: Recipient,
  choice: RecipientChoice,
  table: Table,
  now: Date,
): Promise<RecipientChoice | 'closed'> {
  const suppressions = suppressionStore(table);
  if (choice === 'none') {
    await suppressions.add({ ownerId, hash, reason: 'unsubscribed', at: now.toISOString() });
    return choice;
  }
  if (!(await suppressions.resume(ownerId, hash))) return 'closed';
  if (choice !== 'resume') await rhythmStore(table).set(ownerId, hash, choice);
  return choice;
}
