import { signalRules } from '../../../contract/signal-rules.ts';
import { isLoad, lastUntil, type RequestMoment, type Timeline } from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';
import { type Failure, failuresIn } from '../failures/failures.ts';
import { addsTextBetween, countAdded, type NodeChange, nodeChangesIn } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { type Size, sizesBetween } from '../page/page-size.ts';
import { emptyPagesIn } from './blank/empty-pages.ts';
import type { Detector, Finding } from './finding.ts';

const { removedShare, withinMs, rebuiltMs, minNodes } = signalRules.whiteScreen;
/** A framework may remove the page's content shortly before it reports the error. */
const BEFORE_MS = 500;
/** The most errors to inspect: a page that throws on every frame adds nothing new. */
const MAX_CAUSES = 100;

/** Pages that lost their content, and pages that never showed any. */
export const whiteScreens: Detector = (timeline) => {
  const files = new Set(timeline.requests.filter(isFile).map(({ order }) => order));
  const causes = failuresIn(timeline)
    .filter(({ order }) => !files.has(order))
    .slice(0, MAX_CAUSES);
  const lost = lostPages(timeline, causes);
  const causeOf = (openedAt: number) =>
    causes.find(({ at }) => at >= openedAt - BEFORE_MS && at <= openedAt + withinMs);
  const empty = emptyPagesIn(timeline, (openedAt) => causeOf(openedAt) !== undefined)
    .filter(({ at, until }) => !lost.some((each) => each.at >= at && each.at <= until))
    .map(({ at, until }): Finding => {
      const cause = causeOf(at);
      return { kind: 'white-screen', at, until, ...(cause && { about: cause.about }) };
    });
  return [...lost, ...empty].sort((a, b) => a.at - b.at);
};

/** A picture, style or video, without which a page keeps its content. */
const isFile = ({ path, isCall, isErrorPage }: RequestMoment): boolean =>
  !isCall && !isErrorPage && !/\.m?js$/.test(path);

/**
 * An error or a failed request removed the page's content for good. A navigation to a new page does not count, unless an
 * uncaught error of the site follows that leaves hardly anything of it.
 */
function lostPages(timeline: Timeline, causes: readonly Failure[]): Finding[] {
  const found: Finding[] = [];
  let coveredUntil = -1;
  for (const cause of causes) {
    const { at, about, doubt } = cause;
    if (at <= coveredUntil) continue;
    const isFirst = !hasSurvivedBefore(causes, about, at);
    if (doubt && doubt !== 'uncertain-error' && !isFirst) continue;
    const isCrash = isFirst && hasOwnError(timeline, at);
    const blankAt = blankSince(timeline, cause, isCrash);
    if (blankAt === undefined) continue;
    const until = blankAt + rebuiltMs;
    coveredUntil = until;
    const isReplaced = addsTextBetween(timeline, blankAt, until);
    found.push({
      ...{ kind: 'white-screen', at: blankAt, until, about },
      ...(isReplaced && { replaced: true }),
    });
  }
  return found;
}

/** Whether the site's script threw at this time. Browsers hide the errors of other websites' scripts, which often fail. */
const hasOwnError = ({ errors }: Timeline, time: number): boolean =>
  errors.some(({ at, uncertain }) => at === time && !uncertain);

/** Whether the same failure happened before: the page survived it then, so it is not the cause now. */
const hasSurvivedBefore = (causes: readonly Failure[], about: string, at: number): boolean =>
  causes.some((each) => each.about === about && each.at < at - withinMs);

/** The click right after which a script failed, if the visitor had seen the page that was opened before it. */
function clickBefore(timeline: Timeline, { at, startedAt }: Failure): number {
  const click = startedAt === at ? lastUntil(timeline.clicks, at) : undefined;
  const isRecent = click !== undefined && at - click.at <= BEFORE_MS;
  return isRecent && isShownAt(timeline, click.at) ? click.at : Number.NEGATIVE_INFINITY;
}

/** Whether the page that is open at this time has shown its content: a page whose data is slow shows the one before it. */
function isShownAt(timeline: Timeline, at: number): boolean {
  const opened = lastUntil(timeline.pages, at);
  let added = 0;
  for (const row of timeline.mutations.rowsBetween(opened?.at ?? 0, at))
    added += countAdded(timeline, row);
  return !opened || isLoad(opened) || added >= minNodes;
}

/** A page whose data is slow, or fails, shows until then the page before it. */
function blankSince(timeline: Timeline, cause: Failure, isCrash: boolean): number | undefined {
  const { at: failedAt } = cause;
  const end = failedAt + withinMs + rebuiltMs;
  const sizes = sizesBetween(timeline, failedAt - BEFORE_MS, end);
  const full = Math.max(0, ...sizes.filter(({ at }) => at <= failedAt).map(({ size }) => size));
  const isBlank = ({ size }: { size: number }) => size <= full * (1 - removedShare);
  const blank = sizes.find(
    (each) => each.at >= failedAt - BEFORE_MS && each.at <= failedAt + withinMs && isBlank(each),
  );
  if (full < minNodes || !blank || timeline.watchedMs < blank.at + rebuiltMs) return undefined;
  if (isLeft(timeline, blank.at) || hasNextPage(timeline, failedAt, blank)) return undefined;
  const after = sizes.filter(({ at }) => at > blank.at && at <= blank.at + rebuiltMs);
  const isEmptied = [blank, ...after].every(({ size }) => size < minNodes);
  const clickedAt = clickBefore(timeline, cause);
  const sinceMs = isEmptied ? BEFORE_MS : withinMs;
  const hasNavigated = timeline.pages.some(
    ({ at, kind }) =>
      at > Math.max(Math.min(failedAt, blank.at) - sinceMs, clickedAt) &&
      at <= blank.at + rebuiltMs &&
      kind !== 'hash',
  );
  const isByCrash = isCrash && blank.at >= failedAt && isEmptied;
  return after.every(isBlank) && (!hasNavigated || isByCrash) ? blank.at : undefined;
}

/** Browsers hide a page this soon after they have aborted its requests, without which its scripts may fail. */
const LEAVING_MS = 100;

/** Whether the visitor was leaving the page for one that the browser loads, and did not see it without content. */
const isLeft = (timeline: Timeline, at: number): boolean => {
  const next = timeline.pages.find((page) => page.at > at);
  return next !== undefined && isLoad(next) && wasHidden(timeline, at, at + LEAVING_MS);
};

/**
 * Whether most of what is left, with texts, had been added shortly before the failure and the removal: an app shows its next
 * page at the same address, and removes the page before it after a transition.
 */
function hasNextPage(timeline: Timeline, failedAt: number, blank: Size): boolean {
  const { mutations } = timeline;
  const until = Math.min(failedAt, blank.at);
  const removed = new Set<number>();
  const added: NodeChange[] = [];
  for (const row of mutations.rowsBefore(until - withinMs, blank.at + 1))
    for (const change of nodeChangesIn(timeline, row)) {
      if (change.isRemoval) removed.add(change.node);
      else removed.delete(change.node);
      if (!change.isRemoval && mutations.timeOf(row) < until) added.push(change);
    }
  const least = Math.max(minNodes, blank.size / 2);
  // The nodes of a page are many, and most failures add none.
  if (added.length < least) return false;
  const nodes = nodesAt(timeline, blank.at);
  const isLeft = ({ node }: NodeChange) =>
    nodes?.nearest(node, (each) => removed.has(each)) === undefined;
  const left = nodes ? added.filter(isLeft) : [];
  return left.length >= least && left.some(({ isText }) => isText);
}
