/** Submit buttons that say that they wait, and get their names back although the page that they open never came. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { perClick } from '../../events/per-timeline.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { changedBy, countAdded } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import { writesLabel } from './loaders.ts';

const { dead } = signalRules;

/**
 * Whether a mutation only changes the buttons that began to wait with the clicked one, and that one gets its name back
 * during the wait: a script enables what it had disabled after some seconds, whatever the server does.
 */
export function isPassingName(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const buttons = waitingButtons(timeline, click);
  const changes = changedBy(timeline, row);
  if (buttons.size === 0 || changes.length === 0) return false;
  if (countAdded(timeline, row) > dead.busyNodes) return false;
  const nodes = nodesAt(timeline, click.at);
  return changes.every(({ node }) => nodes?.isInside(node, click.node) || buttons.has(node));
}

/** The nodes that changed first when the clicked button did, if it got its name back later; otherwise none. */
const waitingButtons = perClick((timeline, click): ReadonlySet<number> => {
  const nodes = nodesAt(timeline, click.at);
  const rows = [...timeline.mutations.rowsBetween(click.at, click.at + dead.afterMs)];
  const [first, ...later] = rows.filter((row) =>
    changedBy(timeline, row).some(({ node }) => nodes?.isInside(node, click.node)),
  );
  if (first === undefined || !later.some((row) => writesLabel(timeline, row, click)))
    return new Set();
  // What is around the button may show a message as well.
  const others = changedBy(timeline, first)
    .map(({ node }) => node)
    .filter((node) => !nodes?.isInside(click.node, node));
  return new Set([click.node, ...others]);
});
