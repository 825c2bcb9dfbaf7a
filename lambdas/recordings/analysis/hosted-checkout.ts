/** Checkouts on pages without the script, such as Shopify's. */

import { opensCheckout } from '../../contract/rules/words/checkout-labels.ts';
import { signalRules } from '../../contract/signal-rules.ts';
import type { Finding } from './detectors/finding.ts';
import type { Timeline } from './events/timeline.ts';
import { wasHidden } from './events/visibility.ts';

const { stayMs, away } = signalRules.quickBack;
/** A checkout that opens later than this was not waited for. */
const LEAVING_MS = 8_000;

/**
 * How long a visitor may be away on a page without the script and still have come right back from it. On a hosted
 * checkout it is as short as on a recorded page, because visitors also go there only to look up the shipping costs.
 */
export const mostMsAway = (element: Finding['element']): number =>
  element && opensCheckout(element) ? stayMs : away.mostMs;

/** Whether the last click of the visit opened a checkout that is not recorded: the visit went on there. */
export function leavesForCheckout(timeline: Timeline, findings: readonly Finding[]): boolean {
  const { clicks, pages } = timeline;
  const click = clicks.at(-1);
  if (!click || click.modified || click.editable || !opensCheckout(click.element)) return false;
  const isBroken = ({ element, at, until = at }: Finding) =>
    element?.selector === click.element.selector && until >= click.at;
  if (findings.some(isBroken) || pages.some(({ at }) => at > click.at)) return false;
  return wasHidden(timeline, click.at, click.at + LEAVING_MS);
}
