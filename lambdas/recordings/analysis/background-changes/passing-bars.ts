/** Bars and spinners that a page shows for each slow request, whatever its response: Turbo, NProgress and similar libraries. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { isBusyAttribute, isTemporaryBusyState } from '../clicks/busy/busy-state.ts';
import { visibleResponseAt } from '../clicks/click-outcome.ts';
import { requestTimes } from '../clicks/click-requests.ts';
import { firstChange, firstNavigation, firstReaction } from '../clicks/first-response.ts';
import { nextPress, pressOf } from '../clicks/presses/press-time.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { CHILDREN } from '../page/changed-properties.ts';
import { changedBy, nodeChangesIn } from '../page/mutations.ts';
import { isBackgroundChange } from './background-change.ts';

const { dead } = signalRules;
/** Bars fade out once the response is there. */
const GONE_MS = 1_000;

/** Whether all that a page did until the next press or the end of the wait was to show such a bar. */
export function showsOnlyBar(timeline: Timeline, click: ClickMoment): boolean {
  if (visibleResponseAt(timeline, click) === undefined) return false;
  const next = nextPress(timeline, click) ?? Number.POSITIVE_INFINITY;
  const to = Math.min(click.at + dead.afterMs, timeline.watchedMs, next - 1);
  if (to - click.at < dead.leftMs) return false;
  const wait = { click, from: pressOf(timeline, click), to };
  const others = [firstChange, firstReaction].map((first) => first(timeline, wait));
  if ([...others, firstNavigation(timeline, wait, undefined)].some((at) => at !== undefined))
    return false;
  const rows = [...timeline.mutations.rowsBetween(wait.from, to)];
  const isBar = (row: number) => changesOnlyBar(timeline, row);
  return (
    rows.every(
      (row) =>
        isBar(row) ||
        isTemporaryBusyState(timeline, row, wait) ||
        isBackgroundChange(timeline, row, click),
    ) && rows.some(isBar)
  );
}

/** Whether a mutation changes nothing but bars, apart from what is marked as busy. */
function changesOnlyBar(timeline: Timeline, row: number): boolean {
  const bars = passingBars(timeline);
  const { added, removed } = nodesOf(timeline, row);
  const areBars = [...added, ...removed].every((node) => bars.has(node));
  const isOfBar = ({ node, name }: { readonly node: number; readonly name: number }) =>
    bars.has(node) || (name === CHILDREN && areBars);
  const changes = changedBy(timeline, row);
  return changes.some(isOfBar) && changes.every((each) => isOfBar(each) || isBusyAttribute(each));
}

/** The empty elements that came while a request was under way and were removed soon after its response. */
const passingBars = perTimeline((timeline): ReadonlySet<number> => {
  const { mutations } = timeline;
  const requests = requestsOf(timeline);
  const shown = new Map<number, { readonly nodes: readonly number[]; readonly until: number }>();
  const passed = new Set<number>();
  let first = 0;
  for (let row = 0; row < mutations.length; row += 1) {
    const at = mutations.timeOf(row);
    const { added, removed, isEmpty } = nodesOf(timeline, row);
    for (const node of removed) {
      const bar = shown.get(node);
      if (bar && at <= bar.until) for (const each of bar.nodes) passed.add(each);
      shown.delete(node);
    }
    if (!isEmpty || added.length === 0 || removed.length > 0) continue;
    while ((requests[first]?.end ?? Number.POSITIVE_INFINITY) < at) first += 1;
    const ends = requests.slice(first, first + MAX_REQUESTS).filter(({ sentAt }) => sentAt <= at);
    const until = Math.max(...ends.map(({ end }) => end)) + GONE_MS;
    if (until >= at) for (const node of added) shown.set(node, { nodes: added, until });
  }
  return passed;
});
/** A page with more requests at a time polls or loads a lot: nothing is known of its bars. */
const MAX_REQUESTS = 20;

/** In order of their responses. */
const requestsOf = (timeline: Timeline) =>
  requestTimes(
    timeline,
    timeline.requests.filter(({ isCall }) => isCall),
  ).sort((a, b) => a.end - b.end);

/** What a mutation adds and removes, and whether nothing that it adds is a text, a picture or unknown. */
function nodesOf(timeline: Timeline, row: number) {
  const changes = [...nodeChangesIn(timeline, row)];
  const removals = changes.filter(({ isRemoval }) => isRemoval);
  const additions = changes.filter(({ isRemoval }) => !isRemoval);
  return {
    added: additions.map(({ node }) => node),
    removed: removals.map(({ node }) => node),
    isEmpty: additions.every(({ isContent }) => !isContent),
  };
}
