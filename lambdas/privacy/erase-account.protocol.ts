import type { Attempt } from '../adapters/mail.ts';
import { abandonedBefore } from '../recordings/admission/admission.ts';
import type { DeletionStore } from './deletion.store.ts';
import { type Deletion, hasSettled } from './deletion.ts';

/** Deletes all data of one kind. Idempotent. */
export interface Removal {
  readonly name: string;
  readonly remove: (deletion: Deletion) => Promise<void>;
}

interface Ports {
  readonly jobs: Pick<
    DeletionStore,
    'find' | 'markEmptied' | 'claimNotice' | 'releaseNotice' | 'removeEmail' | 'finish'
  >;
  readonly removals: readonly Removal[];
  /** Emails the owner that everything is deleted. */
  readonly notify: (email: string) => Promise<Attempt>;
}

/**
 * Deletes everything of an account. Each removal is idempotent, so after a failure the next run starts over, and only the
 * time of the first complete run is stored. The owner is notified after the last removal, by one of several workers, then
 * the address is removed, and the deletion's item is removed when nothing can write for the account anymore.
 */
export async function eraseAccount(
  ownerId: string,
  now: Date,
  { jobs, removals, notify }: Ports,
): Promise<'unknown' | 'emptied' | 'settled'> {
  const deletion = await jobs.find(ownerId);
  if (!deletion) return 'unknown';
  for (const { remove } of removals) await remove(deletion);
  if (deletion.emptiedAt === undefined) await jobs.markEmptied(ownerId, now.toISOString());
  if (deletion.email !== undefined) {
    // Another worker may still be sending the email. A later run sends it if that worker crashed.
    if (!(await jobs.claimNotice(ownerId, now, abandonedBefore(now)))) return 'emptied';
    const attempt = await notify(deletion.email);
    // The next run retries; after the deletion settled, the address is removed either way.
    if (attempt.kind === 'deferred' && !hasSettled(deletion, now)) {
      await jobs.releaseNotice(ownerId);
      throw new Error('The email service deferred the deletion email', { cause: attempt.cause });
    }
    await jobs.removeEmail(ownerId);
  }
  if (!hasSettled(deletion, now)) return 'emptied';
  await jobs.finish(ownerId);
  return 'settled';
}
