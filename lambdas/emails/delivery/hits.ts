import { MACHINE_HIT_SECONDS } from '../../contract/limits.ts';
import type { Delivery } from './delivery.ts';

/** Programs that fetch what a mail holds without anybody reading it: their own names for themselves. */
const MACHINES =
  /bot\b|crawl|spider|preview|scan|proofpoint|mimecast|barracuda|safelinks|symantec|trendmicro|forcepoint|python|curl|wget|java\/|go-http|okhttp|axios|node|headless|libwww/i;

interface Hit {
  readonly method: string;
  readonly userAgent: string;
  readonly at: Date;
}

/** Whether a hit is somebody's: not a question for the head only, no known machine, not at the mail's own heels. */
export function isSomebody({ method, userAgent, at }: Hit, delivery: Delivery): boolean {
  if (method === 'HEAD' || userAgent === '' || MACHINES.test(userAgent)) return false;
  const arrived = Date.parse(delivery.deliveredAt ?? delivery.startedAt);
  return at.getTime() - arrived >= MACHINE_HIT_SECONDS * 1000;
}
