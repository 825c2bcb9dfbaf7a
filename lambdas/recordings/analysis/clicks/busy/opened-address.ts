/** What an app shows while it fetches the page of a clicked link, whose address it has already opened. */

import { perClick } from '../../events/per-timeline.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { CHILDREN, TEXT } from '../../page/changed-properties.ts';
import { changedBy, nodeChangesIn } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';

const CURRENT = hashOf('aria-current');

/**
 * Whether a mutation only marks links as those of the open page, and changes elements without any content, such as the parts of
 * a loading bar.
 */
export function isMarkOfAddress(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  if (!nodes || changes.length === 0) return false;
  const known = knownEmpty(timeline, click);
  const isEmpty = (node: number): boolean => {
    const value = known.get(node) ?? nodes.countContents(node) === 0;
    known.set(node, value);
    return value;
  };
  const marked = changes.filter(({ name }) => name === CURRENT).map(({ node }) => node);
  const isMark = (node: number) =>
    marked.some((each) => nodes.isInside(node, each) || nodes.parentOf(each) === node);
  return (
    changes.every(
      ({ node, name }) => name === CHILDREN || (name !== TEXT && (isMark(node) || isEmpty(node))),
    ) && [...nodeChangesIn(timeline, row)].every((each) => !each.isContent && isEmpty(each.node))
  );
}

/** Which nodes have no content, because a loading bar changes many times. */
const knownEmpty = perClick(() => new Map<number, boolean>());
