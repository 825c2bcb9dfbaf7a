import type { RawResponse } from './trigger-adapters.ts';

/** A JSON response for anyone with a link, without a login. It is not cached, and the link is not sent as a referrer. */
export const linkReply = (reply: object): RawResponse => ({
  status: 200,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  },
  body: JSON.stringify(reply),
});
