import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { VIEWER_ADDRESS_HEADER } from '../contract/edge.ts';
import { Problem } from '../contract/problem.ts';

/** The account holder who makes a call. The email address is in the profile, not in the access token. */
export interface Owner {
  readonly id: string;
  /** To the second. The token may be from before all sessions of the account were ended. */
  readonly tokenIssuedAt: Date;
}

/** The origin of a call as CloudFront reports it: for rate limits and logs, never for identity. */
export interface Source {
  readonly ip: string;
  readonly userAgent: string;
}

/** A scope of every access token and of no ID token. */
const ACCESS_SCOPE = 'aws.cognito.signin.user.admin';

/** User ids are UUIDs; the table's keys contain them. */
const SUBJECT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The owner of a token that the JWT authorizer verified: signed by the pool, for this client, not expired. The authorizer
 * also accepts ID tokens, and would respond to a missing scope with a 403 that is not a problem document, so this checks
 * the token's use. A missing claim means the route has no authorizer.
 */
export function ownerOf(event: APIGatewayProxyEventV2): Owner {
  const context = event.requestContext as {
    authorizer?: { jwt?: { claims?: Record<string, unknown> } };
  };
  const { sub, token_use: use, scope, iat } = context.authorizer?.jwt?.claims ?? {};
  const scopes = typeof scope === 'string' ? scope.split(' ') : [];
  if (
    typeof sub !== 'string' ||
    !SUBJECT.test(sub) ||
    use !== 'access' ||
    !scopes.includes(ACCESS_SCOPE)
  ) {
    throw new Problem('sign-in-needed');
  }
  return { id: sub, tokenIssuedAt: new Date((Number(iat) || 0) * 1_000) };
}

/**
 * Whether a token is from before all sessions of its account were ended. Ending the sessions does not end it: it works for
 * ten minutes. Tokens state the second in which they were issued.
 */
export const isFromEndedSession = (tokenIssuedAt: Date, endedAt: string | undefined): boolean =>
  endedAt !== undefined && tokenIssuedAt.toISOString() <= endedAt;

/** CloudFront sends the viewer's address in a header; the connection's address is CloudFront's. */
export function sourceOf({ headers = {}, requestContext }: APIGatewayProxyEventV2): Source {
  return {
    ip: headers[VIEWER_ADDRESS_HEADER] ?? requestContext?.http?.sourceIp ?? '',
    userAgent: headers['user-agent'] ?? '',
  };
}
