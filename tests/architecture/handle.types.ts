import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { profileReader } from '../../lambdas/accounts/profile/profile-reader.store.ts';
import { bucketReader } from '../../lambdas/adapters/bucket.ts';
import { mail } from '../../lambdas/adapters/mail.ts';
import { table, tableReader } from '../../lambdas/adapters/table.ts';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { sendFeedback } from '../../lambdas/contract/support.ts';
import { counted, http, lambda, raw } from '../../lambdas/runtime/function.ts';
import { handle } from '../../lambdas/runtime/handle.ts';

// Never run: the compiler reads it, and each `@ts-expect-error` fails when its line starts to compile.
const feedback = lambda({ trigger: http(sendFeedback), uses: ['mail'] });

handle(feedback, { mail }, async ({ body, owner }, use) => {
  await use.mail.send({ to: owner.id, subject: '', text: body.feedback, html: '' });
  // @ts-expect-error the body has only the fields of the contract
  body.rating;
  // @ts-expect-error the table was not declared
  use.table;
  return { success: true };
});

// @ts-expect-error an undeclared resource cannot be connected
handle(feedback, { mail, table }, async () => ({ success: true }));

// @ts-expect-error a declared resource cannot be left out
handle(feedback, {}, async () => ({ success: true }));

// @ts-expect-error the reply is the contract's
handle(feedback, { mail }, async () => ({ done: true }));

const clip = '/m/clip/{token}';
lambda({ trigger: raw(['GET', 'HEAD'], clip), uses: ['table:read', 'bucket:read'] });
lambda({ trigger: raw(['GET', 'POST'], clip), uses: ['table'] });
lambda({ trigger: counted(['GET', 'HEAD'], '/m/o/{token}'), uses: ['table'] });

// @ts-expect-error a public GET may not write to the table
lambda({ trigger: raw(['GET', 'HEAD'], clip), uses: ['table'] });

// @ts-expect-error a public GET may not delete recordings
lambda({ trigger: raw(['GET'], clip), uses: ['table:read', 'bucket'] });

// @ts-expect-error an owner's GET may not write either
lambda({ trigger: http(getProfile), uses: ['table'] });

const reads = lambda({ trigger: http(getProfile), uses: ['table:read', 'bucket:read'] });
const readers = { 'table:read': tableReader, 'bucket:read': bucketReader };
handle(reads, readers, async ({ owner }, use) => {
  // @ts-expect-error a store that writes does not take a table that only reads
  profileStore(use['table:read']);
  // @ts-expect-error what a store's reader leaves out cannot be called
  profileReader(use['table:read']).change;
  // @ts-expect-error nothing is deleted from a bucket that only reads
  await use['bucket:read'].remove([]);
  // @ts-expect-error nothing is put into it either
  await use['bucket:read'].putIfAbsent('key', new Uint8Array(), { days: 1 });
  return { profile: (await profileReader(use['table:read']).find(owner.id)) ?? null };
});

// @ts-expect-error `table` connects the writable table, but the function declares `table:read`
handle(reads, { 'table:read': table, 'bucket:read': bucketReader }, async () => ({
  profile: null,
}));
