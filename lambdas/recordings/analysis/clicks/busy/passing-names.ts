/** Submit buttons that say that they wait, and get their names back although the page that they open never came. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import type { Timeline } from '../../events/timeline.ts';
import type { NodeProperty } from '../../page/changed-properties.ts';
import { changedBy, countAdded } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { Wait } from '../click-moment.ts';
import { writesLabel } from './loaders.ts';

const { dead } = signalRules;

/**
 * Whether a mutation only changes the buttons that began to wait with the clicked one, and that one gets its name back
 * during the wait: a script enables what it had disabled after some seconds, whatever the server does.
 */
export function isPassingName(timeline: Timeline, row: number, { click, to }: Wait): boolean {
  const changes = changedBy(timeline, row);
  if (changes.length === 0 || countAdded(timeline, row) > dead.busyNodes) return false;
  const nodes = nodesAt(timeline, click.at);
  const isInControl = ({ node }: NodeProperty) => nodes?.isInside(node, click.node) === true;
  const rows = [...timeline.mutations.rowsBetween(click.at, to)].filter((each) =>
    changedBy(timeline, each).some(isInControl),
  );
  const [first, ...later] = rows;
  if (first === undefined || !later.some((each) => writesLabel(timeline, each, click)))
    return false;
  const buttons = new Set(changedBy(timeline, first).map(({ node }) => node));
  return changes.every((each) => isInControl(each) || buttons.has(each.node));
}
