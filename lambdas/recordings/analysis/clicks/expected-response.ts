/** Whether a click should have a response that a recording shows, and whether it had one. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { perTimeline } from '../events/per-timeline.ts';
import { type ClickMoment, documentAt, pageAt, type Timeline } from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';
import { changesOf } from '../page/change-times.ts';
import { CHILDREN, EXPANDED, EXPANSION, TEXT } from '../page/changed-properties.ts';
import { FILE_LINK, OTHER_HOST_LINK } from '../page/element-traits.ts';
import { changedBy, changesNodes } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { untriggeredChanges } from '../page/triggered-changes.ts';
import { exactPath } from '../path.ts';
import { hasRespondedBy, outcomeOf } from './click-outcome.ts';
import { sendsRequest } from './click-requests.ts';
import { waitsForPage } from './opened-pages.ts';
import { isRetriedFragment } from './retried-fragments.ts';
import { isSelectedByClass } from './selected-by-class.ts';

const { dead, rage } = signalRules;
/** Three double clicks on the selected option are normal; with more, the visitor expects the page to show something. */
const CLICKS_ON_SELECTED = 6;
const RESPONDS_ELSEWHERE = new Set(['download', 'blank', 'mail', 'tel', 'other-site']);
const UNRECORDED_TAGS = new Set([
  'canvas',
  'select',
  'option',
  'video',
  'audio',
  'iframe',
  'input',
]);
const BUTTON_ROLES = new Set(['button', 'checkbox', 'radio', 'switch', 'menuitem', 'tab']);

export function expectsResponse(timeline: Timeline, click: ClickMoment): boolean {
  const { tag, element, link } = click;
  if (!click.looksInteractive || click.editable || click.modified) return false;
  if (isSelected(timeline, click) || wasOpenedByPointer(timeline, click)) return false;
  if (isTakenOption(timeline, click)) return false;
  const leadsAway = link !== undefined && RESPONDS_ELSEWHERE.has(link);
  if (link !== undefined && leadsToFile(timeline, click)) return false;
  if (savesFile(timeline, click)) return false;
  if (leadsAway && !isIgnoredByOtherHost(timeline, click)) return false;
  return !UNRECORDED_TAGS.has(tag) || (tag === 'input' && BUTTON_ROLES.has(element.role));
}

/** Whether a click that should have had a visible response had none. */
export function hasNoVisibleResponse(timeline: Timeline, click: ClickMoment): boolean {
  if (!expectsResponse(timeline, click)) return false;
  const outcome = outcomeOf(timeline, click);
  return outcome === 'none' || (typeof outcome !== 'string' && outcome.quiet === true);
}

/** Whether nothing visible happened after a click until the visitor left or clicked again. */
export const isLeftWithoutResponse = (timeline: Timeline, click: ClickMoment): boolean =>
  expectsResponse(timeline, click) && outcomeOf(timeline, click) === 'left';

/** Clicks with a visible response. */
export const clicksWithResponse = (timeline: Timeline): readonly ClickMoment[] =>
  timeline.clicks.filter(
    (click) =>
      expectsResponse(timeline, click) && hasRespondedBy(timeline, click, click.at + dead.afterMs),
  );

/** Whether a click was on the option that was selected already, where nothing is left to change. */
const isSelected = (timeline: Timeline, click: ClickMoment): boolean =>
  (click.isCurrent && !isRetriedFragment(timeline, click)) || isSelectedByClass(timeline, click);

/**
 * Whether a click was on an option that cannot be chosen, such as a day that is taken, in a list of this page from which the
 * visitor chose another one. The recorder reports the list in place of its options, because choices are private.
 */
const isTakenOption = (timeline: Timeline, click: ClickMoment): boolean =>
  click.disabled &&
  !BUTTON_ROLES.has(click.element.role) &&
  listsChosenFrom(timeline).has(listIn(timeline, click));
const listsChosenFrom = perTimeline((timeline) => {
  const choices = timeline.clicks.filter(({ disabled }) => !disabled);
  return new Set(choices.map((click) => listIn(timeline, click)));
});
const listIn = (timeline: Timeline, click: ClickMoment): string =>
  `${exactPath(pageAt(timeline, click)?.address ?? '')} ${click.element.selector}`;

/** Whether so many clicks can be rage. */
export const areEnough = (timeline: Timeline, clicks: readonly ClickMoment[]): boolean =>
  clicks.length >= rage.clicks &&
  (clicks.length > CLICKS_ON_SELECTED ||
    clicks.filter((click) => !isSelected(timeline, click) && !isTakenOption(timeline, click))
      .length >= rage.clicks);

/** Whether a link leads to a file that the browser may save, so that the page stays open. Excludes pictures, which it shows. */
const leadsToFile = (timeline: Timeline, { at, node }: ClickMoment): boolean =>
  nodesAt(timeline, at)?.linkKindOf(node) === FILE_LINK;

/** Words of buttons that save a file, in several languages. */
const DOWNLOAD =
  /download|export|herunterlad|télécharg|descarg|baixar|scarica|esporta|pobierz|eksport|stáhn|ladda ner|indir(?!\p{L})|скача|下[载載]|ダウンロード|(?<!\p{L})(pdf|csv|xlsx?|zip)(?!\p{L})/iu;
/** Whether the browser sent a form and no page follows, because the server's response is a file to save. */
const savesFile = (timeline: Timeline, click: ClickMoment): boolean =>
  DOWNLOAD.test(click.element.label) && waitsForPage(timeline, click, click.at + dead.afterMs);

/**
 * Whether a link to the website's other host, with or without `www.`, opened nothing: the page that it opens has another
 * recording, but the visitor stayed and clicked again later.
 */
function isIgnoredByOtherHost(timeline: Timeline, { at, node, link }: ClickMoment): boolean {
  const { clicks, pages } = timeline;
  if (link !== 'other-site' || nodesAt(timeline, at)?.linkKindOf(node) !== OTHER_HOST_LINK)
    return false;
  const isInTime = (each: { readonly at: number }) => each.at > at && each.at <= at + dead.loadMs;
  const isLeft =
    pages.some((page) => page.kind !== 'hash' && isInTime(page)) ||
    wasHidden(timeline, at + 1, at + dead.loadMs);
  return !isLeft && clicks.some((each) => each.at > at + dead.afterMs && isInTime(each));
}

/**
 * Whether the menu of the clicked control was open already, without a press: it opens when the pointer is over its
 * button, and the click has nothing left to open.
 */
function wasOpenedByPointer(timeline: Timeline, { at, node }: ClickMoment): boolean {
  const from = documentAt(timeline, at)?.at ?? 0;
  const last = (name: number) => changesOf(timeline, { node, name }, from, at).at(-1) ?? 0;
  const openedAt = last(EXPANDED);
  if (openedAt === 0 || openedAt < last(EXPANSION)) return false;
  return untriggeredChanges(timeline, [openedAt], at).length > 0;
}

/**
 * Whether a late response only changed attributes of the clicked control, without a request: a menu that opens when the
 * pointer is over its button closes when the pointer leaves.
 */
export function isPointerLeaving(
  timeline: Timeline,
  click: ClickMoment,
  { afterMs }: { readonly afterMs: number },
): boolean {
  const { mutations } = timeline;
  const at = click.at + afterMs;
  const row = mutations.firstFrom(at);
  if (row >= mutations.length || mutations.timeOf(row) !== at || changesNodes(timeline, row))
    return false;
  const changes = changedBy(timeline, row);
  return (
    changes.length > 0 &&
    changes.every(({ node, name }) => node === click.node && name !== CHILDREN && name !== TEXT) &&
    !sendsRequest(timeline, click)
  );
}
