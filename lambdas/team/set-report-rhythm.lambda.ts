import { profileStore } from '../accounts/profile/profile.store.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { rhythmStore } from '../emails/delivery/recipient-settings.store.ts';
import { handle } from '../runtime/handle.ts';
import { addressHash } from '../runtime/seal.ts';
import { setReportRhythm } from './functions.ts';
import { teamStore } from './team.store.ts';

export const handler = handle(setReportRhythm, { table }, async ({ body, owner }, use) => {
  const members = await teamStore(use.table).of(owner.id);
  const email =
    body.id === owner.id
      ? (await profileStore(use.table).get(owner.id)).email
      : members.find(({ id }) => id === body.id)?.email;
  if (email === undefined) throw new Problem('not-found');
  await rhythmStore(use.table).set(owner.id, addressHash(email), body.rhythm);
  return { success: true };
});
