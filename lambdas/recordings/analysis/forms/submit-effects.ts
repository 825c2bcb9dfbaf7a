/** The effects of a submit. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { CLICK_TO_SUBMIT_MS, canCause } from '../clicks/causes.ts';
import { hasRequestBetween, requestSentAt } from '../clicks/click-requests.ts';
import {
  type EventTime,
  lastUntil,
  pageAt,
  type SubmitMoment,
  type Timeline,
} from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';
import { loadsNextPage } from './form-buttons.ts';
import { formChangesFrom } from './form-steps.ts';

const { requestMs } = signalRules.dead;

/** Whether a submit sent a request, closed its form, or opened another window or tab. */
export const hasEffect = (timeline: Timeline, submit: SubmitMoment): boolean =>
  sentRequest(timeline, submit) || closes(timeline, submit) || opensWindow(timeline, submit);
const opensWindow = (timeline: Timeline, submit: SubmitMoment): boolean =>
  timeline.reactions.some((each) => each.kind === 'window-open' && canCause(submit, each.at)) ||
  wasHidden(timeline, submit.at, submit.at + requestMs);
/** Whether its form was emptied or removed, or another page was opened, for which a server may take long. */
export const closes = (timeline: Timeline, submit: SubmitMoment): boolean =>
  isFollowedBy(timeline, submit, 'emptied') ||
  isFollowedBy(timeline, submit, 'gone') ||
  timeline.pages.some((page) => canCause(submit, page.at)) ||
  loadsNextPage(timeline, submit.at);

export const sentRequest = (timeline: Timeline, submit: SubmitMoment): boolean =>
  hasRequestBetween(timeline, submit.at, submit.at + requestMs) ||
  timeline.requests.some((each) => canCause(submit, requestSentAt(timeline, each)));

/** Whether its form got into this state, without another click in between. */
export const isFollowedBy = (timeline: Timeline, submit: SubmitMoment, state: 'emptied' | 'gone') =>
  formChangesFrom(timeline, submit).some(
    (each) =>
      each.state === state &&
      !followsLaterClick(timeline, each) &&
      !isLeftByLink(timeline, submit, each),
  );

/** Whether the form is gone because a link, clicked after the submit, opened another page of the app. */
function isLeftByLink(timeline: Timeline, submit: SubmitMoment, change: EventTime): boolean {
  const page = pageAt(timeline, change);
  const click = page && lastUntil(timeline.clicks, page);
  return (
    click?.link === 'page' && click.at > submit.at && page?.page !== pageAt(timeline, submit)?.page
  );
}

/** Whether the visitor clicked something after the submit and before this change, which may come from that click. */
export function followsLaterClick(timeline: Timeline, change: Timeline['forms'][number]): boolean {
  const submit = timeline.submits.findLast(
    ({ at, form }) => at <= change.at && form === change.form,
  );
  return (
    change.after === 'submit' &&
    submit !== undefined &&
    timeline.clicks.some(({ at }) => at > submit.at + CLICK_TO_SUBMIT_MS && at < change.at)
  );
}
