/** Forms that a script replaces by the server's response, which rejects the entries: Turbo, htmx and similar libraries. */
import { canCause } from '../../clicks/causes.ts';
import { requestSentAt } from '../../clicks/click-requests.ts';
import { perTimeline } from '../../events/per-timeline.ts';
import { pageAt, type Timeline } from '../../events/timeline.ts';
import { INVALID_FIELD } from '../../page/element-traits.ts';
import { addsTrait } from '../../page/mutations.ts';

/** Changes are recorded up to a second after the response that caused them. */
const RECORDED_LATE_MS = 1_000;
type FormChange = Timeline['forms'][number];

/** Whether the server rejected what was sent at this time, and the response added a field that is marked as invalid. */
export function isRenderedAgain(timeline: Timeline, sent: { readonly at: number }): boolean {
  const page = pageAt(timeline, sent.at)?.page;
  const left = timeline.pages.find((each) => each.at > sent.at && each.page !== page)?.at;
  return rejectionsOf(timeline, sent).some((rejectedAt) =>
    addsInvalidField(timeline, sent.at, Math.min(rejectedAt + RECORDED_LATE_MS, left ?? Infinity)),
  );
}

/** A form that its response replaced is still there, although its first element is gone. */
export const withRendered = (timeline: Timeline, changes: readonly FormChange[]): FormChange[] =>
  changes.map((change) => {
    if (change.state !== 'gone' || change.after !== 'submit') return change;
    const submit = timeline.submits.findLast(
      ({ at, form }) => form === change.form && at <= change.at,
    );
    const isThere = submit !== undefined && renderedSubmits(timeline).has(submit);
    return isThere ? { ...change, state: 'open' } : change;
  });

const renderedSubmits = perTimeline(
  (timeline) => new Set(timeline.submits.filter((submit) => isRenderedAgain(timeline, submit))),
);

/** When requests were rejected that were sent at this time. */
export const rejectionsOf = (timeline: Timeline, sent: { readonly at: number }): number[] =>
  timeline.requests
    .filter(
      (each) => each.isCall && each.status >= 400 && canCause(sent, requestSentAt(timeline, each)),
    )
    .map(({ at }) => at);

function addsInvalidField(timeline: Timeline, from: number, until: number): boolean {
  for (const row of timeline.mutations.rowsBetween(from, until))
    if (addsTrait(timeline, row, INVALID_FIELD)) return true;
  return false;
}
