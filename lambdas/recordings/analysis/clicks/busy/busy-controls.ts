/** Loading states of a clicked control that are no result of its request. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { TEXT } from '../../page/changed-properties.ts';
import { addsText, changedBy, textsWritten } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import { isBusyAttribute } from './busy-state.ts';

const { dead } = signalRules;

/** Properties with words that a button shows or has read out. */
const WORDS = new Set([TEXT, ...['value', 'aria-label', 'title'].map(hashOf)]);

/** Whether a mutation only made the clicked control busy, or ready again, and disabled or enabled others. */
export function isBusyPage(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  return (
    changes.some((each) => isBusyAttribute(each) && nodes?.isInside(each.node, click.node)) &&
    changes.every((each) => isBusyAttribute(each) || nodes?.isInside(each.node, click.node))
  );
}

/**
 * Whether a mutation only changed the look of the button that sent a form, such as a spinner in it, and not its words. While
 * the form waits for its server, that is no result.
 */
export function isBusySubmit(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  return (
    click.submits &&
    changes.length > 0 &&
    !addsText(timeline, row) &&
    changes.every(({ node, name }) => !WORDS.has(name) && nodes?.isInside(node, click.node))
  );
}

/**
 * Whether a mutation only changed what the clicked control says, and did not disable it: “Listening…” may be a state. The
 * same words again are none.
 */
export function renamesControl(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  return (
    (addsText(timeline, row) || changes.some(({ name }) => name === TEXT)) &&
    textsWritten(timeline, row) !== hashOf(click.element.label) &&
    changes.every((each) => !isBusyAttribute(each) && nodes?.isInside(each.node, click.node))
  );
}

/**
 * Whether a mutation only made the clicked control busy, or ready again. If the request of the click failed, this is no
 * result, whether the control stays busy or not.
 */
export function isBusyControl(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  return (
    changes.some(isBusyAttribute) && changes.every(({ node }) => nodes?.isInside(node, click.node))
  );
}

/**
 * Whether a mutation only starts or ends a loading state of the clicked control and is not the result of its request.
 * It shows no text, and the visitor clicked the control several times while it had the same label. The mutation may
 * belong to a later one of these clicks.
 */
export function isPassingBusyControl(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const { clicks, mutations } = timeline;
  const last = lastUntil(clicks, mutations.timeOf(row));
  if (!last || !isBusyControl(timeline, row, last)) return false;
  const isAgain = (each: ClickMoment) =>
    each.identity === click.identity &&
    each.element.label === click.element.label &&
    Math.abs(each.at - click.at) <= dead.afterMs;
  if (!isAgain(last) || clicks.filter(isAgain).length < 2) return false;
  const end = clicks.find(({ at }) => at > last.at)?.at ?? last.at + dead.afterMs;
  const busy = [...mutations.rowsBefore(last.at, end)].filter((each) =>
    isBusyControl(timeline, each, last),
  );
  const [first = row] = busy;
  return busy.length === 2 && !addsText(timeline, first);
}
