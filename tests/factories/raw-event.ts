import { fromEdge } from './http-event.ts';

/** The API Gateway event for a function that returns complete HTTP responses. */
export function rawEvent(method: 'GET' | 'HEAD' | 'POST', path: string, userAgent = '') {
  const url = new URL(path, 'https://app.example.com');
  return {
    rawPath: url.pathname,
    headers: { ...fromEdge('203.0.113.9'), 'user-agent': userAgent },
    queryStringParameters: Object.fromEntries(url.searchParams),
    pathParameters: { token: url.pathname.split('/').at(-1) },
    requestContext: { http: { method, sourceIp: '203.0.113.9' } },
  };
}

export const rawAnswer = (result: unknown) => {
  const answer = result as { statusCode: number; headers: Record<string, string>; body?: string };
  return { ...answer, body: answer.body ?? '' };
};
