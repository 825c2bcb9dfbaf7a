import { changesOf } from '../clicks/change-times.ts';
import type { NodeProperty } from '../clicks/changed-properties.ts';
import type { Timeline } from '../events/timeline.ts';

const AROUND_MS = 60_000;
/** A scroll may be recorded after the change it caused, or a change after the scroll, by up to about 0.2 s. */
const SCROLL_MS = { before: 350, after: 200 };
const MIN_CHANGES = 2;

/** Whether a property changes only while the page scrolls, such as a shrinking header or a back-to-top link. */
export function isScrollLinked(
  timeline: Timeline,
  property: NodeProperty,
  at: number,
  clickAt: number,
): boolean {
  if (!isScrolledAt(timeline, at)) return false;
  const { results } = cacheOf(timeline, clickAt);
  const key = `${property.node} ${property.name}`;
  const isLinked = results.get(key) ?? changesOnlyWithScrolls(timeline, property, clickAt);
  results.set(key, isLinked);
  return isLinked;
}

function changesOnlyWithScrolls(timeline: Timeline, property: NodeProperty, clickAt: number) {
  const changes = changesOf(timeline, property, clickAt - AROUND_MS, clickAt + AROUND_MS);
  return changes.length >= MIN_CHANGES && changes.every((each) => isScrolledAt(timeline, each));
}

/** Results for one click, by property: callers check every change after a click before the next click. */
const caches = new WeakMap<
  Timeline,
  { readonly clickAt: number; readonly results: Map<string, boolean> }
>();

function cacheOf(timeline: Timeline, clickAt: number) {
  const known = caches.get(timeline);
  if (known?.clickAt === clickAt) return known;
  const cache = { clickAt, results: new Map<string, boolean>() };
  caches.set(timeline, cache);
  return cache;
}

/** By time: every change around every click is checked. */
const resultsByTime = new WeakMap<Timeline, Map<number, boolean>>();

function isScrolledAt(timeline: Timeline, at: number): boolean {
  const results = resultsByTime.get(timeline) ?? new Map<number, boolean>();
  resultsByTime.set(timeline, results);
  let isScrolled = results.get(at);
  if (isScrolled === undefined) {
    const { scrolls } = timeline;
    const scroll = scrolls.firstFrom(at - SCROLL_MS.before);
    isScrolled = scroll < scrolls.length && scrolls.at(scroll, 0) <= at + SCROLL_MS.after;
    results.set(at, isScrolled);
  }
  return isScrolled;
}
