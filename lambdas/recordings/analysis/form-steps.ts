import { signalRules } from '../../contract/signal-rules.ts';
import type { FieldMoment, Timeline } from './events/timeline.ts';
import { sentAt } from './failures.ts';

const { requestMs } = signalRules.dead;

/** A field that goes away with its form is reported when the page is left. */
export const enteredAtOf = ({ at, idleMs }: FieldMoment): number => at - idleMs;

/** In no form and without a button: a title or a note, for example, that is edited in its place. */
export const isInPlace = ({ form, hasSubmit }: FieldMoment): boolean => form === '' && !hasSubmit;

/**
 * A submit that asked no server and emptied nothing, behind which the visitor filled in a field that was not touched
 * before, is a step of a longer form, or was rejected by the page.
 */
export function isStep(timeline: Timeline, { at, form }: Timeline['submits'][number]): boolean {
  const { fields, forms, pages, reactions, requests } = timeline;
  const isSoon = (moment: { at: number }) => moment.at >= at && moment.at <= at + requestMs;
  if (reactions.some((each) => each.kind.startsWith('request') && isSoon(each))) return false;
  if (requests.some((each) => isSoon({ at: sentAt(timeline, each) }))) return false;
  if (forms.some((each) => each.form === form && each.at >= at && each.state === 'emptied'))
    return false;
  const ofForm = fields.filter((each) => each.form === form);
  const before = new Set(ofForm.filter((each) => each.at <= at).map(({ field }) => field.selector));
  return ofForm.some((each) => {
    const { selector } = each.field;
    if (each.at <= at || before.has(selector)) return false;
    if (pages.some((page) => page.at > at && page.at <= each.at)) return false;
    const began = enteredAtOf(each) - each.inputMs;
    return each.inputMs > 0 && began > at;
  });
}
