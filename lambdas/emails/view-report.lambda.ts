import { addresses } from '../adapters/addresses.ts';
import { recordings } from '../adapters/recordings.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { mailPages } from '../contract/copy/mails.ts';
import { opened, purposes, ReaderToken } from '../contract/mail-links.ts';
import { contentStore } from '../reports/content/content.store.ts';
import { handle } from '../runtime/handle.ts';
import { previewOf } from './delivery/letter.ts';
import { viewReport } from './functions.ts';
import { emailLogStore } from './log/email-log.store.ts';
import { logIdOf } from './log/email-log.ts';
import { publicPage } from './pages/public-page.ts';

/** The sandbox is the wall behind the template's: nothing runs, and only a reader's own click leads away. */
const POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** A report as it was mailed, in a browser, for readers without an account. It shows what the mail showed. */
export const handler = handle(
  viewReport,
  { table, recordings, signing, addresses },
  async ({ request }, use) => {
    const seal = await use.signing.seal(purposes.reader);
    const reader = opened(ReaderToken, seal, request.params.token);
    const { o: ownerId = '', d: date } = reader ?? {};
    const log = date && (await emailLogStore(use.table).find(ownerId, logIdOf(date)));
    const content =
      log && (await contentStore(use.recordings).find({ ownerId, date: log.date }, log));
    if (!content) return publicPage(mailPages.unknown, 404);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    };
    return { status: 200, headers, body: previewOf(content, 'member', '#').html };
  },
);
