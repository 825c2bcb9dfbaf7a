import { signalRules } from '../../../contract/signal-rules.ts';
import { canSubmit } from '../clicks/causes.ts';
import { enteredAtOf } from '../events/field-moment.ts';
import { lastUntil, type PageMoment, type Timeline } from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';
import { leavesAfterSaving, leavesForCart, leavesWithFilledForm } from '../forms/form-buttons.ts';
import { mostMsAway } from '../hosted-checkout.ts';
import { FOREIGN_FORM } from '../page/element-traits.ts';
import { nodesAt } from '../page/nodes-at.ts';
import type { Finding } from './finding.ts';
import { pathOf } from './quick-backs/compared-items.ts';

const { away, enterMs } = signalRules.quickBack;

/**
 * A link or a form led to a page that was not recorded, and the visitor soon went back: error pages of servers do not
 * contain the script. The control is named, because the address of that page is unknown. Photos and other files do not
 * contain it either: visitors go back after they have viewed one.
 */
export const quickBacksFromUnrecordedPages = (timeline: Timeline): Finding[] =>
  timeline.pages.flatMap((back, index) => {
    const from = timeline.pages[index - 1];
    if (!from || from.page !== back.page || pathOf(from) !== pathOf(back)) return [];
    if (back.kind !== 'back-forward' && back.kind !== 'restored') return [];
    const left = leftByClick(timeline, from, back) ?? leftByEnter(timeline, from, back);
    const count = left ? Math.round(back.at - left.at) : 0;
    if (!left || count < away.leastMs || count >= mostMsAway(left.element)) return [];
    return [{ ...left, kind: 'quick-back', until: back.at, page: from.page, count }];
  });

type Left = Pick<Finding, 'at' | 'element' | 'box' | 'submits' | 'strong'>;

/** The click on a link or on the button of a form that was the last one before the way back. */
function leftByClick(timeline: Timeline, from: PageMoment, back: PageMoment): Left | undefined {
  const click = lastUntil(timeline.clicks, back.at);
  if (!click || click.at < from.at) return undefined;
  // The button of a search is not marked as one that submits.
  const isFormSent = click.submits || leavesWithFilledForm(timeline, click, from.at);
  const isSubmit =
    isFormSent ||
    timeline.submits.some(({ at }) => canSubmit(click, at)) ||
    leavesAfterSaving(timeline, click) ||
    leavesForCart(timeline, click);
  if ((click.link !== 'page' && !isSubmit) || click.modified) return undefined;
  const nodes = nodesAt(timeline, click.at);
  if (nodes?.linkKindOf(click.node) || nodes?.isWithin(click.node, FOREIGN_FORM)) return undefined;
  const { at, element, box } = click;
  // Visitors who send a form and come back did not do that by accident.
  return { at, element, box, ...(isFormSent && { submits: true, strong: true }) };
}

/**
 * The entry in a field after which the page was left, without a click: the visitor pressed Enter. Without a form there is
 * no submit, but the page is left soon after the last letter.
 */
function leftByEnter(timeline: Timeline, from: PageMoment, back: PageMoment): Left | undefined {
  const { clicks, fields, forms, submits } = timeline;
  const field = lastUntil(fields, back.at);
  if (!field || field.inputMs === 0) return undefined;
  const at = enteredAtOf(field);
  const isInTime = (each: { at: number }) => each.at >= at && each.at <= back.at;
  if (at < from.at || clicks.some(isInTime)) return undefined;
  const click = lastUntil(clicks, at);
  if (click?.editable && nodesAt(timeline, at)?.isWithin(click.node, FOREIGN_FORM))
    return undefined;
  const ofForm = (each: { form: string }) => each.form === field.form;
  const isSent = submits.some((each) => isInTime(each) && ofForm(each));
  if (!isSent && field.idleMs > enterMs) return undefined;
  // What happened to the form of a search is not reported.
  const isLeft =
    forms.some(
      (each) => each.at >= field.at && isInTime(each) && ofForm(each) && each.after === 'leave',
    ) ||
    (isSent && field.search && wasHidden(timeline, at, back.at));
  return isLeft ? { at, element: field.field } : undefined;
}
