import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import type { SessionTicket } from '../../lambdas/recordings/admission/session-ticket.ts';

/** The ticket of a session that started at `now`, and is valid for a minute. */
export const sessionTicket = (now: Date): SessionTicket => ({
  o: 'ann',
  s: sessionIdAt(now, new Uint8Array(10)),
  d: 'shop.example',
  v: 'browser',
  f: 'https://shop.example',
  r: '',
  p: '2026-11-02',
  m: 10,
  k: 30,
  t: 0,
  x: now.getTime() + 60_000,
});
