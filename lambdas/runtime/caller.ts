import type { APIGatewayProxyEventV2 } from 'aws-lambda';
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

/** The owner as the JWT authorizer checked it. A missing claim means the route has no authorizer. */
export function ownerOf(event: APIGatewayProxyEventV2): Owner {
  const context = event.requestContext as {
    authorizer?: { jwt?: { claims?: Record<string, unknown> } };
  };
  const { sub, token_use: use } = context.authorizer?.jwt?.claims ?? {};
  if (typeof sub !== 'string' || use !== 'access') throw new Problem('sign-in-needed');
  return { id: sub };
}

/** Behind CloudFront the visitor is the last address that CloudFront itself appended. */
export function sourceOf({ headers = {}, requestContext }: APIGatewayProxyEventV2): Source {
  const viewer = headers['cloudfront-viewer-address']?.replace(/:\d+$/, '');
  return {
    ip: viewer ?? requestContext?.http?.sourceIp ?? '',
    userAgent: headers['user-agent'] ?? '',
  };
}
