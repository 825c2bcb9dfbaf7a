import { signalRules } from '../../../contract/signal-rules.ts';
import { sendsRequest } from '../clicks/click-requests.ts';
import { waitsForPage } from '../clicks/opened-pages.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { CLASS, type NodeProperty, VALIDITY } from '../page/changed-properties.ts';
import { nodesAt } from '../page/nodes-at.ts';

const { afterMs, requestMs } = signalRules.dead;

/**
 * Whether a change only marks a field of a form that a click has sent: validation libraries mark each field as checked, also
 * those that the visitor left alone. The form was sent, so they found no mistake.
 */
export function isMarkOfSentField(
  timeline: Timeline,
  { node, name, isInvalid }: NodeProperty,
  at: number,
  click: ClickMoment,
): boolean {
  if (!click.submits || (name !== CLASS && name !== VALIDITY) || isInvalid) return false;
  if (at > click.at + requestMs || nodesAt(timeline, click.at)?.isOpaque(node) !== true)
    return false;
  return sendsRequest(timeline, click) || waitsForPage(timeline, click, click.at + afterMs);
}
