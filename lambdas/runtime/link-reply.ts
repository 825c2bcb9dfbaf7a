import type { RawAnswer } from './trigger-adapters.ts';

/** What the holder of a link gets without a login: no cache keeps it, and no other site learns the link. */
export const linkReply = (reply: object): RawAnswer => ({
  status: 200,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  },
  body: JSON.stringify(reply),
});
