import { signalRules } from '../../../contract/signal-rules.ts';
import { isUnanswered } from '../clicks/click-outcome.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { isInPlace } from '../page-order.ts';

const { rage } = signalRules;
const INTERACTIVE_MEDIA = new Set(['canvas', 'video', 'audio', 'map', 'area', 'embed', 'object']);
const SLIDER_ROLES = new Set(['slider', 'spinbutton', 'scrollbar', 'application']);
/** A held key repeats faster than anyone can press it. */
const KEY_REPEAT_MS = 80;

/** Clicks on the same thing, each soon after the one before. */
export type Chain = [ClickMoment, ...ClickMoment[]];

export function chainsOf(timeline: Timeline): Chain[] {
  const chains: Chain[] = [];
  for (const click of timeline.clicks) {
    if (!canBeRage(click)) continue;
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (chain && before && continuesChain(before, click) && isSamePage(timeline, before, click))
      chain.push(click);
    else chains.push([click]);
  }
  return chains;
}

/** Whether no other page was opened between two clicks. One in place that shows nothing is not opened. */
const isSamePage = (timeline: Timeline, before: ClickMoment, { at }: ClickMoment): boolean =>
  timeline.pages.every(
    (page) =>
      page.at <= before.at ||
      page.at > at ||
      page.kind === 'hash' ||
      (isInPlace(page) && isUnanswered(timeline, before)),
  );

const canBeRage = ({ editable, noRage, nearCanvas, tag, element }: ClickMoment) =>
  !editable &&
  !noRage &&
  !nearCanvas &&
  !INTERACTIVE_MEDIA.has(tag) &&
  !SLIDER_ROLES.has(element.role);

function continuesChain(before: ClickMoment, click: ClickMoment): boolean {
  const pause = click.at - before.at;
  if (pause > rage.pauseMs) return false;
  if (click.pointer === 'keyboard' && pause < KEY_REPEAT_MS) return false;
  const isSame = before.identity !== '' && before.identity === click.identity;
  if (isSame && click.looksInteractive) return true;
  const areTwoControls = before.looksInteractive && click.looksInteractive;
  return !areTwoControls && Math.hypot(click.x - before.x, click.y - before.y) <= rage.radiusPx;
}
