import { signalRules } from '../../../contract/signal-rules.ts';
import { outcomeOf } from '../clicks/click-outcome.ts';
import { sendsRequest } from '../clicks/click-requests.ts';
import type { ClickMoment, KeyMoment, Timeline } from '../events/timeline.ts';
import { controlTraits, type Detector, type Finding } from './finding.ts';

const { escapes, escapeMs, pauseMs } = signalRules.keyboard;
/**
 * After this many presses of Enter and Space in a row, a control counts as ignoring them even if the visitor used
 * something else before the wait was over.
 */
const LEFT_PRESSES = 3;

/** Presses in a row on one control after which the visitor used something else before the wait was over. */
interface Left {
  at: number;
  presses: number;
}

/**
 * Barriers for keyboard users: a focus trap, Enter or Space on a control without a response, Escape that does not close
 * a dialog.
 */
export const keyboardBarriers: Detector = (timeline) => {
  const found: (Finding & { readonly left: Left | undefined })[] = [];
  const open = new Map<string, number>();
  const leftControls = new Map<string, Left>();
  for (const press of timeline.keys) {
    const effect = isScroll(press) ? 'response' : effectOf(timeline, press);
    if (effect === 'response') continue;
    const about = press.key === 'Tab' ? 'focus-trap' : press.key;
    const identity = `${about} ${press.target.identity}`;
    const before = found[open.get(identity) ?? -1];
    const left = effect === 'left' ? countLeft(press, leftControls) : undefined;
    if (before && press.at - (before.until ?? before.at) <= pauseMs) {
      found[open.get(identity) ?? -1] = {
        ...before,
        until: press.at,
        count: (before.count ?? 1) + 1,
        left: before.left && left,
      };
      continue;
    }
    open.set(identity, found.length);
    found.push({
      kind: 'keyboard-barrier',
      at: press.at,
      until: press.at,
      element: press.target.element,
      box: press.target.box,
      about,
      count: 1,
      left,
      ...controlTraits(press.target),
    });
  }
  return found
    .filter(({ about, count = 0 }) => about !== 'Escape' || count >= escapes)
    .filter(({ left }) => !left || left.presses >= LEFT_PRESSES)
    .map(({ left, ...finding }) => finding);
};

function countLeft({ at, target }: KeyMoment, controls: Map<string, Left>): Left {
  const before = controls.get(target.identity);
  const left = before && at - before.at <= pauseMs ? before : { at, presses: 0 };
  left.at = at;
  left.presses += 1;
  controls.set(target.identity, left);
  return left;
}

/** Browsers activate links with Enter only; Space scrolls the page, also while a clicked link still has the focus. */
const isScroll = ({ key, target }: KeyMoment): boolean =>
  key === 'Space' && target.element.role === 'link';

/**
 * What a key press did: `left` if nothing had happened when the visitor used something else. A page that sends a request
 * may be slow.
 */
function effectOf(timeline: Timeline, press: KeyMoment): 'response' | 'none' | 'left' {
  if (press.key === 'Tab' || isOpenAtNextEscape(timeline, press)) return 'none';
  const asked = asClick(press, timeline);
  const outcome = outcomeOf(timeline, asked);
  if (outcome === 'none') return 'none';
  const canBeLeft = press.key === 'Enter' || press.key === 'Space';
  return canBeLeft && outcome === 'left' && !sendsRequest(timeline, asked) ? 'left' : 'response';
}

const nextEscape = ({ keys }: Timeline, { at, key }: KeyMoment): KeyMoment | undefined =>
  key === 'Escape' ? keys.find((each) => each.at > at && each.key === key) : undefined;

/** Whether Escape was pressed again in the same dialog: then whatever else changed in between was no response. */
function isOpenAtNextEscape(timeline: Timeline, press: KeyMoment): boolean {
  const next = nextEscape(timeline, press);
  return (
    next?.target.identity === press.target.identity &&
    !timeline.clicks.some(({ at }) => at > press.at && at < next.at)
  );
}

/**
 * Escape is reported only while a dialog is open. It closes one at once, so what happens later is no response; and a second
 * press shows that the first one had not closed it.
 */
const escapeEndOf = (timeline: Timeline, press: KeyMoment): number | undefined =>
  press.key === 'Escape'
    ? Math.min(press.at + escapeMs, nextEscape(timeline, press)?.at ?? Number.POSITIVE_INFINITY)
    : undefined;

const asClick = (press: KeyMoment, timeline: Timeline): ClickMoment => {
  const { at, order, key, target } = press;
  const repeatedAt = escapeEndOf(timeline, press);
  return {
    ...target,
    at,
    order,
    node: 0,
    x: 0,
    y: 0,
    missed: false,
    covered: false,
    moved: false,
    disabled: false,
    modified: false,
    pointer: 'keyboard',
    scrolls: key === 'Space',
    closes: key === 'Escape',
    ...(repeatedAt && { repeatedAt }),
  };
};
