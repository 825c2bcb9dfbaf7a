import { signalRules } from '../../contract/signal-rules.ts';
import { requestSentAt } from './clicks/click-requests.ts';
import { type FieldMoment, lastUntil, pageAt, type Timeline } from './events/timeline.ts';

const { requestMs } = signalRules.dead;
type Submit = Timeline['submits'][number];

/** When the last entry was made: a field that is removed with its form is reported only when the page is left. */
export const enteredAtOf = ({ at, idleMs }: FieldMoment): number => at - idleMs;

/**
 * What happened to a form of the page of this time, from then on. The next page may have another form in the same place:
 * what is reported after the page was left with the open form belongs to that one.
 */
export function formChangesFrom(
  timeline: Timeline,
  { form, at }: { readonly form: string; readonly at: number },
): Timeline['forms'] {
  const page = pageAt(timeline, at)?.page;
  const changes = timeline.forms.filter((each) => each.form === form && each.at >= at);
  const elsewhere = changes.findIndex((each) => pageAt(timeline, each)?.page !== page);
  if (elsewhere < 0) return changes;
  const isLeft = changes[elsewhere - 1]?.after === 'leave';
  return changes.slice(0, isLeft ? elsewhere : elsewhere + 1);
}

/** Whether a field has neither a form nor a submit button, such as a title or a note that is edited inline. */
export const isInlineEdit = ({ form, hasSubmit }: FieldMoment): boolean =>
  form === '' && !hasSubmit;

export const isFinalSubmit = (timeline: Timeline, submit: Submit): boolean =>
  !isStep(timeline, submit) && !isBlocked(timeline, submit);

/**
 * Whether a submit was only a step of a longer form, or the page rejected it: it sent no request and cleared nothing, and
 * afterwards the visitor filled in another field of the form on the same page.
 */
function isStep(timeline: Timeline, submit: Submit): boolean {
  if (sentRequest(timeline, submit) || isFollowedBy(timeline, submit, 'emptied')) return false;
  const { fields, pages } = timeline;
  const { at, form } = submit;
  const ofForm = fields.filter((each) => each.form === form);
  const before = new Set(ofForm.filter((each) => each.at <= at).map(({ field }) => field.selector));
  return ofForm.some((each) => {
    const { selector } = each.field;
    if (each.at <= at || before.has(selector)) return false;
    if (pages.some((page) => page.at > at && page.at <= each.at)) return false;
    const startedAt = enteredAtOf(each) - each.inputMs;
    return each.inputMs > 0 && startedAt > at;
  });
}

/**
 * Whether the page's script blocked a submit: the visitor submitted the same entries twice on one page, both times
 * without any effect.
 */
function isBlocked(timeline: Timeline, submit: Submit): boolean {
  if (hasEffect(timeline, submit)) return false;
  return timeline.submits.some((other) => {
    if (other.form !== submit.form || other.at === submit.at) return false;
    const [first, last] = other.at < submit.at ? [other, submit] : [submit, other];
    const isBetween = ({ at }: { at: number }) => at > first.at && at <= last.at;
    const isEntry = (each: FieldMoment) =>
      each.form === submit.form && each.inputMs > 0 && isBetween(each);
    const { fields, pages } = timeline;
    return !fields.some(isEntry) && !pages.some(isBetween) && !hasEffect(timeline, other);
  });
}

/** The submits of a form on the page of this time, from then on. */
export const submitsFrom = (
  timeline: Timeline,
  { form, at }: { readonly form: string; readonly at: number },
): Submit[] => {
  const page = pageAt(timeline, at)?.page;
  return timeline.submits.filter(
    (submit) =>
      submit.at >= at && submit.form === form && pageAt(timeline, submit.at)?.page === page,
  );
};

const hasEffect = (timeline: Timeline, submit: Submit): boolean =>
  sentRequest(timeline, submit) ||
  isFollowedBy(timeline, submit, 'emptied') ||
  isFollowedBy(timeline, submit, 'gone') ||
  timeline.pages.some((page) => isSoonAfter(submit, page));

const isSoonAfter = (submit: Submit, { at }: { at: number }): boolean =>
  at >= submit.at && at <= submit.at + requestMs;

/** Whether the submit sent a request. */
const sentRequest = (timeline: Timeline, submit: Submit): boolean =>
  timeline.reactions.some((each) => each.kind.startsWith('request') && isSoonAfter(submit, each)) ||
  timeline.requests.some((each) => isSoonAfter(submit, { at: requestSentAt(timeline, each) }));

const isFollowedBy = (timeline: Timeline, submit: Submit, state: 'emptied' | 'gone') =>
  formChangesFrom(timeline, submit).some((each) => each.state === state);

/**
 * Whether fields without a submit button have served their purpose: the result of a calculator was taken, or a choice
 * led on to another page.
 */
export function isDoneWithoutSubmit(timeline: Timeline, fields: readonly FieldMoment[]): boolean {
  const last = fields.at(-1);
  if (!last || fields.some(({ hasSubmit }) => hasSubmit)) return false;
  return isResultTaken(timeline, last) || isFollowedByLink(timeline, last);
}

/** Whether the visitor copied or downloaded something. */
function isResultTaken(timeline: Timeline, last: FieldMoment): boolean {
  const page = pageAt(timeline, last)?.page;
  return timeline.reactions.some(
    ({ kind, at }) =>
      (kind === 'clipboard' || kind === 'download') &&
      at >= enteredAtOf(last) &&
      pageAt(timeline, at)?.page === page,
  );
}

/** Parts of a selector around links that do not lead to the next step of a form. */
const NAVIGATION = /(^|> )(nav|header|footer)\b/;

/** Whether a link in the content led on: for example a date and a reason, then a link for each free time. */
function isFollowedByLink({ clicks, pages }: Timeline, last: FieldMoment): boolean {
  const next = pages.find(({ at }) => at > last.at);
  const click = next && lastUntil(clicks, next.at);
  return (
    click?.link === 'page' &&
    click.at >= enteredAtOf(last) &&
    !NAVIGATION.test(click.element.selector)
  );
}
