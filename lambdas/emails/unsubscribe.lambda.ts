import { addresses } from '../adapters/addresses.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { mailPages } from '../contract/copy/mails.ts';
import { opened, purposes, ReaderToken } from '../contract/mail-links.ts';
import { handle } from '../runtime/handle.ts';
import { suppressionStore } from './delivery/suppression.store.ts';
import { unsubscribe } from './functions.ts';
import { publicPage } from './pages/public-page.ts';
import { readerNames } from './pages/reader-names.protocol.ts';

const { unknown, unsubscribe: words } = mailPages;

/** GET shows, POST acts (RFC 8058): no cookie, no redirect, and the same answer the second time. */
export const handler = handle(
  unsubscribe,
  { table, signing, addresses },
  async ({ request, now }, use) => {
    const { method, params, query } = request;
    const token = params.token ?? '';
    const reader = opened(ReaderToken, await use.signing.seal(purposes.reader), token);
    const names = reader && (await readerNames(use.table, reader));
    if (!reader || !names) return publicPage(unknown, 404);
    const { email, domain } = names;
    const action = `/m/unsubscribe/${token}`;
    if (method !== 'POST') {
      const button = { label: words.button, action };
      return publicPage({ title: words.title, lead: words.lead(email, domain), button });
    }
    const suppressions = suppressionStore(use.table);
    if (query.again === 'yes') {
      await suppressions.resume(reader.o, reader.r);
      return publicPage({ title: words.resumed, lead: words.resumedLead(email) });
    }
    const at = now.toISOString();
    await suppressions.add({ ownerId: reader.o, hash: reader.r, reason: 'unsubscribed', at });
    const button = { label: words.resume, action: `${action}?again=yes` };
    return publicPage({ title: words.done, lead: words.doneLead(email), button });
  },
);
