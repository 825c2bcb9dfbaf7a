import { signalRules } from '../../../contract/signal-rules.ts';
import { canSubmit } from '../clicks/causes.ts';
import { enteredAtOf } from '../events/field-moment.ts';
import { lastUntil, type PageMoment, type Timeline } from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';
import { hasInput, isCorrection, isLookup, isThanks } from '../forms/entered-around.ts';
import { leavesAfterSaving, leavesForCart, leavesWithFilledForm } from '../forms/form-buttons.ts';
import { isOwnBackButton } from '../forms/own-back-button.ts';
import { mostMsAway } from '../hosted-checkout.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { isLayer } from '../page/page-layers.ts';
import { isComparison, isGlance, listOf, pathOf } from './compared-items.ts';
import type { Detector, Finding } from './finding.ts';

const { stayMs, causeMs, away, enterMs } = signalRules.quickBack;
/** A page that has to load is recorded at most this long after the click that opened it. */
const LOADING_MS = 8_000;
const BACKWARD = new Set<PageMoment['kind']>(['back-forward', 'pop', 'restored']);
const SAME_PAGE = new Set<PageMoment['kind']>(['reload', 'replace', 'hash']);

/**
 * The visitor opened a page and went straight back: the page was not what its link promised. The visitor must have
 * triggered both navigations (no redirects or reloads) and entered nothing in between. The first one leads forward and
 * the second back to the same page, so going from a product back to the list and on to the next product does not count.
 */
export const quickBacks: Detector = (timeline) => [
  ...fromRecordedPages(timeline),
  ...fromUnrecordedPages(timeline),
];

/**
 * A link or a form led to a page that was not recorded, and the visitor soon went back: error pages of servers do not
 * contain the script. The control is named, because the address of that page is unknown. Photos and other files do not
 * contain it either: visitors go back after they have viewed one.
 */
const fromUnrecordedPages = (timeline: Timeline): Finding[] =>
  timeline.pages.flatMap((back, index) => {
    const from = timeline.pages[index - 1];
    if (!from || pathOf(from) !== pathOf(back)) return [];
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
  const isSubmit =
    click.submits ||
    timeline.submits.some(({ at }) => canSubmit(click, at)) ||
    leavesAfterSaving(timeline, click) ||
    leavesForCart(timeline, click) ||
    leavesWithFilledForm(timeline, click, from.at);
  if ((click.link !== 'page' && !isSubmit) || click.modified) return undefined;
  const nodes = nodesAt(timeline, click.at);
  if (nodes?.linkKindOf(click.node) || nodes?.isSentElsewhere(click.node)) return undefined;
  const { at, element, box } = click;
  // Visitors who send a form and come back did not do that by accident.
  return { at, element, box, ...(click.submits && { submits: true, strong: true }) };
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
  if (click?.editable && nodesAt(timeline, at)?.isSentElsewhere(click.node)) return undefined;
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

function fromRecordedPages(timeline: Timeline): Finding[] {
  const navigations = navigationsOf(timeline);
  return navigations.flatMap((there, index) => {
    const from = navigations[index - 1];
    const back = navigations[index + 1];
    if (!from || !back || from.page !== back.page || from.page === there.page) return [];
    const stay = back.at - there.at;
    if (stay >= stayMs || SAME_PAGE.has(there.kind) || SAME_PAGE.has(back.kind)) return [];
    if (BACKWARD.has(there.kind) || pathOf(from) !== pathOf(back)) return [];
    if (!isByVisitor(timeline, from, there) || !isByVisitor(timeline, there, back)) return [];
    if (hasInput(timeline, there.at, back.at)) return [];
    if (isThanks(timeline, from, there)) return [];
    if (listOf(from.page) === listOf(there.page)) return [];
    if (isGlance(navigations, index) || isComparison(timeline, navigations, index)) return [];
    if (isLookup(timeline, back, navigations[index + 2])) return [];
    if (isCorrection(timeline, from, there, back, navigations[index + 2])) return [];
    if (isOwnBackButton(timeline, [from, there, back, navigations[index + 2]])) return [];
    if (isLayer(timeline, there, back)) return [];
    return [
      {
        kind: 'quick-back',
        at: there.at,
        until: back.at,
        page: from.page,
        about: there.page,
        count: Math.round(stay),
      },
    ];
  });
}

/** The pages in order, without reloads and changes of only the fragment or the query. */
function navigationsOf({ pages }: Timeline): PageMoment[] {
  const steps: PageMoment[] = [];
  for (const moment of pages) {
    if (SAME_PAGE.has(moment.kind) && steps.at(-1)?.page === moment.page) continue;
    steps.push(moment);
  }
  return steps;
}

function isByVisitor(timeline: Timeline, from: PageMoment, to: PageMoment): boolean {
  if (BACKWARD.has(to.kind)) return true;
  const press = lastUntil(timeline.clicks, to.at);
  if (!press || press.at < from.at) return false;
  return to.at - press.at <= (to.kind === 'load' ? LOADING_MS : causeMs);
}
