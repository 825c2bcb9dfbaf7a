import { addresses } from '../../adapters/addresses.ts';
import { signing } from '../../adapters/signing.ts';
import { table } from '../../adapters/table.ts';
import { mailPages } from '../../contract/copy/mail-pages.ts';
import { openToken, purposes, ReaderToken } from '../../contract/mail-links.ts';
import { rhythmStore, suppressionStore } from '../../emails/delivery/recipient-settings.store.ts';
import { asMailPage } from '../../emails/pages/failure-page.protocol.ts';
import { publicPage } from '../../emails/pages/public-page.ts';
import { frequencyOf, pagesOf } from '../../emails/pages/unsubscribe-page.ts';
import { handle } from '../../runtime/handle.ts';
import { unsubscribe } from '../functions.ts';
import { readerNames } from './reader-names.protocol.ts';

/** GET shows the page, POST unsubscribes (RFC 8058): without cookies or redirects, and idempotent. */
export const handler = handle(
  unsubscribe,
  { table, signing, addresses },
  asMailPage(async ({ request: { method, params, query }, now }, use) => {
    const token = params.token ?? '';
    const reader = openToken(ReaderToken, await use.signing.seal(purposes.reader), token);
    const names = reader && (await readerNames(use.table, reader));
    if (!reader || !names) return publicPage(mailPages.unknown, 404);
    const pages = pagesOf({ ...names, action: `/m/unsubscribe/${token}` });
    if (method !== 'POST') return publicPage(pages.question);
    const { o: ownerId, r: hash } = reader;
    const less = frequencyOf(query.rhythm);
    if (less) {
      await rhythmStore(use.table).set(ownerId, hash, less);
      return publicPage(pages.less(less));
    }
    const suppressions = suppressionStore(use.table);
    if (query.again === 'yes') {
      await suppressions.resume(ownerId, hash);
      return publicPage(pages.resumed);
    }
    await suppressions.add({ ownerId, hash, reason: 'unsubscribed', at: now.toISOString() });
    return publicPage(pages.done);
  }),
);
