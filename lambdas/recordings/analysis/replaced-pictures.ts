/** Missing pictures that their page replaces, as with `onerror="this.src = …"`. */

import type { RequestMoment, Timeline } from './events/timeline.ts';
import { hashOf } from './events/untrusted.ts';
import { PHOTO } from './page/links.ts';
import { changedBy } from './page/mutations.ts';

/** A page replaces a picture this soon after its failure. */
export const REPLACED_MS = 250;
/** A failure is reported up to this long after the page's script has noticed it. */
const REPORTED_MS = 50;
const SOURCES: readonly number[] = ['src', 'srcset'].map(hashOf);

const isPicture = ({ path, isCall }: RequestMoment): boolean => !isCall && PHOTO.test(path);

/**
 * Whether the page gave a picture another address as soon as it failed, so that the visitor saw what its author wanted to
 * show instead. If more addresses changed than pictures failed, others were loaded at this time, as by scrolling.
 */
export function isReplacedPicture(timeline: Timeline, request: RequestMoment): boolean {
  if (!isPicture(request)) return false;
  const { at, durationMs } = request;
  const failed = timeline.requests.filter(
    (each) => isPicture(each) && Math.abs(each.at - at) <= REPLACED_MS,
  );
  const changed = new Set<number>();
  // The address that failed was set when the request was sent.
  const from = at - Math.min(REPORTED_MS, durationMs / 2);
  for (const row of timeline.mutations.rowsBetween(from, at + REPLACED_MS))
    for (const { node, name } of changedBy(timeline, row))
      if (SOURCES.includes(name)) changed.add(node);
  return changed.size > 0 && changed.size <= failed.length;
}
