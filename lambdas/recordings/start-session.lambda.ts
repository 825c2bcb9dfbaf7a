import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { queue } from '../adapters/queue.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { releases } from '../adapters/tracker-releases.ts';
import { Problem } from '../contract/problem.ts';
import { domainOfVisitorId } from '../contract/tracker.ts';
import { handle } from '../runtime/handle.ts';
import { markOf } from '../runtime/seal.ts';
import { answered, hostOf, isSameSite, preflight, rejected } from './admission/cross-origin.ts';
import { openSession } from './admission/opening.protocol.ts';
import { sessionRequestIn } from './admission/session-request.ts';
import { TICKET_PURPOSE } from './admission/session-ticket.ts';
import { startSession } from './functions.ts';

const limits = queue('limit-notices');
const checks = queue('website-checks');
const connectors = { table, signing, releases, 'limit-notices': limits, 'website-checks': checks };

export const handler = handle(startSession, connectors, async ({ request, source, now }, use) => {
  const { origin } = request.headers;
  // The tracker's request is text/plain and needs no preflight, so a preflight is not from a tracker.
  if (request.method === 'OPTIONS') return preflight(origin, false);
  const asked = sessionRequestIn(request.body);
  const isOwn =
    asked !== undefined && isSameSite(hostOf(origin), domainOfVisitorId(asked.visitor_id));
  try {
    if (!asked) throw new Problem('invalid-request');
    const seal = await use.signing.seal(TICKET_PURPOSE);
    const isAutomated = asked.automated === true || isbot(source.userAgent);
    const asker = { origin, ip: source.ip, isAutomated, random: randomBytes(10) };
    const mark = (facts: object) => markOf(seal, facts);
    const body = await openSession(asked, asker, { ...use, sign: seal.sign, mark }, now);
    return answered(origin, isOwn, { status: 200, body });
  } catch (error) {
    return rejected(origin, isOwn, error);
  }
});
