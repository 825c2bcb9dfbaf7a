import type { EmailHit } from '../../contract/emails.ts';
import { MACHINE_HIT_SECONDS } from '../../contract/limits.ts';
import { FULL_REPORT } from '../../contract/mail-links.ts';
import type { Delivery } from './delivery.ts';

/** User agents of programs that fetch the links and images of an email without a reader. */
const BOTS =
  /bot\b|crawl|spider|preview|scan|proofpoint|mimecast|barracuda|safelinks|symantec|trendmicro|forcepoint|python|curl|wget|java\/|go-http|okhttp|axios|node|headless|libwww/i;

interface Request {
  readonly method: string;
  readonly userAgent: string;
  readonly at: Date;
}

/** Ignores HEAD requests, known bots, and hits within 5 s of delivery. */
export function isHumanHit({ method, userAgent, at }: Request, delivery: Delivery): boolean {
  if (method === 'HEAD' || userAgent === '' || BOTS.test(userAgent)) return false;
  const arrived = Date.parse(delivery.deliveredAt ?? delivery.startedAt);
  return at.getTime() - arrived >= MACHINE_HIT_SECONDS * 1000;
}

/** Records an open, or a click on the link of this number. */
export type Hit =
  | { readonly kind: 'open'; readonly at: Date }
  | { readonly kind: 'click'; readonly at: Date; readonly link: number };

/** As it is stored with its delivery: the instant comes first, so that sorted hits are in order of time. */
export const serializeHit = (hit: Hit): string =>
  [hit.at.toISOString(), hit.kind, ...(hit.kind === 'click' ? [hit.link] : [])].join(' ');

/** The stored hits of a delivery, in order of time; `links` are those of its email. */
export const parseHits = (
  { hits = [] }: Pick<Delivery, 'hits'>,
  links: readonly string[],
): EmailHit[] =>
  hits.toSorted().map((hit) => {
    const [at = '', kind, link] = hit.split(' ');
    if (kind === 'open') return { kind, at };
    return { kind: 'click', at, to: targetOf(Number(link), links) };
  });

function targetOf(link: number, links: readonly string[]): EmailHit['to'] {
  if (link === FULL_REPORT) return 'report';
  return /^https?:\/\/[^/]+\/clip\//.test(links[link] ?? '') ? 'clip' : 'app';
}
