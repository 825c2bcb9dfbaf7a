import { bucket } from '../adapters/bucket.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { mailPages } from '../contract/copy/mail-pages.ts';
import { IssueToken, openToken, purposes } from '../contract/mail-links.ts';
import { asMailPage } from '../emails/pages/failure-page.protocol.ts';
import { feedbackPage } from '../emails/pages/feedback-page.ts';
import { publicPage } from '../emails/pages/public-page.ts';
import { handle } from '../runtime/handle.ts';
import { contentStore } from './content/content.store.ts';
import { giveFeedback } from './functions.ts';
import { issueStore } from './issues/memory/issue.store.ts';
import { issuesOf, verdictOf } from './issues/reported-issues.ts';

const { feedback: words, unknown } = mailPages;

/** Stores a recipient's verdict on an issue. GET changes nothing, because mail scanners follow links. */
export const handler = handle(
  giveFeedback,
  { table, bucket, signing },
  asMailPage(async ({ request: { method, params, query }, now }, use) => {
    const token = params.token ?? '';
    const about = openToken(IssueToken, await use.signing.seal(purposes.feedback), token);
    const verdict = verdictOf(query.v);
    const key = about && { ownerId: about.o, date: about.d };
    const content = key && (await contentStore(use.bucket).find(key, { from: about.w }));
    const reported = content && issuesOf(content.summary)[about.i];
    if (!key || !reported || !verdict) return publicPage(unknown, 404);
    if (method !== 'POST') {
      const day = content.summary.analysis_date;
      return publicPage(
        feedbackPage({ verdict, day, ...reported }, `/m/feedback/${token}?v=${verdict}`),
      );
    }
    const { fingerprint } = reported.issue;
    await issueStore(use.table).answer(key.ownerId, fingerprint, verdict, now.toISOString());
    return publicPage({ title: words.done, lead: words.doneLead });
  }),
);
