/** What an app shows while it fetches the page of a clicked link, whose address it has already opened. */

import {
  type ClickMoment,
  lastUntil,
  type PageMoment,
  pageAt,
  type Timeline,
} from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { CHILDREN, TEXT } from '../../page/changed-properties.ts';
import { changedBy, nodeChangesIn } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { PageNodes } from '../../page/page-nodes.ts';
import { isInPlace } from '../../page-order.ts';
import { canCause } from '../causes.ts';
import type { Wait } from '../click-moment.ts';
import { waitsForRequest } from './busy-reports.ts';

/**
 * Whether an app opened a page in place, which is no response by itself: its link promised a page, or the app still waits for
 * its content. Some routers change the address first and then fetch the page.
 */
export const isOnlyAddress = (timeline: Timeline, wait: Wait, page: PageMoment): boolean =>
  isInPlace(page) &&
  page.page !== pageAt(timeline, wait.click)?.page &&
  (wait.click.link === 'page' || waitsForRequest(timeline, wait));

/**
 * Whether an app opened the address of a clicked link at once, and may still fetch its page. If the browser loads the page, that
 * is the response, whatever changed before it.
 */
export function opensAddress(timeline: Timeline, wait: Wait): boolean {
  const { click } = wait;
  const next = timeline.pages.find(({ at }) => at > wait.from);
  return (
    click.link === 'page' &&
    next !== undefined &&
    canCause(click, next.at) &&
    lastUntil(timeline.clicks, next)?.order === click.order
  );
}

const CURRENT = hashOf('aria-current');

/**
 * Whether a mutation only marks links as those of the open page, and changes elements without any content, such as the parts of
 * a loading bar.
 */
export function isMarkOfAddress(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  // Without any, there were too many to store, such as those of a page that renders.
  if (!nodes || changes.length === 0) return false;
  const full = nodesWithContents(nodes);
  const isEmpty = (node: number): boolean => !full.has(node);
  const marked = changes.filter(({ name }) => name === CURRENT).map(({ node }) => node);
  const isMark = (node: number) =>
    marked.some((each) => nodes.isInside(node, each) || nodes.parentOf(each) === node);
  return (
    changes.every(
      ({ node, name }) => name === CHILDREN || (name !== TEXT && (isMark(node) || isEmpty(node))),
    ) && [...nodeChangesIn(timeline, row)].every((each) => !each.isContent && isEmpty(each.node))
  );
}

const readPages = new WeakMap<PageNodes, ReadonlySet<number>>();
/** The nodes that ever had any content inside. A loading bar changes many times, so each page is read once. */
function nodesWithContents(nodes: PageNodes): ReadonlySet<number> {
  const known = readPages.get(nodes);
  if (known) return known;
  const found = new Set<number>();
  for (const content of nodes.contents)
    nodes.nearest(content, (node) => {
      const isFound = found.has(node);
      found.add(node);
      return isFound;
    });
  readPages.set(nodes, found);
  return found;
}
