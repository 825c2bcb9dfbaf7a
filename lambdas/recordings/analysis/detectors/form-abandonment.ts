import { signalRules } from '../../../contract/signal-rules.ts';
import { sentAt } from '../clicks/asked.ts';
import { type FieldMoment, lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import { failedRequestsIn } from '../failures.ts';
import { areChoicesBeforeLink, enteredAtOf, isInPlace, sendsForm } from '../form-steps.ts';
import type { Detector } from './finding.ts';

const { fields: leastFields, oneFieldMs, savedMs } = signalRules.formAbandonment;
const { requestMs } = signalRules.dead;
const CHOICES = new Set(['checkbox', 'radio', 'switch', 'combobox', 'listbox', 'slider', 'select']);

/**
 * A form that a visitor began and did not send by the end of the visit. Not one: search boxes, a text that is edited in
 * its place, choices before a link, pages that save by themselves, and forms that answered, went away or were emptied.
 */
export const formAbandonments: Detector = (timeline) =>
  [...formsIn(timeline).values()].flatMap((fields) => {
    const last = fields.at(-1);
    if (!last) return [];
    const touched = new Set(fields.map(({ field }) => field.selector));
    const spentMs = fields.reduce((sum, each) => sum + each.hesitationMs + each.inputMs, 0);
    if (touched.size < leastFields && (spentMs < oneFieldMs || isInPlace(last))) return [];
    if (isSent(timeline, last) || isFilter(timeline, fields)) return [];
    if (isSavedByItself(timeline, fields) || isSentByItself(timeline, last)) return [];
    if (areChoicesBeforeLink(timeline, fields)) return [];
    const sumOf = (what: 'hesitationMs' | 'refills' | 'invalid') =>
      Math.round(fields.reduce((sum, each) => sum + each[what], 0));
    return [
      {
        kind: 'form-abandonment',
        at: last.at,
        element: last.field,
        about: last.field.label || last.field.selector,
        count: touched.size,
        form: {
          hesitationMs: sumOf('hesitationMs'),
          refills: sumOf('refills'),
          invalid: sumOf('invalid'),
          isOpen: isOpenAtEnd(timeline, last),
        },
      },
    ];
  });

/** A click on one of these goes into a field, and sends nothing. */
const FIELD_PARTS = new Set(['label', 'select', 'option', 'textarea']);

/** The fields touched in each form since it was last sent, by page. */
function formsIn(timeline: Timeline): Map<string, FieldMoment[]> {
  const forms = new Map<string, FieldMoment[]>();
  for (const field of timeline.fields) {
    if (field.search) continue;
    const page = pageAt(timeline, field)?.page;
    const isSentLater = timeline.submits.some(
      (submit) =>
        submit.at >= field.at &&
        submit.form === field.form &&
        pageAt(timeline, submit.at)?.page === page &&
        sendsForm(timeline, submit),
    );
    if (isSentLater) continue;
    const key = `${page} ${field.form}`;
    const fields = forms.get(key) ?? [];
    fields.push(field);
    forms.set(key, fields);
  }
  return forms;
}

/** A button of its page was clicked after the last field; then came a request or a page, or the fields went or were emptied. */
function isSent(timeline: Timeline, last: FieldMoment): boolean {
  const { clicks, forms, pages, reactions } = timeline;
  const page = pageAt(timeline, last)?.page;
  const enteredAt = enteredAtOf(last);
  // Fields that an in-app link took away are gone, too, when a button of the next page is clicked.
  const hasButtonBefore = (until: number) => {
    const click = lastUntil(clicks, until);
    return (
      click !== undefined &&
      click.at >= enteredAt &&
      click.link === undefined &&
      !click.editable &&
      !FIELD_PARTS.has(click.tag) &&
      pageAt(timeline, click)?.page === page
    );
  };
  const isOver = forms.some(
    ({ at, form, state, after }) =>
      form === last.form &&
      at >= enteredAt &&
      state !== 'open' &&
      after !== 'leave' &&
      (after !== 'button' || hasButtonBefore(at)),
  );
  if (isOver) return true;
  return clicks.some(({ at, element, tag, link }) => {
    const isButton = tag === 'button' || element.role === 'button';
    if (at < enteredAt || !isButton || link !== undefined) return false;
    if (pageAt(timeline, at)?.page !== page) return false;
    const isSoon = (moment: { at: number }) => moment.at >= at && moment.at <= at + requestMs;
    return (
      reactions.some((each) => each.kind.startsWith('request') && isSoon(each)) ||
      pages.some(isSoon)
    );
  });
}

/**
 * A page without a submit button has autosave: it saves each field soon after input, or fails to, which is the problem
 * then.
 */
function isSavedByItself(timeline: Timeline, fields: readonly FieldMoment[]): boolean {
  if (fields.some(({ hasSubmit }) => hasSubmit)) return false;
  const saves = [
    ...timeline.reactions.filter(({ kind, saves }) => kind === 'request' && saves),
    ...failedRequestsIn(timeline).map((each) => ({ at: sentAt(timeline, each) })),
  ];
  return fields.every((field) => {
    const enteredAt = enteredAtOf(field);
    return saves.some(({ at }) => at >= enteredAt - field.inputMs && at <= enteredAt + savedMs);
  });
}

/** A code or the like: its last entry was sent at once, and then the fields were gone. */
const isSentByItself = (timeline: Timeline, last: FieldMoment): boolean =>
  isSavedByItself(timeline, [last]) && !isOpenAtEnd(timeline, last);

/** Its fields were there when the page was left for the last time. */
const isOpenAtEnd = ({ forms }: Timeline, last: FieldMoment): boolean =>
  forms.findLast((each) => each.form === last.form && each.at >= enteredAtOf(last))?.state !==
  'gone';

/** Choices alone, outside any form or with at least half of them answered by the page within a second. */
function isFilter({ changes, mutations }: Timeline, fields: readonly FieldMoment[]): boolean {
  if (!fields.every(({ field }) => CHOICES.has(field.role))) return false;
  if (fields.every(({ form }) => form === '')) return true;
  const from = (fields[0]?.at ?? 0) - fields.reduce((sum, each) => sum + each.inputMs, 60_000);
  const to = fields.at(-1)?.at ?? 0;
  let [choices, answers] = [0, 0];
  for (let row = changes.firstFrom(from); row < changes.length; row += 1) {
    const at = changes.at(row, 0);
    if (at > to) break;
    if (changes.at(row, 2) !== 1) continue;
    const answer = mutations.firstFrom(at);
    choices += 1;
    if (answer < mutations.length && mutations.at(answer, 0) - at <= requestMs) answers += 1;
  }
  return choices > 0 && answers * 2 >= choices;
}
