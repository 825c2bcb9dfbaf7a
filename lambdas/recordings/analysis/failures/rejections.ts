import { signalRules } from '../../../contract/signal-rules.ts';
import { HIDDEN_WORDS } from '../../../contract/tracker.ts';
import { isBackgroundChange } from '../background-changes/background-change.ts';
import { changesOnlyUnseen } from '../background-changes/unseen-responses.ts';
import { ROUNDING_MS, requestSentAt } from '../clicks/click-requests.ts';
import { enteredAtOf, isFilledIn, startedAtOf } from '../events/field-moment.ts';
import { perTimeline } from '../events/per-timeline.ts';
import {
  lastUntil,
  type PageMoment,
  pageAt,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';
import { areChangesRecorded } from '../page/recorded-changes.ts';
import { isAcceptedLater } from './accepted-entries.ts';
import { MISSING } from './error-pages.ts';
import { losesEntries } from './lost-entries.ts';
import { clickThatSent } from './sending-click.ts';
import { areStillShown, shownTexts } from './shown-texts.ts';

const { statuses, explainedMs } = signalRules.rejection;
const { requestMs } = signalRules.dead;

/**
 * Whether a script looked up what the visitor typed, which is hidden, and the server responded that it does not exist.
 */
export const isAboutTyped = ({ path, status, isCall }: RequestMoment): boolean =>
  isCall && MISSING.includes(status) && path.includes(HIDDEN_WORDS);

/**
 * Whether the page explained a rejected request, such as a wrong password, an expired code or a name that is taken: the
 * server rejected what a click sent or the visitor entered, declined a payment, or did not know it, and the page then showed words outside the
 * clicked control, or still shows the ones about the same request. Text inside the control does not count: it may only
 * say that the control is ready again. Nor does a number, such as a badge that counts news. No words explain it if the page
 * threw the entries away.
 */
export const isExplainedRejection = (timeline: Timeline, request: RequestMoment): boolean =>
  explainedRejections(timeline).has(request);

const explainedRejections = perTimeline((timeline): ReadonlySet<RequestMoment> => {
  const explained = new Set<RequestMoment>();
  const explanations = new Map<string, Explanation>();
  for (const request of timeline.requests) {
    const { at, path, status } = request;
    const before = explanations.get(`${path} ${status}`);
    const explanation = explanationOf(timeline, request, before);
    if (!explanation || losesEntries(timeline, request)) continue;
    explained.add(request);
    explanations.set(`${path} ${status}`, { ...explanation, until: at + explainedMs });
  }
  return explained;
});

interface Explanation {
  readonly page: PageMoment | undefined;
  /** Texts and elements with texts. */
  readonly nodes: readonly number[];
  /** Until when the page is known to show them. */
  readonly until?: number;
}

/** The server declined a payment. Visitors pay in a frame or window of the provider, where no click is recorded. */
const PAYMENT_REQUIRED = 402;
/** Enough for a message per field; a page that writes more has rendered everything again. */
const MAX_TEXTS = 20;
/** What the page showed about a rejection, if it explained it. */
function explanationOf(
  timeline: Timeline,
  request: RequestMoment,
  before: Explanation | undefined,
): Explanation | undefined {
  const { at, status } = request;
  const sentAt = requestSentAt(timeline, request);
  const sender = clickThatSent(timeline, sentAt);
  if (
    !statuses.includes(status) &&
    !isAboutTyped(request) &&
    !isAcceptedLater(timeline, request, sender)
  )
    return undefined;
  const isEntered = () => status === PAYMENT_REQUIRED || isCheckOfEntry(timeline, sentAt);
  if (sender ? changesOnlyUnseen(timeline, sender.at) : !isEntered()) return undefined;
  const page = pageAt(timeline, at);
  if (!areChangesRecorded(timeline, at, at + explainedMs)) return { page, nodes: [] };
  // Without a sender: the click into the field that was entered.
  const click = sender ?? lastUntil(timeline.clicks, sentAt);
  const nodes = [...timeline.mutations.rowsBetween(at, at + explainedMs)]
    .filter((row) => !click || !isBackgroundChange(timeline, row, click))
    .flatMap((row) => shownTexts(timeline, row, click, !before));
  if (nodes.length > 0) return { page, nodes: nodes.slice(0, MAX_TEXTS) };
  const isLeft =
    before?.page === page && areStillShown(timeline, before?.nodes ?? [], before?.until ?? 0, at);
  return isLeft ? before : undefined;
}

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
