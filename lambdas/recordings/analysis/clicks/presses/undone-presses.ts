import { signalRules } from '../../../../contract/signal-rules.ts';
import { append } from '../../events/append.ts';
import { perClick } from '../../events/per-timeline.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { classBefore, propertyKey } from '../../page/change-times.ts';
import {
  CLASS,
  EXPANDED,
  EXPANSION,
  type NodeProperty,
  STYLE,
} from '../../page/changed-properties.ts';
import { changedBy } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import { nextPress, pressOf } from './press-time.ts';

const { dead } = signalRules;
/** The recorder reports the changes of a click at most this long after it. */
const RECORDED_MS = 250;
/** What a longer press shows can be seen until its release. */
const HELD_MS = 500;
/** Attributes that show something or hide it. */
const SHOWING = new Set([EXPANSION, hashOf('hidden'), hashOf('open')]);

/**
 * Whether a change is one that a press made and its click undid: a script that listens to both opens a menu and closes it
 * again before anyone can see it. Without an attribute that shows something, only if that happened twice: the feedback
 * of a single press may look the same.
 */
export function isUndone(
  timeline: Timeline,
  property: NodeProperty,
  at: number,
  click: ClickMoment,
): boolean {
  if (at > recordedUntil(timeline, click)) return false;
  const { keys, isShown } = undoneBy(timeline, click);
  return keys.has(keyOf(property)) && (isShown || isRepeated(timeline, click, keys));
}

/** Ends with the next press: a quick second click closes a menu that the first one had opened visibly. */
const recordedUntil = (timeline: Timeline, click: ClickMoment): number =>
  Math.min(click.at + RECORDED_MS, (nextPress(timeline, click) ?? Number.POSITIVE_INFINITY) - 1);

interface Undone {
  /** The properties that are as they were before the press. */
  readonly keys: ReadonlySet<number>;
  readonly isShown: boolean;
}
const NOTHING: Undone = { keys: new Set(), isShown: false };

const undoneBy = perClick((timeline, click): Undone => {
  const press = pressOf(timeline, click);
  if (click.at - press > HELD_MS) return NOTHING;
  const before = changesIn(timeline, press, click.at);
  if (before.size === 0) return NOTHING;
  const after = changesIn(timeline, click.at + 1, recordedUntil(timeline, click));
  const nodes = nodesAt(timeline, click.at);
  const classOf = (node: number) => nodes && classBefore(timeline, nodes, node, press);
  const keys = new Set<number>();
  const styles: number[] = [];
  let isShown = false;
  for (const [key, changes] of before) {
    const [first] = changes;
    // A script may take it back at the release, before the click.
    const last = (after.get(key) ?? changes).at(-1);
    if (!first || !last) continue;
    if (isStyleSwitch(changes, after.get(key))) styles.push(key);
    if (!isRestored(first, last, classOf(first.node))) continue;
    keys.add(key);
    isShown ||= SHOWING.has(nameOf(first));
  }
  // The values of styles are not known.
  return { keys: isShown ? new Set([...keys, ...styles]) : keys, isShown };
});

/** Whether a property is after its last change as it was before its first one. */
function isRestored(first: NodeProperty, last: NodeProperty, classBefore?: number): boolean {
  if (first.name === CLASS) return last.className === classBefore;
  if (nameOf(first) === EXPANSION) return first.name !== last.name;
  return first.isRemoved !== last.isRemoved;
}

const isStyleSwitch = (one: readonly NodeProperty[], other: readonly NodeProperty[] = []) =>
  one.length === 1 && other.length === 1 && one[0]?.name === STYLE;

/** Whether another click on this control, less than a wait away, undid the same. */
const isRepeated = (timeline: Timeline, click: ClickMoment, keys: ReadonlySet<number>): boolean =>
  timeline.clicks.some(
    (each) =>
      each.order !== click.order &&
      each.node === click.node &&
      Math.abs(each.at - click.at) <= dead.afterMs &&
      [...keys].every((key) => undoneBy(timeline, each).keys.has(key)),
  );

/** What changed from one time to another, both inclusive. */
function changesIn(timeline: Timeline, from: number, to: number): Map<number, NodeProperty[]> {
  const changes = new Map<number, NodeProperty[]>();
  for (const row of timeline.mutations.rowsBetween(from, to))
    for (const property of changedBy(timeline, row)) append(changes, keyOf(property), property);
  return changes;
}

const nameOf = ({ name }: NodeProperty): number => (name === EXPANDED ? EXPANSION : name);
const keyOf = (property: NodeProperty): number =>
  propertyKey({ node: property.node, name: nameOf(property) });
