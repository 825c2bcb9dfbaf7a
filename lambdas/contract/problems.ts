import { admin } from './copy/admin.ts';
import { billing } from './copy/billing.ts';
import { connection } from './copy/connection.ts';
import { verifyEmail } from './copy/email-verification.ts';
import { emails } from './copy/emails.ts';
import { general } from './copy/general.ts';
import { installationTest } from './copy/installation-check.ts';
import { mailPages } from './copy/mail-pages.ts';
import { myData } from './copy/my-data.ts';
import { recordingSegments } from './copy/recording-segments.ts';
import { recordings } from './copy/recordings.ts';
import { support } from './copy/support.ts';
import { team } from './copy/team.ts';
import { websites } from './copy/websites.ts';

interface CatalogEntry {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
}

/** Every failure that is reported to a caller. */
const catalog = {
  'invalid-request': { status: 400, ...general.invalidRequest },
  'direct-call': { status: 403, ...general.directCall },
  'json-needed': { status: 415, ...general.jsonNeeded },
  'not-found': { status: 404, ...general.nothingHere },
  'changed-meanwhile': { status: 409, ...general.changedMeanwhile },
  'too-many-requests': { status: 429, ...general.tooManyRequests },
  'sign-in-needed': { status: 401, ...general.signInNeeded },
  'verification-unknown': { status: 404, title: verifyEmail.unknown },
  'verification-expired': { status: 410, title: verifyEmail.expired },
  'verification-not-marked': { status: 503, title: verifyEmail.notMarked },
  'feedback-empty': { status: 422, ...support.feedbackEmpty },
  'email-not-verified': { status: 403, ...websites.emailNotVerified },
  'website-url-invalid': { status: 422, ...websites.url.invalid },
  'analysis-failed': { status: 422, ...websites.analysis.failed },
  'website-busy': { status: 429, ...websites.busy },
  'website-limit': { status: 429, ...websites.tooMany },
  'analysis-limit': { status: 429, ...websites.analysis.tooMany },
  'check-limit': { status: 429, ...installationTest.tooMany },
  'share-limit': { status: 429, ...connection.share.limit },
  'website-missing': { status: 422, ...websites.save.missing },
  'integration-not-checked': { status: 409, ...websites.save.notChecked },
  'ticket-needed': { status: 401, ...recordings.ticketNeeded },
  'session-limit-reached': { status: 403, ...recordings.limitReached },
  'other-site': { status: 403, ...recordings.otherSite },
  'start-missing': { status: 409, ...recordings.startMissing },
  'batch-unreadable': { status: 400, ...recordings.batchUnreadable },
  'batch-too-large': { status: 413, ...recordings.batchTooLarge },
  'batch-type': { status: 415, ...recordings.batchType },
  'recording-gone': { status: 404, ...recordings.gone },
  'checkout-unverified': { status: 403, ...billing.problems.unverified },
  'plan-unknown': { status: 422, ...billing.problems.unknownPlan },
  'nothing-to-manage': { status: 409, ...billing.problems.nothingToManage },
  'webhook-rejected': { status: 400, ...billing.problems.webhook },
  'member-incomplete': { status: 422, ...team.problems.incomplete },
  'member-email-invalid': { status: 422, ...team.problems.invalidEmail },
  'duplicate-email': { status: 409, ...team.problems.duplicate },
  'team-full': { status: 403, ...team.problems.full },
  'team-unverified': { status: 403, ...team.problems.unverified },
  'team-limit': { status: 429, ...team.problems.tooMany },
  'export-limit': { status: 429, ...myData.export.limit },
  'deletion-address': { status: 422, ...myData.deletion.otherAddress },
  'deletion-limit': { status: 429, ...myData.deletion.limit },
  'deletion-unknown': { status: 404, ...myData.page.unknown },
  'deletion-expired': { status: 410, ...myData.page.expired },
  'admin-needed': { status: 403, ...admin.denied },
  'mail-closed': { status: 409, ...emails.again.closed },
  'mail-rejected': { status: 422, ...emails.sending.rejected },
  'mail-unavailable': { status: 503, ...emails.sending.unavailable },
  'segment-limit': { status: 409, ...recordingSegments.limit },
  'segment-name-taken': { status: 409, ...recordingSegments.taken },
  'recording-tag-limit': { status: 409, ...recordings.annotations.tagLimit },
  'share-gone': { status: 410, ...recordings.share.gone },
  'recording-share-limit': { status: 409, ...recordings.share.limit },
  'clip-gone': { status: 410, ...mailPages.clipGone },
  unexpected: { status: 500, ...general.unexpected },
} satisfies Record<string, CatalogEntry>;

export type ProblemCode = keyof typeof catalog;

export const problems: Readonly<Record<ProblemCode, CatalogEntry>> = catalog;
