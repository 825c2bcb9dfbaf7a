import type { Attempt } from '../adapters/mail.ts';
import type { DeletionStore } from './deletion.store.ts';
import { type Deletion, hasSettled } from './deletion.ts';

/** Takes everything of one kind away. Done again it finds nothing and changes nothing. */
export interface Removal {
  readonly what: string;
  readonly remove: (deletion: Deletion) => Promise<void>;
}

interface Ports {
  readonly jobs: Pick<DeletionStore, 'find' | 'told' | 'finish'>;
  readonly removals: readonly Removal[];
  /** Writes to the owner that all is gone. */
  readonly tell: (email: string) => Promise<Attempt>;
}

/**
 * One walk through everything that an account left behind. Whatever breaks it off, the next walk begins at the first
 * step again, so no step needs to be remembered: what is gone is gone. The owner is told behind the last step, the
 * address is forgotten behind that, and the account's own item goes when nothing can follow any more.
 */
export async function eraseAccount(
  ownerId: string,
  now: Date,
  { jobs, removals, tell }: Ports,
): Promise<'unknown' | 'emptied' | 'settled'> {
  const deletion = await jobs.find(ownerId);
  if (!deletion) return 'unknown';
  for (const { remove } of removals) await remove(deletion);
  if (deletion.email !== undefined) {
    const attempt = await tell(deletion.email);
    // Tried again by the next walk; at the end the address goes, told or not.
    if (attempt.kind === 'refused-for-now' && !hasSettled(deletion, now)) {
      throw new Error('The mail about a deletion was not taken', { cause: attempt.cause });
    }
    await jobs.told(ownerId);
  }
  if (!hasSettled(deletion, now)) return 'emptied';
  await jobs.finish(ownerId);
  return 'settled';
}
