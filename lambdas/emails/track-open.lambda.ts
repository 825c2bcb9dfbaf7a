import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { HitToken, openToken, purposes } from '../contract/mail-links.ts';
import { handle } from '../runtime/handle.ts';
import { deliveryStore } from './delivery/delivery.store.ts';
import { isHumanHit } from './delivery/human-hit.ts';
import { trackOpen } from './functions.ts';

/** The smallest transparent GIF (43 bytes), which valid and invalid tokens get alike. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export const handler = handle(
  trackOpen,
  { table, signing },
  async ({ request, source, now }, use) => {
    const hit = openToken(HitToken, await use.signing.seal(purposes.hit), request.params.token);
    if (hit) {
      const deliveries = deliveryStore(use.table);
      const delivery = await deliveries.find({ ownerId: hit.o, date: hit.d, hash: hit.r });
      const { method } = request;
      const isOpen = delivery && isHumanHit({ method, ...source, at: now }, delivery);
      if (isOpen) await deliveries.count(delivery, { kind: 'open', at: now });
    }
    const headers = { 'content-type': 'image/gif', 'cache-control': 'no-store, private' };
    return { status: 200, headers, ...(request.method === 'GET' && { body: PIXEL }) };
  },
);
