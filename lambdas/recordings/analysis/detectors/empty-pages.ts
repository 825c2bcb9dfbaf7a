import { signalRules } from '../../../contract/signal-rules.ts';
import { sizesBetween } from '../events/page-size.ts';
import { areChangesRecorded } from '../events/recorded-changes.ts';
import type { PageMoment, Timeline } from '../events/timeline.ts';

const { emptyMs, emptyAtEndMs } = signalRules.whiteScreen;
/** A script may open a page before it renders it. */
const RENDERED_MS = 1_000;
/** A document with its body and a container of an app, but no form. */
const NODES_MAX = 6;
/** How visitors leave a page that has no controls. A script that opens the next page only passed through this one. */
const RETURNS: ReadonlySet<PageMoment['kind']> = new Set([
  'pop',
  'back-forward',
  'restored',
  'reload',
]);

export interface EmptyPage {
  readonly at: number;
  readonly until: number;
}

/** The pages that showed nothing at all from when they were opened until their visitor went back or the visit ended. */
export const emptyPagesIn = (timeline: Timeline): EmptyPage[] => {
  const pages = timeline.pages.filter(({ kind }) => kind !== 'hash' && kind !== 'replace');
  return pages.flatMap(({ at }, index) => {
    const next = pages[index + 1];
    const until = next?.at ?? timeline.watchedMs;
    if (until - at < (next ? emptyMs : emptyAtEndMs)) return [];
    if (next && !RETURNS.has(next.kind)) return [];
    return staysEmpty(timeline, at + RENDERED_MS, until - 1) ? [{ at, until }] : [];
  });
};

function staysEmpty(timeline: Timeline, from: number, until: number): boolean {
  const wasHidden = timeline.visibility.some(
    ({ visible, at }) => !visible && at >= from - RENDERED_MS && at < until,
  );
  if (wasHidden || !areChangesRecorded(timeline, from, until)) return false;
  const sizes = sizesBetween(timeline, from, until);
  return sizes.length > 0 && sizes.every(({ size, isEmpty }) => isEmpty && size <= NODES_MAX);
}
