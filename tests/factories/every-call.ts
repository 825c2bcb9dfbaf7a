import { resolve } from 'node:path';
import { triggeredBy } from '../../lib/deployables.ts';
import { DATE } from './full-account.ts';
import { answerOf, getEvent, httpEvent } from './http-event.ts';

/** An account with one item of every kind; `canary` can be guessed, `secret` cannot. */
export interface Tenant {
  readonly id: string;
  readonly email: string;
  readonly canary: string;
  readonly secret: string;
  readonly sessionId: string;
  readonly websiteId: string;
  readonly memberId: string;
}

interface CallCase {
  /** The request body, with the other tenant's ids wherever the call accepts one. */
  readonly bodyFor: (other: Tenant) => Record<string, unknown> | undefined;
  /** The expected status for an owner; by default anything below 500. */
  readonly status?: number;
  /** The expected status for an admin, if it is different. */
  readonly adminStatus?: number;
}
const callCase = (status: number, bodyFor: CallCase['bodyFor'] = () => undefined): CallCase => ({
  bodyFor,
  status,
});
const names = { first_name: 'Ann', last_name: 'Archer', company: 'Acme', job_role: 'CEO' };

/** A request for each call of the list, by function id. */
const callCases: Readonly<Record<string, CallCase>> = {
  'accounts/check-user-exists': callCase(400, ({ email }) => ({ user_email: email, nonce: 'x' })),
  'accounts/complete-profile': callCase(200, () => ({ ...names, timezone: 'Europe/Paris' })),
  'privacy/delete-account': callCase(404, ({ id }) => ({ token: id })),
  'privacy/export-my-data': callCase(200),
  'accounts/get-page-nonce': callCase(200),
  'accounts/get-profile': callCase(200),
  'accounts/get-verification-status': callCase(200),
  'accounts/record-sign-in': callCase(200),
  'privacy/request-deletion': callCase(422, ({ email }) => ({ email })),
  'accounts/send-verification-email-token': callCase(200, ({ id, email }) => ({
    email,
    userId: id,
  })),
  'accounts/update-profile': callCase(200, () => names),
  'accounts/update-website': callCase(200, () => ({ website: 'acme.example' })),
  'accounts/verify-email-token': callCase(404, ({ id }) => ({ token: id })),
  'admin/get-all-users-admin': { ...callCase(403, () => ({})), adminStatus: 200 },
  'admin/is-admin': callCase(200, ({ email }) => ({ user_email: email })),
  'billing/check-subscription': callCase(200),
  // A paying owner is sent to the portal.
  'billing/create-checkout': callCase(200, () => ({ planName: 'Growth' })),
  'billing/customer-portal': callCase(200),
  'billing/list-invoices': callCase(200),
  'billing/list-plans': callCase(200),
  'reports/get-email': callCase(404, ({ email }) => ({ id: `20260305-${email}` })),
  'reports/send-again': callCase(404, ({ email }) => ({ id: `20260305-${email}` })),
  'emails/list-emails': callCase(200, ({ email }) => ({ recipient: email })),
  'recordings/count-sessions': callCase(404, ({ id }) => ({ userId: id })),
  'recordings/delete-recording': callCase(404, ({ sessionId }) => ({ sessionId })),
  'recordings/delete-website-recordings': callCase(200, ({ canary }) => ({
    domain: `${canary}.example`,
  })),
  'recordings/get-heatmap': callCase(200, () => ({ page: '/' })),
  'recordings/get-recording': callCase(404, ({ sessionId }) => ({ sessionId })),
  'recordings/list-recordings': callCase(200, ({ sessionId }) => ({ after: sessionId })),
  'recordings/annotate-recording': callCase(404, ({ sessionId }) => ({
    sessionId,
    note: 'Mine now',
  })),
  'recordings/delete-recordings': callCase(200, ({ sessionId }) => ({ sessionIds: [sessionId] })),
  'recordings/delete-segment': callCase(200, ({ id }) => ({ id })),
  'recordings/list-segments': callCase(200),
  'recordings/save-segment': callCase(200, () => ({ name: 'Mine now', query: 'page=cart' })),
  'recordings/list-recording-shares': callCase(200, ({ sessionId }) => ({ sessionId })),
  // The caller has no link with this id, and revoking an unknown link succeeds.
  'recordings/revoke-recording-share': callCase(200, ({ sessionId, id }) => ({
    sessionId,
    shareId: id,
  })),
  'recordings/share-recording': callCase(404, ({ sessionId }) => ({
    sessionId,
    note: 'Look',
    days: '7',
    startMs: 0,
  })),
  'recordings/watch-recording': callCase(404, ({ sessionId }) => ({ sessionId })),
  'reports/answer-issue': callCase(404, () => ({
    date: DATE,
    fingerprint: 'x',
    verdict: 'fixed',
    isSaid: true,
  })),
  'reports/get-issue': callCase(404, () => ({ fingerprint: 'x' })),
  'reports/list-reports': callCase(200, () => ({ date: DATE })),
  // A report of another account is indistinguishable from a missing one.
  'reports/get-latest-report': callCase(200, ({ id }) => ({ userId: id })),
  'reports/get-narration': callCase(200, () => ({ date: DATE })),
  'reports/get-report-media': callCase(404, () => ({ date: DATE, name: 'x' })),
  'reports/revoke-clips': callCase(200, () => ({ date: DATE })),
  'support/report-client-error': callCase(200, () => ({
    name: 'TypeError',
    message: 'x is undefined',
    stack: [],
    page: '/emails',
  })),
  'support/send-feedback': callCase(200, () => ({ feedback: 'More light' })),
  'support/send-help-ticket': callCase(200, () => ({
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Get Help',
    message: 'No report came.',
  })),
  'team/add-team-member': callCase(200, () => ({
    email: 'lea@example.com',
    job_role: 'Developer',
  })),
  'team/list-team-members': callCase(200),
  'team/remove-team-member': callCase(200, ({ memberId }) => ({ id: memberId })),
  'team/set-report-rhythm': callCase(404, ({ memberId }) => ({ id: memberId, rhythm: 'weekdays' })),
  'websites/analyze-website': callCase(422, () => ({ websiteUrl: 'missing.invalid' })),
  'websites/check-integration': callCase(200, ({ id }) => ({
    websiteUrl: 'missing.invalid',
    operation: 'check',
    userId: id,
  })),
  'recordings/disconnect-integration': callCase(404, ({ websiteId }) => ({ id: websiteId })),
  'websites/get-integration': callCase(200),
  'websites/save-analysis': callCase(404, ({ websiteId }) => ({
    id: websiteId,
    website_analysis: 'Mine now',
  })),
  'recordings/save-integration': callCase(409, ({ canary }) => ({
    domain: `${canary}.example`,
    website_analysis: 'Mine now',
  })),
  'websites/send-share-instructions': callCase(200, () => ({
    toEmail: 'ann@example.com',
    subject: 'x',
    message: '',
  })),
};

/** Calls without an entry above get all ids of the other tenant. */
const defaultCase: CallCase = {
  bodyFor: ({ id, email, sessionId, websiteId, canary }) => ({
    ...{ id: websiteId, userId: id, ownerId: id, email, sessionId },
    ...{ domain: `${canary}.example`, date: DATE },
  }),
};

export const calls = triggeredBy('http').map(({ id }) => id);
export const caseOf = (id: string): CallCase => callCases[id] ?? defaultCase;

const root = resolve(import.meta.dirname, '../..');

/** Makes a call in this process with an API Gateway event. Returns the response and the request. */
export function callAs(caller: { id: string }, id: string, other: Tenant) {
  return responseTo(caller, id, caseOf(id).bodyFor(other) ?? {});
}

const callOf = (id: string) => {
  const found = triggeredBy('http').find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not in the list`);
  return { entry: found.entry, ...found.fn.trigger.call };
};
export const schemaOf = (id: string) => callOf(id).body;

/** The response to any input, valid or not; a GET sends what a URL can carry. */
export async function responseTo(caller: { id: string }, id: string, input: unknown) {
  const { entry, method, path } = callOf(id);
  const { handler } = await import(resolve(root, entry));
  const isParam = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const entries = Object.entries(input ?? {});
  const params = Object.fromEntries(entries.filter(isParam).map(asText));
  const rest = entries.filter((each) => !isParam(each));
  const isObject = typeof input === 'object' && input && !Array.isArray(input);
  const body = isObject ? Object.fromEntries(rest) : input;
  const event =
    method === 'GET'
      ? getEvent({ query: Object.fromEntries(rest.map(asText)), params }, caller)
      : { ...httpEvent(body, caller), pathParameters: params };
  const answer = answerOf(await handler(event));
  return {
    status: answer.status as number,
    response: JSON.stringify(answer.body),
    request: JSON.stringify(input),
  };
}
const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

/** Data of the other tenants in a response, except what the request contained. */
export const leaked = (answer: { response: string; request: string }, others: readonly Tenant[]) =>
  others
    .flatMap(({ canary, secret, id, email }) => [canary, secret, id, email])
    .filter((word) => answer.response.includes(word) && !answer.request.includes(word));
