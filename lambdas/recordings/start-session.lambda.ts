import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { queue } from '../adapters/queue.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { releases } from '../adapters/tracker-releases.ts';
import { Problem } from '../contract/problem.ts';
import { withoutPhoneBrand } from '../contract/rules/words/phone-brand.ts';
import { domainOfVisitorId } from '../contract/tracker.ts';
import { handle } from '../runtime/handle.ts';
import { keyedHash } from '../runtime/seal.ts';
import { comesFrom, jsonResponse, preflight, rejectionResponse } from './admission/cross-origin.ts';
import { openSession } from './admission/open-session.protocol.ts';
import { parseSessionRequest } from './admission/session-request.ts';
import { TICKET_PURPOSE, ticketSigner } from './admission/session-ticket.ts';
import { startSession } from './functions.ts';

const limits = queue('limit-notices');
const checks = queue('website-checks');
const connectors = { table, signing, releases, 'limit-notices': limits, 'website-checks': checks };

export const handler = handle(startSession, connectors, async ({ request, source, now }, use) => {
  const { origin } = request.headers;
  // The tracker's request is text/plain and needs no preflight, so a preflight is not from a tracker.
  if (request.method === 'OPTIONS') return preflight(undefined);
  const body = parseSessionRequest(request.body);
  const isAllowed = body !== undefined && comesFrom(origin, domainOfVisitorId(body.visitor_id));
  const allowedOrigin = isAllowed ? origin : undefined;
  try {
    if (!body) throw new Problem('invalid-request');
    const seal = await use.signing.seal(TICKET_PURPOSE);
    const isAutomated = body.automated === true || isbot(withoutPhoneBrand(source.userAgent));
    const caller = { origin, ip: source.ip, isAutomated, random: randomBytes(10) };
    const hash = (facts: object) => keyedHash(seal, facts);
    const reply = await openSession(body, caller, { ...use, sign: ticketSigner(seal), hash }, now);
    return jsonResponse(allowedOrigin, { status: 200, body: reply });
  } catch (error) {
    return rejectionResponse(allowedOrigin, error);
  }
});
