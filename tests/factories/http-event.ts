import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../lambdas/contract/edge.ts';

interface Caller {
  readonly id: string;
}

/** What the authorizer read in the access token of a login. */
const claimsOf = ({ id }: Caller) => ({
  sub: id,
  token_use: 'access',
  scope: 'aws.cognito.signin.user.admin',
});

/** What the distribution adds to each request; `setup.ts` knows the secret. */
export const fromEdge = (address = '203.0.113.7') => ({
  [ORIGIN_SECRET_HEADER]: process.env.ORIGIN_SECRET ?? '',
  [VIEWER_ADDRESS_HEADER]: address,
});

/** What API Gateway hands a function, as far as ours look at it. */
export const httpEvent = (body?: unknown, owner?: Caller) => ({
  body: body === undefined ? undefined : JSON.stringify(body),
  headers: { ...fromEdge(), 'content-type': 'application/json', 'user-agent': 'test' },
  requestContext: {
    http: { sourceIp: '203.0.113.7' },
    authorizer: owner && { jwt: { claims: claimsOf(owner) } },
  },
});

/** The same for a GET, whose input is its query and the path's parameters. */
export const getEvent = (
  { query, params }: { query?: Record<string, string>; params?: Record<string, string> },
  owner?: Caller,
) => ({ ...httpEvent(undefined, owner), queryStringParameters: query, pathParameters: params });

/** The answer of a handler, opened. */
export function answerOf(result: unknown) {
  const { statusCode, body } = result as { statusCode: number; body: string };
  return { status: statusCode, body: JSON.parse(body) };
}
