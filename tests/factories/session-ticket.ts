import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import type { SessionTicket } from '../../lambdas/recordings/admission/session-ticket.ts';

/** The ticket of a session that started at `now`, and is valid for a minute. */
export const sessionTicket = (now: Date): SessionTicket => ({
  ownerId: 'ann',
  sessionId: sessionIdAt(now, new Uint8Array(10)),
  domain: 'shop.example',
  visitor: 'browser',
  origin: 'https://shop.example',
  referrer: '',
  period: '2026-11-02',
  maxSessions: 10,
  keepDays: 30,
  clockSkewMs: 0,
  expiresAt: now.getTime() + 60_000,
});
