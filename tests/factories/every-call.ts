import { resolve } from 'node:path';
import { triggeredBy } from '../../lib/deployables.ts';
import { DATE } from './full-account.ts';
import { answerOf, getEvent, httpEvent } from './http-event.ts';

/** An account with one of everything; `canary` can be guessed, `secret` cannot. */
export interface Tenant {
  readonly id: string;
  readonly email: string;
  readonly canary: string;
  readonly secret: string;
  readonly sessionId: string;
  readonly websiteId: string;
  readonly memberId: string;
}

interface Question {
  /** The request body; it names the other tenant's ids wherever the call takes one. */
  readonly about: (other: Tenant) => Record<string, unknown> | undefined;
  /** What an owner is answered who asks that; not said, it is anything but a failure of ours. */
  readonly status?: number;
  /** What an admin is answered, where that is something else. */
  readonly toAdmin?: number;
}
const ask = (status: number, about: Question['about'] = () => undefined): Question => ({
  about,
  status,
});
const names = { first_name: 'Ann', last_name: 'Archer', company: 'Acme', job_role: 'CEO' };

/** Questions to the calls of the list, by their functions. */
const questions: Readonly<Record<string, Question>> = {
  'accounts/check-user-exists': ask(400, ({ email }) => ({ user_email: email, nonce: 'x' })),
  'accounts/complete-profile': ask(200, () => ({ ...names, timezone: 'Europe/Paris' })),
  'privacy/delete-account': ask(404, ({ id }) => ({ token: id })),
  'privacy/export-my-data': ask(200),
  'accounts/get-page-nonce': ask(200),
  'accounts/get-profile': ask(200),
  'accounts/get-verification-status': ask(200),
  'accounts/record-sign-in': ask(200),
  'privacy/request-deletion': ask(422, ({ email }) => ({ email })),
  'accounts/send-verification-email-token': ask(200, ({ id, email }) => ({ email, userId: id })),
  'accounts/update-profile': ask(200, () => names),
  'accounts/update-website': ask(200, () => ({ website: 'acme.example' })),
  'accounts/verify-email-token': ask(404, ({ id }) => ({ token: id })),
  'admin/get-all-users-admin': { ...ask(403, () => ({})), toAdmin: 200 },
  'admin/is-admin': ask(200, ({ email }) => ({ user_email: email })),
  'billing/check-subscription': ask(200),
  // A paying owner is sent to the portal.
  'billing/create-checkout': ask(200, () => ({ planName: 'Growth' })),
  'billing/customer-portal': ask(200),
  'billing/list-invoices': ask(200),
  'billing/list-plans': ask(200),
  'reports/get-email': ask(404, ({ email }) => ({ id: `20260305-${email}` })),
  'reports/send-again': ask(404, ({ email }) => ({ id: `20260305-${email}` })),
  'emails/list-emails': ask(200, ({ email }) => ({ recipient: email })),
  'recordings/count-sessions': ask(404, ({ id }) => ({ userId: id })),
  'recordings/delete-recording': ask(404, ({ sessionId }) => ({ sessionId })),
  'recordings/delete-website-recordings': ask(200, ({ canary }) => ({
    domain: `${canary}.example`,
  })),
  'recordings/get-heatmap': ask(200, () => ({ page: '/' })),
  'recordings/get-recording': ask(404, ({ sessionId }) => ({ sessionId })),
  'recordings/list-recordings': ask(200, ({ sessionId }) => ({ after: sessionId })),
  'recordings/annotate-recording': ask(404, ({ sessionId }) => ({ sessionId, note: 'Mine now' })),
  'recordings/delete-recordings': ask(200, ({ sessionId }) => ({ sessionIds: [sessionId] })),
  'recordings/delete-segment': ask(200, ({ id }) => ({ id })),
  'recordings/list-segments': ask(200),
  'recordings/save-segment': ask(200, () => ({ name: 'Mine now', query: 'page=cart' })),
  'recordings/list-recording-shares': ask(200, ({ sessionId }) => ({ sessionId })),
  // The owner's own link of that name, which is gone already.
  'recordings/revoke-recording-share': ask(200, ({ sessionId, id }) => ({
    sessionId,
    shareId: id,
  })),
  'recordings/share-recording': ask(404, ({ sessionId }) => ({
    sessionId,
    note: 'Look',
    days: '7',
    startMs: 0,
  })),
  'recordings/watch-recording': ask(404, ({ sessionId }) => ({ sessionId })),
  'reports/answer-issue': ask(404, () => ({
    date: DATE,
    fingerprint: 'x',
    verdict: 'fixed',
    isSaid: true,
  })),
  'reports/get-issue': ask(404, () => ({ fingerprint: 'x' })),
  'reports/list-reports': ask(200, () => ({ date: DATE })),
  // A report of another account looks exactly like a missing one (OPEN-24).
  'reports/get-latest-report': ask(200, ({ id }) => ({ userId: id })),
  'reports/get-narration': ask(200, () => ({ date: DATE })),
  'reports/get-report-media': ask(404, () => ({ date: DATE, name: 'x' })),
  'reports/revoke-clips': ask(200, () => ({ date: DATE })),
  'support/report-client-error': ask(200, () => ({
    name: 'TypeError',
    message: 'x is undefined',
    stack: [],
    page: '/emails',
  })),
  'support/send-feedback': ask(200, () => ({ feedback: 'More light' })),
  'support/send-help-ticket': ask(200, () => ({
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Get Help',
    message: 'No report came.',
  })),
  'team/add-team-member': ask(200, () => ({ email: 'lea@example.com', job_role: 'Developer' })),
  'team/list-team-members': ask(200),
  'team/remove-team-member': ask(200, ({ memberId }) => ({ id: memberId })),
  'team/set-report-rhythm': ask(404, ({ memberId }) => ({ id: memberId, rhythm: 'weekdays' })),
  'websites/analyze-website': ask(422, () => ({ websiteUrl: 'missing.invalid' })),
  'websites/check-integration': ask(200, ({ id }) => ({
    websiteUrl: 'missing.invalid',
    operation: 'check',
    userId: id,
  })),
  'recordings/disconnect-integration': ask(404, ({ websiteId }) => ({ id: websiteId })),
  'websites/get-integration': ask(200),
  'websites/save-analysis': ask(404, ({ websiteId }) => ({
    id: websiteId,
    website_analysis: 'Mine now',
  })),
  'websites/save-integration': ask(409, ({ canary }) => ({
    domain: `${canary}.example`,
    website_analysis: 'Mine now',
  })),
  'websites/send-share-instructions': ask(200, () => ({
    toEmail: 'ann@example.com',
    subject: 'x',
    message: '',
  })),
};

/** A call without an entry here is called with all ids of the other tenant. */
const anyQuestion: Question = {
  about: ({ id, email, sessionId, websiteId, canary }) => ({
    ...{ id: websiteId, userId: id, ownerId: id, email, sessionId },
    ...{ domain: `${canary}.example`, date: DATE },
  }),
};

export const calls = triggeredBy('http').map(({ id }) => id);
export const questionTo = (id: string): Question => questions[id] ?? anyQuestion;

const root = resolve(import.meta.dirname, '../..');

/** Makes a call in this process, as API Gateway hands it over; says also what was asked. */
export function askAs(caller: { id: string }, id: string, other: Tenant) {
  return answerTo(caller, id, questionTo(id).about(other) ?? {});
}

const called = (id: string) => {
  const found = triggeredBy('http').find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not in the list`);
  return { entry: found.entry, ...found.fn.trigger.call };
};
export const schemaOf = (id: string) => called(id).body;

/** The answer to any input, whether it fits or not; a GET carries what an address can carry. */
export async function answerTo(caller: { id: string }, id: string, asked: unknown) {
  const { entry, method, path } = called(id);
  const { handler } = await import(resolve(root, entry));
  const isParam = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const entries = Object.entries(asked ?? {});
  const params = Object.fromEntries(entries.filter(isParam).map(asText));
  const rest = entries.filter((each) => !isParam(each));
  const isObject = typeof asked === 'object' && asked && !Array.isArray(asked);
  const body = isObject ? Object.fromEntries(rest) : asked;
  const event =
    method === 'GET'
      ? getEvent({ query: Object.fromEntries(rest.map(asText)), params }, caller)
      : { ...httpEvent(body, caller), pathParameters: params };
  const answer = answerOf(await handler(event));
  return {
    status: answer.status as number,
    said: JSON.stringify(answer.body),
    asked: JSON.stringify(asked),
  };
}
const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

/** What an answer contains of the other tenant, beyond what the request contained. */
export const leaked = (answer: { said: string; asked: string }, others: readonly Tenant[]) =>
  others
    .flatMap(({ canary, secret, id, email }) => [canary, secret, id, email])
    .filter((word) => answer.said.includes(word) && !answer.asked.includes(word));
