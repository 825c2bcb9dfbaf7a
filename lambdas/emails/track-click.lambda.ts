import { addresses } from '../adapters/addresses.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { mailPages } from '../contract/copy/mail-pages.ts';
import { FULL_REPORT, HitToken, openToken, purposes } from '../contract/mail-links.ts';
import { handle } from '../runtime/handle.ts';
import { scriptHash } from '../runtime/seal.ts';
import { deliveryStore } from './delivery/delivery.store.ts';
import { isHumanHit } from './delivery/human-hit.ts';
import { trackClick } from './functions.ts';
import { emailLogStore, logIdOf } from './log/email-log.store.ts';
import { targetOf } from './pages/click-target.ts';
import { asMailPage } from './pages/failure-page.protocol.ts';
import { publicPage, REDIRECT_SCRIPT, redirectPage } from './pages/public-page.ts';

export const handler = handle(
  trackClick,
  { table, signing, addresses },
  asMailPage(async ({ request: { method, params }, source, now }, use) => {
    const hit = openToken(HitToken, await use.signing.seal(purposes.hit), params.token);
    const log = hit && (await emailLogStore(use.table).find(hit.o, logIdOf(hit.d)));
    const deliveries = deliveryStore(use.table);
    const delivery = hit && (await deliveries.find({ ownerId: hit.o, date: hit.d, hash: hit.r }));
    if (!hit || !log || !delivery) return publicPage(mailPages.unknown, 404);
    if (method === 'POST') {
      const isClick = isHumanHit({ method, ...source, at: now }, delivery);
      const { i: link = FULL_REPORT } = hit;
      if (isClick) await deliveries.count(delivery, { kind: 'click', at: now, link });
      return { status: 204 };
    }
    const seal = await use.signing.seal(purposes.recipient);
    const view = seal.sign({ o: hit.o, r: hit.r, d: hit.d });
    const context = { log, email: delivery.email, view, origin: use.addresses.appOrigin };
    const target = targetOf(hit, context);
    if (target === undefined) return publicPage(mailPages.unknown, 404);
    return redirectPage({ ...mailPages.going, target }, scriptHash(REDIRECT_SCRIPT));
  }),
);
