import type { ElementFingerprint, WireframeBox } from '../../../contract/signal.ts';
import { signalRules } from '../../../contract/signal-rules.ts';
import { countWhile } from '../events/binary-search.ts';
import {
  type ClickMoment,
  lastUntil,
  loadedPageAt,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { CHILDREN, TEXT } from '../page/changed-properties.ts';
import { changedBy } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { visibleResponseAt } from './click-outcome.ts';

const { dead } = signalRules;
/** "Saving...": a control says that it is busy. Labels are normalized; one that was shortened ends with "…". */
const BUSY_LABEL = /\.\.\.$/;
/** A control that has been busy for longer may have got its name in another way. */
const RENAMED_MS = 60_000;
/** What the name of a control consists of, besides its own text. */
const NAMING = new Set([TEXT, CHILDREN, hashOf('value'), hashOf('aria-label')]);

/**
 * A clicked control as the page names it when it is not busy: as it was named at the click that made it busy. A click
 * that had no other effect than another name ("Sending") has made it busy.
 */
export function restingElement(timeline: Timeline, click: ClickMoment): ElementFingerprint {
  const { element, at, node, tag } = click;
  const { clicks } = timeline;
  const isBusy = BUSY_LABEL.test(element.label);
  const page = loadedPageAt(timeline, at);
  const timeOf = (index: number) => clicks[index]?.at ?? 0;
  const recent = clicks.slice(
    countWhile(clicks.length, (index) => timeOf(index) < at - RENAMED_MS),
    countWhile(clicks.length, (index) => timeOf(index) < at),
  );
  const before = recent.findLast(
    (each) =>
      each.node === node &&
      each.tag === tag &&
      each.element.label !== element.label &&
      !BUSY_LABEL.test(each.element.label),
  );
  if (!before?.element.label || loadedPageAt(timeline, before.at) !== page) return element;
  return isBusy || isRenamedBy(timeline, before) ? before.element : element;
}

/** Whether a click changed the name of its control, and nothing else. */
const isRenamedBy = (timeline: Timeline, click: ClickMoment): boolean =>
  changesName(timeline, click) && visibleResponseAt(timeline, click) === undefined;

function changesName(timeline: Timeline, { at, node }: ClickMoment): boolean {
  const nodes = nodesAt(timeline, at);
  for (const row of timeline.mutations.rowsBetween(at, at + dead.busyMs))
    if (
      changedBy(timeline, row).some(
        (each) => NAMING.has(each.name) && nodes?.isInside(each.node, node),
      )
    )
      return true;
  return false;
}

/** Whether a click landed on the root element, below which nothing is. */
export const isOnRoot = ({ tag, looksInteractive }: ClickMoment): boolean =>
  tag === 'html' && !looksInteractive;

/**
 * The control below an empty, unnamed element (such as a shape in a drawing) at the place of the click, as recorded
 * with one of the clicks up to this time. Its selector is that of the covering element, which is the same for all
 * controls that it covers. If it covers several controls of a named part of the page, such as a map, returns that
 * part. The root element covers nothing: a click lands on it at the place of a control only if the page ignores the
 * pointer.
 */
export function controlUnder(
  timeline: Timeline,
  click: ClickMoment,
  until: number,
): ElementFingerprint | undefined {
  const { element, looksInteractive, node, box, x, y } = click;
  const nodes = nodesAt(timeline, click.at);
  const canCover = !looksInteractive && element.label === '' && nodes?.isEmpty(node) === true;
  if (!canCover && !isOnRoot(click)) return undefined;
  const recorded = lastUntil(timeline.wireframes, until);
  if (!recorded || recorded.at < (pageAt(timeline, click)?.at ?? 0)) return undefined;
  // Boxes are positions in the viewport.
  const [from, to] = [Math.min(recorded.at, click.at), Math.max(recorded.at, click.at)];
  if (timeline.scrolls.firstTime(from, to) !== undefined) return undefined;
  const under = recorded.boxes.filter(
    (each) => each.label !== '' && areaOf(each.box) < areaOf(box) && contains(box, centerOf(each)),
  );
  const [control] = under
    .filter((each) => contains(each.box, [x, y]))
    .sort((one, other) => areaOf(one.box) - areaOf(other.box));
  if (!control) return undefined;
  const region = canCover && under.length > 1 ? nodes?.regionOf(node) : undefined;
  const { role, label } = region ? { role: 'region', label: region } : control;
  return { role, label, selector: element.selector };
}

type Box = WireframeBox['box'];
const areaOf = ([, , width, height]: Box): number => width * height;
const centerOf = ({ box: [left, top, width, height] }: WireframeBox): [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];
const contains = ([left, top, width, height]: Box, [x, y]: readonly [x: number, y: number]) =>
  x >= left && x <= left + width && y >= top && y <= top + height;
