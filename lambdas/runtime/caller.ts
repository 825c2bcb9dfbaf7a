import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { VIEWER_ADDRESS_HEADER } from '../contract/edge.ts';
import { Problem } from '../contract/problem.ts';

/** The account holder behind a call. The address is not in the access token: it is in the profile. */
export interface Owner {
  readonly id: string;
}

/** Where a call comes from, as the edge saw it: for rates and logs, never for identity. */
export interface Source {
  readonly ip: string;
  readonly userAgent: string;
}

/** The scope that every access token of a login carries and no ID token does. */
const ACCESS_SCOPE = 'aws.cognito.signin.user.admin';

/** The pool names its users by UUIDs, and the table's keys are made of them. */
const SUBJECT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The owner behind a token that the JWT authorizer found authentic: signed by the pool, for this client, not expired. It
 * takes the ID token of a login just as well, and would refuse a missing scope with a 403 in words of its own, so what
 * the token is for is checked here. A missing claim means the route has no authorizer.
 */
export function ownerOf(event: APIGatewayProxyEventV2): Owner {
  const context = event.requestContext as {
    authorizer?: { jwt?: { claims?: Record<string, unknown> } };
  };
  const { sub, token_use: use, scope } = context.authorizer?.jwt?.claims ?? {};
  const scopes = typeof scope === 'string' ? scope.split(' ') : [];
  if (
    typeof sub !== 'string' ||
    !SUBJECT.test(sub) ||
    use !== 'access' ||
    !scopes.includes(ACCESS_SCOPE)
  ) {
    throw new Problem('sign-in-needed');
  }
  return { id: sub };
}

/** CloudFront sends the viewer's address in a header; without it every request would come from CloudFront. */
export function sourceOf({ headers = {}, requestContext }: APIGatewayProxyEventV2): Source {
  return {
    ip: headers[VIEWER_ADDRESS_HEADER] ?? requestContext?.http?.sourceIp ?? '',
    userAgent: headers['user-agent'] ?? '',
  };
}
