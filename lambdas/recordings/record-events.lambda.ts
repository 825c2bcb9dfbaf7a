import { bucket } from '../adapters/bucket.ts';
import { queue } from '../adapters/queue.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { VIEWER_COUNTRY_HEADER } from '../contract/edge.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { answered, preflight, rejected } from './admission/cross-origin.ts';
import { TICKET_PURPOSE, ticketIn } from './admission/session-ticket.ts';
import { ingest } from './batch/ingest.protocol.ts';
import { recordEvents } from './functions.ts';
import { countryIn } from './session/session.ts';

export const handler = handle(
  recordEvents,
  { table, bucket, signing, 'limit-notices': queue('limit-notices') },
  async ({ request, source, now }, use) => {
    const { origin } = request.headers;
    const seal = await use.signing.seal(TICKET_PURPOSE);
    const ticket = ticketIn(seal.open(request.query.ticket ?? ''), now);
    const isOwn = ticket !== undefined && ticket.f === (origin ?? '');
    if (request.method === 'OPTIONS') return preflight(origin, isOwn);
    try {
      if (!ticket) throw new Problem('ticket-needed');
      if (!isOwn) throw new Problem('other-site');
      const delivery = {
        body: request.body,
        contentType: request.headers['content-type'] ?? '',
        userAgent: source.userAgent,
        country: countryIn(request.headers[VIEWER_COUNTRY_HEADER]),
      };
      await ingest(delivery, ticket, use, now);
      return answered(origin, isOwn, { status: 202, body: { stored: true } });
    } catch (error) {
      return rejected(origin, isOwn, error);
    }
  },
);
