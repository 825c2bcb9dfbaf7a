/** Responses that only render what is there already, such as a rejected form without its message. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { isBackgroundChange } from '../../background-changes/background-change.ts';
import { lastUntil, type Timeline } from '../../events/timeline.ts';
import { CHILDREN, REQUESTING } from '../../page/changed-properties.ts';
import {
  changedBy,
  type NodeChange,
  nodeChangesIn,
  rootsIn,
  statesAdded,
  textsWritten,
} from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { Wait } from '../click-moment.ts';
import { hasSucceeded } from '../click-requests.ts';
import { nextClick } from '../presses/press-time.ts';
import { isBusyAttribute } from './busy-state.ts';

const { dead } = signalRules;
/** Loading bars fade out once the response is there. */
const GONE_MS = 1_000;

/**
 * Whether a request that saves something succeeded, and all that the page did in response to a click was to replace what
 * the response to the click before it on the same control had added, in the same places and by the same texts, states and
 * classes. Loading bars and marks come and go meanwhile.
 */
export function isRepeatedResponse(timeline: Timeline, wait: Wait): boolean {
  const { click, to } = wait;
  const { clicks, mutations } = timeline;
  const earlier = lastUntil(clicks, { at: click.at, order: Number.NEGATIVE_INFINITY });
  if (earlier?.identity !== click.identity || click.at - earlier.at > dead.afterMs) return false;
  if (!savesSuccessfully(timeline, wait)) return false;
  const nextAt = nextClick(timeline, click)?.at ?? Number.POSITIVE_INFINITY;
  const end = Math.min(to, nextAt);
  const bars = barsIn(timeline, earlier.at, click.at, Math.min(to + GONE_MS, nextAt));
  const shown = new Set<string>();
  for (const row of mutations.rowsBefore(earlier.at, click.at)) {
    const { added } = rootsIn(timeline, row, bars);
    shown.add(keyOf(contentOf(timeline, row, bars), added.map(nodeOf), added.map(parentOf)));
  }
  let isRepeated = false;
  for (const row of mutations.rowsBefore(click.at, end)) {
    if (isBackgroundChange(timeline, row, click)) continue;
    if (changesOtherThings(timeline, row, bars)) return false;
    const { added, removed } = rootsIn(timeline, row, bars);
    if (added.length + removed.length === 0) continue;
    const content = contentOf(timeline, row, bars);
    const isShown = shown.has(keyOf(content, removed.map(nodeOf), added.map(parentOf)));
    if (content.length === 0 || !isShown) return false;
    isRepeated = true;
  }
  return isRepeated;
}

/** A list that is sorted or loaded again may well be the same, and so may the result of a search. */
const savesSuccessfully = ({ reactions }: Timeline, wait: Wait): boolean =>
  reactions.some((each) => each.saves && hasSucceeded(each, wait));

const nodeOf = ({ node }: NodeChange): number => node;
const parentOf = ({ parent }: NodeChange): number => parent;
const keyOf = (content: readonly number[], ...ids: readonly (readonly number[])[]): string =>
  [content, ...ids.map((each) => each.toSorted((a, b) => a - b))].join('/');

/** The texts, states and classes that a mutation adds; none if it adds what cannot be compared: masked texts, pictures, fields. */
function contentOf(timeline: Timeline, row: number, bars: ReadonlySet<number>): readonly number[] {
  const texts = textsWritten(timeline, row);
  const added = [...nodeChangesIn(timeline, row)].filter(({ node }) => !bars.has(node));
  if (texts <= 0 || added.some(({ isContent, isText }) => isContent && !isText)) return [];
  const nodes = nodesAt(timeline, timeline.mutations.timeOf(row));
  return [
    texts,
    statesAdded(timeline, row),
    ...added.map(({ node, isRemoval }) => (isRemoval ? 0 : (nodes?.classOf(node) ?? 0))),
  ];
}

/** Whether a mutation changes more than nodes, loading bars, and marks of what waits for the server. */
const changesOtherThings = (timeline: Timeline, row: number, bars: ReadonlySet<number>): boolean =>
  changedBy(timeline, row).some(
    (each) =>
      each.name !== CHILDREN &&
      each.name !== REQUESTING &&
      !isBusyAttribute(each) &&
      !bars.has(each.node),
  );

/**
 * Elements without texts that came and went between the two clicks, or during the wait or right after it, and others in the
 * same place. Anything else that the first click added and the second one removes may be a mark of what is chosen.
 */
function barsIn(
  timeline: Timeline,
  from: number,
  clickedAt: number,
  end: number,
): ReadonlySet<number> {
  const { mutations } = timeline;
  const nodes = nodesAt(timeline, clickedAt);
  const added = new Set<number>();
  const bars = new Set<number>();
  const places = new Map<number, string>();
  let isOfWait = false;
  for (const row of mutations.rowsBefore(from, end)) {
    if (!isOfWait && mutations.timeOf(row) >= clickedAt) {
      isOfWait = true;
      added.clear();
    }
    const changes = [...nodeChangesIn(timeline, row)];
    const parents = new Map(changes.map(({ node, parent }) => [node, parent]));
    const withText = new Set<number>();
    for (const { node, isText } of changes)
      if (isText)
        for (let at: number | undefined = node; at && !withText.has(at); at = parents.get(at))
          withText.add(at);
    for (const { node, parent, isRemoval } of changes) {
      if (isRemoval && added.has(node)) bars.add(node);
      if (isRemoval || withText.has(node)) continue;
      added.add(node);
      places.set(node, `${parent} ${nodes?.classOf(node)}`);
    }
  }
  const ofBars = new Set([...bars].map((node) => places.get(node)));
  for (const [node, place] of places) if (ofBars.has(place)) bars.add(node);
  return bars;
}
