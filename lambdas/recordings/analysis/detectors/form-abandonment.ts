import { signalRules } from '../../../contract/signals.ts';
import { type FieldMoment, pageAt, type Timeline } from '../timeline.ts';
import type { Detector } from './finding.ts';

const { fields: leastFields, oneFieldMs } = signalRules.formAbandonment;
const { requestMs } = signalRules.dead;
const CHOICES = new Set(['checkbox', 'radio', 'switch', 'combobox', 'listbox', 'slider', 'select']);

/**
 * A form that somebody began and did not send by the end of the visit. Not one: search boxes, filters that answer
 * every choice at once, and forms that a button sends without a submit event.
 */
export const formAbandonments: Detector = (timeline) =>
  [...formsIn(timeline).values()].flatMap((fields) => {
    const [first] = fields;
    const last = fields.at(-1);
    if (!first || !last) return [];
    const touched = new Set(fields.map(({ field }) => field.selector));
    const spentMs = fields.reduce((sum, each) => sum + each.hesitationMs + each.inputMs, 0);
    if (touched.size < leastFields && spentMs < oneFieldMs) return [];
    if (isSent(timeline, last) || isFilter(timeline, fields)) return [];
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
        },
      },
    ];
  });

/** The fields touched in each form since it was last sent, by page. */
function formsIn(timeline: Timeline): Map<string, FieldMoment[]> {
  const forms = new Map<string, FieldMoment[]>();
  for (const field of timeline.fields) {
    if (field.search) continue;
    const page = pageAt(timeline, field.at)?.page;
    const isSentLater = timeline.submits.some(
      ({ at, form }) =>
        at >= field.at && form === field.form && pageAt(timeline, at)?.page === page,
    );
    if (isSentLater) continue;
    const key = `${page} ${field.form}`;
    const fields = forms.get(key) ?? [];
    fields.push(field);
    forms.set(key, fields);
  }
  return forms;
}

/** A button was pressed after the last field, and the page asked its server or moved on. */
function isSent({ clicks, pages, reactions }: Timeline, last: FieldMoment): boolean {
  return clicks.some(({ at, element, tag, link }) => {
    const isButton = tag === 'button' || element.role === 'button';
    if (at < last.at || !isButton || link !== undefined) return false;
    const isSoon = (moment: { at: number }) => moment.at >= at && moment.at <= at + requestMs;
    return reactions.some((each) => each.kind === 'request' && isSoon(each)) || pages.some(isSoon);
  });
}

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
