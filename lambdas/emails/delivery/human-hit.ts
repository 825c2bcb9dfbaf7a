import { MACHINE_HIT_SECONDS } from '../../contract/limits.ts';
import { withoutPhoneBrand } from '../../contract/rules/words/phone-brand.ts';
import type { Delivery } from './delivery.ts';

/** User agents of programs that fetch the links and images of an email without a person. */
const BOTS =
  /bot\b|crawl|spider|preview|scan|proofpoint|mimecast|barracuda|safelinks|symantec|trendmicro|forcepoint|python|curl|wget|java\/|go-http|okhttp|axios|node|headless|libwww/i;

interface Request {
  readonly method: string;
  readonly userAgent: string;
  readonly at: Date;
}

/** Ignores HEAD requests, known bots, and hits within 5 s of delivery. */
export function isHumanHit({ method, userAgent, at }: Request, delivery: Delivery): boolean {
  if (method === 'HEAD' || userAgent === '' || BOTS.test(withoutPhoneBrand(userAgent)))
    return false;
  const arrived = Date.parse(delivery.deliveredAt ?? delivery.startedAt);
  return at.getTime() - arrived >= MACHINE_HIT_SECONDS * 1000;
}
