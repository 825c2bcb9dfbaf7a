import { addresses } from '../../adapters/addresses.ts';
import { signing } from '../../adapters/signing.ts';
import { table } from '../../adapters/table.ts';
import { mailPages } from '../../contract/copy/mail-pages.ts';
import { openToken, purposes, RecipientToken } from '../../contract/mail-links.ts';
import { suppressionStore } from '../../emails/delivery/recipient-settings.store.ts';
import { asMailPage } from '../../emails/pages/failure-page.protocol.ts';
import { publicPage } from '../../emails/pages/public-page.ts';
import { frequencyOf, pagesOf } from '../../emails/pages/unsubscribe-page.ts';
import { handle } from '../../runtime/handle.ts';
import { unsubscribe } from '../functions.ts';
import { findRecipient } from './find-recipient.protocol.ts';
import { applyChoice } from './recipient-choice.protocol.ts';

/** GET shows the question, or that it is done; POST unsubscribes (RFC 8058): without cookies or redirects, and idempotent. */
export const handler = handle(
  unsubscribe,
  { table, signing, addresses },
  asMailPage(async ({ request: { method, params, query }, now }, use) => {
    const token = params.token ?? '';
    const opened = openToken(RecipientToken, await use.signing.seal(purposes.recipient), token);
    const found = opened && (await findRecipient(use.table, opened));
    if (!opened || !found) return publicPage(mailPages.unknown, 404);
    const pages = pagesOf({ ...found, action: `/m/unsubscribe/${token}` });
    if (method !== 'POST') {
      const hasStopped = await suppressionStore(use.table).hasUnsubscribed(opened.o, opened.r);
      return publicPage(hasStopped ? pages.done : pages.question);
    }
    const choice = query.again === 'yes' ? 'resume' : (frequencyOf(query.rhythm) ?? 'none');
    const recipient = { ownerId: opened.o, hash: opened.r };
    const applied = await applyChoice(recipient, choice, use.table, now);
    if (applied === 'none') return publicPage(pages.done);
    if (applied === 'resume') return publicPage(pages.resumed);
    return publicPage(applied === 'closed' ? pages.closed : pages.less(applied));
  }),
);
