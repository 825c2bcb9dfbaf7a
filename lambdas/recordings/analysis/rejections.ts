import { signalRules } from '../../contract/signal-rules.ts';
import { HIDDEN_WORDS } from '../../contract/tracker.ts';
import { isBackgroundChange } from './background-changes/background-change.ts';
import { changesOnlyUnseen } from './background-changes/unseen-responses.ts';
import { MISSING } from './error-pages.ts';
import { enteredAtOf, firstFieldChange, isFilledIn, startedAtOf } from './events/field-moment.ts';
import {
  type ClickMoment,
  type FieldMoment,
  lastUntil,
  loadedPageAt,
  pageAt,
  type RequestMoment,
  type Timeline,
} from './events/timeline.ts';
import { TEXT } from './page/changed-properties.ts';
import { addsText, changedBy } from './page/mutations.ts';
import { nodesAt } from './page/nodes-at.ts';
import { areChangesRecorded } from './page/recorded-changes.ts';

const { statuses, explainedMs } = signalRules.rejection;
const { requestMs } = signalRules.dead;

/**
 * The click that sent a request, if any, also by a file that the visitor chose in the dialog that the click opened. What a
 * page requests while it loads was not sent by the click that opened it.
 */
export function clickThatSent(timeline: Timeline, sentAt: number): ClickMoment | undefined {
  const click = lastUntil(timeline.clicks, sentAt);
  if (!click || click.at < (loadedPageAt(timeline, sentAt)?.at ?? 0)) return undefined;
  const isSent = sentAt - click.at <= requestMs || isFileChosen(timeline, click, sentAt);
  return isSent ? click : undefined;
}

/**
 * Whether a field changed just before a request although the visitor used no field since a click on the same page: the
 * click opened the browser's dialog for a file.
 */
function isFileChosen(timeline: Timeline, click: ClickMoment, sentAt: number): boolean {
  const { changes, fields } = timeline;
  if (click.editable || pageAt(timeline, click)?.page !== pageAt(timeline, sentAt)?.page)
    return false;
  const isUsed = (used: FieldMoment) =>
    (used.isTyped || used.field.role !== 'textbox') &&
    used.at > click.at &&
    startedAtOf(used) <= sentAt;
  const from = Math.max(click.at, sentAt - requestMs);
  return !fields.some(isUsed) && firstFieldChange(changes, from, sentAt) !== undefined;
}

/**
 * Whether a script looked up what the visitor typed, which is hidden, and the server responded that it does not exist.
 */
export const isAboutTyped = ({ path, status, isCall }: RequestMoment): boolean =>
  isCall && MISSING.includes(status) && path.includes(HIDDEN_WORDS);

/**
 * Whether the page explained a rejected request, such as a wrong password, an expired code or a name that is taken: the
 * server rejected what a click sent or the visitor entered, or did not know it, and the page then showed words outside the
 * clicked control. Text inside the control does not count: it may only say that the control is ready again. Nor does a
 * number, such as a badge that counts news.
 */
export function isExplainedRejection(
  timeline: Timeline,
  request: RequestMoment,
  sentAt: number,
): boolean {
  const { at, status } = request;
  if (!statuses.includes(status) && !isAboutTyped(request)) return false;
  const sender = clickThatSent(timeline, sentAt);
  if (sender ? changesOnlyUnseen(timeline, sender.at) : !isCheckOfEntry(timeline, sentAt))
    return false;
  if (!areChangesRecorded(timeline, at, at + explainedMs)) return true;
  // The click into the field that was entered.
  const click = sender ?? lastUntil(timeline.clicks, sentAt);
  for (const row of timeline.mutations.rowsBetween(at, at + explainedMs))
    if (showsText(timeline, row, click) && !(click && isBackgroundChange(timeline, row, click)))
      return true;
  return false;
}

/** How far the times of a request and of the entry that it checks may be off: each is rounded, and so are the durations. */
const ROUNDING_MS = 50;
/** Whether a script checked what the visitor entered: it sent the request during the entry, or soon after it or the focus ended. */
const isCheckOfEntry = ({ fields }: Timeline, sentAt: number): boolean =>
  fields.some((field) => {
    const isSoonAfter = (end: number, start = end) =>
      sentAt >= start - ROUNDING_MS && sentAt <= end + requestMs;
    return (
      isFilledIn(field) &&
      (isSoonAfter(field.at) || isSoonAfter(enteredAtOf(field), startedAtOf(field)))
    );
  });

/** Whether a mutation shows words outside the clicked control. */
export function showsText(timeline: Timeline, row: number, click?: ClickMoment): boolean {
  const nodes = click && nodesAt(timeline, click.at);
  const isExplanation = (node: number, isCount = false) =>
    !isCount && !(click && nodes?.isInside(node, click.node));
  return (
    addsText(timeline, row, isExplanation) ||
    changedBy(timeline, row).some(
      ({ node, name, isCount }) => name === TEXT && isExplanation(node, isCount),
    )
  );
}
