/** Clicks that send a form again while its page still shows why it rejected it. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { isBackgroundChange } from '../../background-changes/background-change.ts';
import { canSubmit } from '../../clicks/causes.ts';
import { visibleResponseAt } from '../../clicks/click-outcome.ts';
import type { SubmitMoment } from '../../events/timeline.ts';
import { type ClickMoment, lastUntil, pageAt, type Timeline } from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { areStillShown, shownTexts } from '../../failures/shown-texts.ts';
import { CLASS, HIDDEN, type NodeProperty, STYLE } from '../../page/changed-properties.ts';
import { changedBy } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import { abandonedForms } from '../abandoned-forms.ts';
import { submitsOnPage } from '../form-steps.ts';

const { afterMs } = signalRules.dead;

/**
 * Whether a click without a response sent a form that the visitor never got sent, and the page still showed the words with
 * which it had rejected an earlier attempt. Then the form is the problem, and not its button. A field that is only marked
 * may look like before.
 */
export function repeatsRejection(timeline: Timeline, click: ClickMoment): boolean {
  const submit = timeline.submits.find(({ at }) => canSubmit(click, at));
  if (!submit || !isAbandoned(timeline, submit)) return false;
  const rejected = submitsOnPage(timeline, submit)
    .filter(({ at }) => at < submit.at)
    .flatMap((attempt) => senderOf(timeline, attempt) ?? [])
    .findLast((sender) => visibleResponseAt(timeline, sender) !== undefined);
  return rejected !== undefined && showsWords(timeline, rejected, click);
}

function senderOf(timeline: Timeline, submit: SubmitMoment): ClickMoment | undefined {
  const click = lastUntil(timeline.clicks, submit);
  return click && canSubmit(click, submit.at) ? click : undefined;
}

function isAbandoned(timeline: Timeline, submit: SubmitMoment): boolean {
  const page = pageAt(timeline, submit);
  return abandonedForms(timeline).some(
    ({ last }) => last.form === submit.form && pageAt(timeline, last) === page,
  );
}

/** Whether the page responded to a click with words, and still shows them at a later one. */
function showsWords(timeline: Timeline, sender: ClickMoment, later: ClickMoment): boolean {
  const until = Math.min(sender.at + afterMs, later.at - 1);
  const shown = [...timeline.mutations.rowsBetween(sender.at, until)]
    .filter((row) => !isBackgroundChange(timeline, row, sender))
    .map((row) => ({
      at: timeline.mutations.timeOf(row),
      nodes: shownTexts(timeline, row, sender),
    }));
  return shown.some(
    ({ at, nodes }) =>
      areStillShown(timeline, nodes, at, later.at) &&
      !mayBeHidden(timeline, nodes, { from: at + 1, until: later.at }),
  );
}

/** Whether an attribute changed that may hide one of these texts or elements. */
function mayBeHidden(
  timeline: Timeline,
  shown: readonly number[],
  { from, until }: Period,
): boolean {
  const tree = nodesAt(timeline, from);
  const elements = new Set(shown.flatMap((node) => [node, tree?.parentOf(node) ?? node]));
  const hides = ({ node, name }: NodeProperty) =>
    name === HIDDEN_ATTRIBUTE
      ? shown.some((each) => tree?.isInside(each, node))
      : LOOKS.has(name) && elements.has(node);
  return [...timeline.mutations.rowsBetween(from, until)].some((row) =>
    changedBy(timeline, row).some(hides),
  );
}
interface Period {
  readonly from: number;
  readonly until: number;
}
const HIDDEN_ATTRIBUTE = hashOf('hidden');
const LOOKS: ReadonlySet<number> = new Set([CLASS, STYLE, HIDDEN]);
