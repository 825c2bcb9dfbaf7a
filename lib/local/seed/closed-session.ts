import { createHash } from 'node:crypto';
import { gzipJson } from '../../../lambdas/adapters/compression.ts';
import { STARTER } from '../../../lambdas/contract/plans.ts';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { browserOf } from '../../../lambdas/recordings/analysis/device.ts';
import type { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { userAgents } from './user-agents.ts';
import type { ReadVisit } from './visits.ts';

interface SeedSession {
  readonly ownerId: string;
  readonly domain: string;
  readonly person: string;
  readonly start: Date;
}

/** After this long without a batch, a session is over. */
const IDLE_MS = 31 * 60_000;
const COUNTRIES = ['US', 'US', 'US', 'US', 'US', 'US', 'CA', 'CA', 'GB', 'AU'] as const;

/** The table item of a closed session with its digest. */
export function closedSession(
  sessions: ReturnType<typeof sessionStore>,
  read: ReadVisit,
  { ownerId, domain, person, start }: SeedSession,
) {
  const personHash = createHash('sha256').update(person).digest();
  const idHash = createHash('sha256').update(`${person} ${start.toISOString()}`).digest();
  const startedAt = start.toISOString();
  const ended = new Date(start.getTime() + read.durationMs);
  const browsers = userAgents[read.digest.device];
  const userAgent = browsers[(personHash[0] ?? 0) % browsers.length] ?? '';
  const facts = {
    sessionId: sessionIdAt(start, idHash),
    startedAt,
    visitor: uuidOf(personHash),
    country: COUNTRIES[(personHash[1] ?? 0) % COUNTRIES.length],
  };
  const bytes = read.parts.reduce((sum, { stored }) => sum + stored.bytes, 0);
  const started = { ...facts, ownerId, domain, userAgent, referrer: read.referrer, bytes };
  const { GSI2PK, GSI2SK, ...item } = sessions.itemOf(
    { ...started, keepDays: STARTER.retentionDays },
    ended,
  );
  const endedAt = ended.toISOString();
  const digest = { ...read.digest, ...facts, browser: browserOf(userAgent), endedAt };
  return {
    ...item,
    state: 'closed',
    closedAt: new Date(ended.getTime() + IDLE_MS).toISOString(),
    packedDigest: gzipJson(digest),
    parts: read.parts.map(({ stored }) => stored),
  };
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
