import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { queue } from '../adapters/queue.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { domainOf } from '../contract/tracker.ts';
import { handle } from '../runtime/handle.ts';
import { answered, hostOf, isSameSite, preflight, refused } from './admission/cross-origin.ts';
import { openSession } from './admission/opening.protocol.ts';
import { SESSION_REQUEST_MAX_BYTES, sessionRequestIn } from './admission/session-request.ts';
import { TICKET_PURPOSE } from './admission/session-ticket.ts';
import { startSession } from './functions.ts';

const connectors = { table, signing, 'limit-notices': queue('limit-notices') };

export const handler = handle(startSession, connectors, async (input, use) => {
  const { request, source, now } = input;
  const { origin } = request.headers;
  // The question travels as plain text and needs no preflight; one that comes belongs to nobody's page.
  if (request.method === 'OPTIONS') return preflight(origin, false);
  const isSmall = request.body.length <= SESSION_REQUEST_MAX_BYTES;
  const asked = isSmall ? sessionRequestIn(request.body.toString()) : undefined;
  const isOwn = asked !== undefined && isSameSite(hostOf(origin), domainOf(asked.visitor_id));
  try {
    if (!asked) throw new Problem('invalid-request');
    const seal = await use.signing.seal(TICKET_PURPOSE);
    const asker = {
      origin,
      // A keyed mark: whoever reads the counters cannot tell the addresses.
      addressMark: seal.sign({ ip: source.ip }).split('.')[1] ?? '',
      isAutomated: asked.automated === true || isbot(source.userAgent),
      random: randomBytes(10),
    };
    const body = await openSession(asked, asker, { ...use, sign: seal.sign }, now);
    return answered(origin, isOwn, { status: 200, body });
  } catch (error) {
    return refused(origin, isOwn, error);
  }
});
