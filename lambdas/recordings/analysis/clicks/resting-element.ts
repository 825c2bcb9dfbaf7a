import type { ElementFingerprint } from '../../../contract/signal.ts';
import { type ClickMoment, loadedPageAt, type Timeline } from '../events/timeline.ts';

/** "Saving...": a control says that it is busy. Labels are normalized; one that was shortened ends with "…". */
const BUSY_LABEL = /\.\.\.$/;
/** A control that has been busy for longer may have got its name in another way. */
const RENAMED_MS = 60_000;

/** A clicked control as its page names it while it is not busy: as it was when an earlier click made it busy. */
export function restingElement(timeline: Timeline, click: ClickMoment): ElementFingerprint {
  const { element, at, node, tag } = click;
  if (!BUSY_LABEL.test(element.label)) return element;
  const page = loadedPageAt(timeline, at);
  const before = timeline.clicks.findLast(
    (each) =>
      each.at < at &&
      at - each.at <= RENAMED_MS &&
      each.node === node &&
      each.tag === tag &&
      !BUSY_LABEL.test(each.element.label) &&
      loadedPageAt(timeline, each.at) === page,
  );
  return before?.element.label ? before.element : element;
}
