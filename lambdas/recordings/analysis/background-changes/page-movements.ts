/** When each property changed on the pages of a session, comparable between pages. */

import { perTimeline } from '../events/per-timeline.ts';
import {
  isLoad,
  lastUntil,
  loadedPageAt,
  type PageMoment,
  type Timeline,
} from '../events/timeline.ts';
import type { NodeProperty } from '../page/changed-properties.ts';
import { changedBy } from '../page/mutations.ts';
import { placeOf } from '../page/node-place.ts';
import { nodesAt } from '../page/nodes-at.ts';

/** Changes with shorter pauses are one movement, such as a fade. */
const MOVEMENT_MS = 300;

/** Consecutive changes of one property on one page. */
export interface Movement {
  readonly page: PageMoment;
  readonly from: number;
  to: number;
  /** Since the last click on its page; infinite without one. */
  readonly clickAgoMs: number;
}

/** The property with the place of its node, which other pages share; undefined if no class names the place. */
export function keyOf(
  timeline: Timeline,
  { node, name, className }: NodeProperty,
  at: number,
): string | undefined {
  const nodes = nodesAt(timeline, at);
  const place = nodes ? placeOf(nodes, node) : 0;
  return place === 0 ? undefined : `${place} ${name} ${className}`;
}

function clickAgo({ clicks }: Timeline, page: PageMoment, at: number): number {
  const click = lastUntil(clicks, at);
  return click && click.at >= page.at ? at - click.at : Number.POSITIVE_INFINITY;
}

type MovementsByProperty = ReadonlyMap<string, readonly Movement[]>;

/** The movements of every property, in order of time; none if the session has too few pages to compare. */
export const movementsOf = perTimeline((timeline): MovementsByProperty => {
  const found = new Map<string, Movement[]>();
  const { mutations, pages } = timeline;
  const canCompare = pages.filter(isLoad).length > 1;
  for (let row = 0; canCompare && row < mutations.length; row += 1) {
    const at = mutations.timeOf(row);
    const page = loadedPageAt(timeline, at);
    if (!page) continue;
    for (const property of changedBy(timeline, row)) {
      const key = keyOf(timeline, property, at);
      if (key === undefined) continue;
      const movements = found.get(key) ?? [];
      found.set(key, movements);
      const last = movements.at(-1);
      if (last?.page === page && at - last.to <= MOVEMENT_MS) last.to = at;
      else movements.push({ page, from: at, to: at, clickAgoMs: clickAgo(timeline, page, at) });
    }
  }
  return found;
});
