import { addresses } from '../../adapters/addresses.ts';
import { bucketReader } from '../../adapters/bucket.ts';
import { signing } from '../../adapters/signing.ts';
import { tableReader } from '../../adapters/table.ts';
import { mailPages } from '../../contract/copy/mail-pages.ts';
import { openToken, purposes, RecipientToken } from '../../contract/mail-links.ts';
import { previewOf } from '../../emails/delivery/untracked-copy.ts';
import { emailLogReader, logIdOf } from '../../emails/log/email-log.store.ts';
import { asMailPage } from '../../emails/pages/failure-page.protocol.ts';
import { pageHeaders, publicPage } from '../../emails/pages/public-page.ts';
import { handle } from '../../runtime/handle.ts';
import { addressHash } from '../../runtime/seal.ts';
import { contentReader } from '../content/content.store.ts';
import { viewReport } from '../functions.ts';

/** A second line of defense behind the template's escaping: no scripts, and only a click can navigate away. */
const POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** Shows an emailed report in the browser, unchanged, to recipients without an account. */
export const handler = handle(
  viewReport,
  { 'table:read': tableReader, 'bucket:read': bucketReader, signing, addresses },
  asMailPage(async ({ request }, use) => {
    const seal = await use.signing.seal(purposes.recipient);
    const recipient = openToken(RecipientToken, seal, request.params.token);
    const { o: ownerId = '', d: date } = recipient ?? {};
    const log = date && (await emailLogReader(use['table:read']).find(ownerId, logIdOf(date)));
    const content =
      log && (await contentReader(use['bucket:read']).find({ ownerId, date: log.date }, log));
    if (!content) return publicPage(mailPages.unknown, 404);
    const isWeekly =
      log.weekly_readers?.some((email) => addressHash(email) === recipient?.r) ?? false;
    const { html } = previewOf(content, { role: 'member', isWeekly });
    return { status: 200, headers: pageHeaders(POLICY), body: html };
  }),
);
