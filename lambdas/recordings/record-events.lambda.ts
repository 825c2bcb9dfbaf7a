import { bucket } from '../adapters/bucket.ts';
import { queue } from '../adapters/queue.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { VIEWER_COUNTRY_HEADER } from '../contract/edge.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { jsonResponse, preflight, rejectionResponse } from './admission/cross-origin.ts';
import { isFromPagesOf, TICKET_PURPOSE, unexpiredTicket } from './admission/session-ticket.ts';
import { ingest } from './batch/ingest.protocol.ts';
import { recordEvents } from './functions.ts';
import { parseCountry } from './session/session.ts';

export const handler = handle(
  recordEvents,
  { table, bucket, signing, 'limit-notices': queue('limit-notices') },
  async ({ request, source, now }, use) => {
    const { origin } = request.headers;
    const seal = await use.signing.seal(TICKET_PURPOSE);
    const ticket = unexpiredTicket(seal.open(request.query.ticket ?? ''), now);
    const isAllowed = ticket !== undefined && isFromPagesOf(ticket, origin);
    const allowedOrigin = isAllowed ? origin : undefined;
    if (request.method === 'OPTIONS') return preflight(allowedOrigin);
    try {
      if (!ticket) throw new Problem('ticket-needed');
      if (!isAllowed) throw new Problem('other-site');
      const batch = {
        body: request.body,
        contentType: request.headers['content-type'] ?? '',
        userAgent: source.userAgent,
        country: parseCountry(request.headers[VIEWER_COUNTRY_HEADER]),
      };
      await ingest(batch, ticket, use, now);
      return jsonResponse(allowedOrigin, { status: 202, body: { stored: true } });
    } catch (error) {
      return rejectionResponse(allowedOrigin, error);
    }
  },
);
