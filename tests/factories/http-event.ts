import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../lambdas/contract/edge.ts';

interface Caller {
  readonly id: string;
}

/** Claims of an access token as the authorizer passes them on. */
const claimsOf = ({ id }: Caller) => ({
  sub: id,
  token_use: 'access',
  scope: 'aws.cognito.signin.user.admin',
  iat: String(Math.floor(Date.now() / 1_000)),
});

/** The headers that CloudFront adds; `setup.ts` sets the secret. */
export const fromEdge = (address = '203.0.113.7') => ({
  [ORIGIN_SECRET_HEADER]: process.env.ORIGIN_SECRET ?? '',
  [VIEWER_ADDRESS_HEADER]: address,
});

/** The parts of an API Gateway event that our functions read. */
export const httpEvent = (body?: unknown, owner?: Caller) => ({
  body: body === undefined ? undefined : JSON.stringify(body),
  headers: { ...fromEdge(), 'content-type': 'application/json', 'user-agent': 'test' },
  requestContext: {
    http: { sourceIp: '203.0.113.7' },
    authorizer: owner && { jwt: { claims: claimsOf(owner) } },
  },
});

/** The event of a GET, whose input is in the query and path parameters. */
export const getEvent = (
  { query, params }: { query?: Record<string, string>; params?: Record<string, string> },
  owner?: Caller,
) => ({ ...httpEvent(undefined, owner), queryStringParameters: query, pathParameters: params });

/** The parsed response of a handler. */
export function answerOf(result: unknown) {
  const { statusCode, body } = result as { statusCode: number; body: string };
  return { status: statusCode, body: JSON.parse(body) };
}
