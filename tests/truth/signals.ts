// When each kind of signal is reported and when it is not, with the constants of the code, for `page.ts`.
import type { SignalKind } from '../../lambdas/contract/signal.ts';
import { signalRules } from '../../lambdas/contract/signal-rules.ts';
import { LAYER_CLICKS } from '../../lambdas/recordings/analysis/detectors/layers/covering-layer.ts';
import {
  CORRECTED_FIELDS,
  REFUSED_ATTEMPTS,
} from '../../lambdas/recordings/analysis/forms/refused-entries.ts';
import { APPLICATION_FIELDS } from '../../lambdas/recordings/analysis/forms/returned-attempts.ts';
import {
  RETURNED_ATTEMPTS,
  RETURNED_WITH_EMAIL,
} from '../../lambdas/recordings/analysis/forms/returned-forms.ts';
import { REPLACED_MS } from '../../lambdas/recordings/analysis/replaced-pictures.ts';
import * as facts from '../../lambdas/reports/facts/constants.ts';
import { RETRY_MS, SMALL_TARGET_PX, STUCK_TABS, TRAPPED_TABS } from '../../web/tracker/limits.ts';
import { percent, seconds } from './units.ts';

const { rage, dead, missed, keyboard, errorClick, quickBack, excessiveScroll } = signalRules;
const { rejection, formAbandonment, whiteScreen, slowPage, contentWait } = signalRules;
const { thrashedCursor, abortedMs } = signalRules;

interface Rule {
  readonly is: readonly string[];
  readonly isNot: readonly string[];
  /** Further lists of a kind, by title. */
  readonly more?: Readonly<Record<string, readonly string[]>>;
}

const deadClick: Rule = {
  is: [
    `A click on something that looks clickable, without a visible response within ${seconds(dead.afterMs)}. *Late*: the response took longer than ${seconds(dead.slowMs)}.`,
    `*Hard to hit*: ${missed.clicks} or more clicks next to a control smaller than ${SMALL_TARGET_PX} px count for that control.`,
    `*Disabled*: ${missed.clicks} or more clicks on a disabled button, unless the last click before them disabled it. Requests are no response to them. A disabled button whose text still ends with “…” after the wait is busy, so its click is dead.`,
    '*Covered*: a click on invisible elements over a control, or on a transparent control over another one, counts for the control below. So do rage clicks on an empty, unnamed element over a smaller control that was recorded there, and 2 or more clicks that land on the root element although a control is there: the page ignores the pointer.',
    `*Covering layer*: ${LAYER_CLICKS} or more clicks without a response on an empty layer over the whole page that a click had shown, if no control in front of it is clicked.`,
    '*Moves away*: the control moved between press and release, and the visitor clicked it again before filling in a field. Not if the page acted on the press. What a field does when it loses the focus, such as showing its message, does not count as acting.',
  ],
  isNot: [
    'A click on a field, on the option that is already selected, or with a modifier key.',
    `A link whose page loads within ${seconds(dead.loadMs)}; after ${seconds(dead.afterMs)} its referrer must be the first page, unless no page of the visit has one. A submit button, or a button whose script opens the page, is then slow.`,
    'A link to another site, a new tab, an email address, a telephone number or a file (`download`, PDF, table, archive, calendar entry, also by a path such as `/event/ical/`).',
    'A link to the same website with `www.` or without it, unless the visitor stayed and clicked something else after the wait: its page has another recording.',
    'A page whose changes were not recorded: too heavy, before its first snapshot, or after too many changes.',
    'A page that was left or hidden before the wait was over.',
    'A click whose response came only after the next click.',
  ],
  more: {
    'Counts as a response': [
      `A change of the page, another URL, a dialog, sound or video, the tab's title, the clipboard, a download; a scroll within ${seconds(dead.scrollMs)}, a selection within ${seconds(dead.selectionMs)}, a change of focus, visibility or window within ${seconds(dead.focusMs)}.`,
      'Something that moved by itself and stops for good.',
    ],
    'Quiet response: dead only with further evidence': [
      `A request that finished without a visible result. It is a dead click from ${facts.QUIET_MIN_VISITORS} visitors on, if the same control visibly responded to others or they clicked it again within ${seconds(dead.afterMs)}; otherwise it is no signal.`,
      `A change that was entirely out of sight (outside the window or in a hidden part), apart from the pressed look of the control, if the visitor clicked again within ${seconds(dead.afterMs)}: *responds out of sight*. So is a click to which nothing responds, if the click before it on this control did so within that time and the visitor has not scrolled since.`,
    ],
    'Does not count as a response': [
      `What moves by itself: ${dead.restlessChanges} changes in ${seconds(dead.restlessMs)} before the click; a rhythm that continues across the click; an unbroken rhythm (a tick may write the same again) that started without a click and is no faster while there are clicks; a due step of something that changes every few seconds, also on earlier pages of the visit (rotating messages, converted prices).`,
      'What a page timer does: a change that came at the same time after two other pages had loaded (a chat button), that repeats with the interval after which it first came on another page, or that belongs to a sequence with similar intervals.',
      'Changes that happen only while the page scrolls.',
      'A text that is replaced by the same text.',
      'Attributes that show where pointer and focus are (`data-pressed`, `data-focused`, `tabindex` and similar).',
      `The clicked control's style, if it is reverted within ${seconds(dead.feedbackMs)}; within ${seconds(dead.rippleMs)} if only empty elements came and went and no request was sent (a ripple).`,
      'What a press lifts to drag it and drops again where it was (a card around a button); 2 or more such clicks are dead.',
      'The content of a field that lost the focus through the click, and what marks it as valid or as visited: its attribute and the classes of the field and what is around it. On a submit that is sent, such marks of every other field.',
      '`aria-expanded` that marks a menu as closed that was not open.',
      'A failed request.',
      '`disabled`, `inert` or `aria-busy` that a request only switched on and off, or left on without an answer, also if the browser sends a form and no page comes, or if the page sent the form after another request.',
      'Elements that come with a request which no click sent, such as a poll, and go with its response.',
      `A loading state of the clicked button that ends within ${seconds(dead.feedbackMs)} without a request, a result or another text, or whose request failed.`,
      'A notice (`status`, `alert`, `log` or a live region), also with elements around it, from before the click that fades or disappears, unless that starts at once.',
      `A spinner or \`aria-busy\` that is still there after ${seconds(dead.afterMs)}; a dialog that opened with it for a request without an answer; empty elements with which a page covers itself for such a request.`,
    ],
  },
};

const formAbandoned: Rule = {
  is: [
    `At least ${formAbandonment.fields} fields filled in, by their selectors and labels, or one for ${seconds(formAbandonment.oneFieldMs)}, and not sent by the end of the visit.`,
    'The signal names the last field that was filled in, or the first invalid one if the browser’s own validation stopped the last attempt and nothing was entered since; or a clicked field that the page still marks as invalid after two attempts since the last entry. A field without a label is not named.',
  ],
  isNot: [
    'Search boxes, filters that respond at once, and choices without a form or submit button at which the page writes or moves something at once, such as a task that is done.',
    'Choices outside a form, such as ways to pay, after a button saved and hid the step before them, if nothing else was filled in since.',
    'The only field of a form without a button while a list follows what is typed, and a single field without form and button.',
    'Fields without a submit button, if a link outside the navigation (also one drawn as tabs or a menu) led to the next page, or if their result was copied or downloaded.',
    `A page without a submit button that saved each entry within ${seconds(formAbandonment.savedMs)} or failed to, or that saved the last entry and then removed the fields.`,
    `A form whose button was followed by a request or another page within ${seconds(dead.requestMs)}, whose button or last entry loaded a page within ${seconds(dead.loadMs)}, or whose fields were removed or emptied afterwards.`,
    'A form that was submitted, with the exceptions below.',
  ],
  more: {
    'Submitted, but still a signal': [
      'The submit sent no request, and the visitor filled in another of its fields.',
      'The same entries were sent a second time without any effect.',
      'A script took the submit, the form stayed open, and the page did not respond or only disabled its buttons.',
      'A button such as “Send”, or any button of a form that asks for an email address, had no effect twice, and the form stayed open.',
      'The form stayed open twice, whatever was sent, with a field that was marked as invalid until the end (by its ARIA attribute, or by a class of Bootstrap or Rails); or the server returned its page twice with such a field.',
      'The same entries were sent three times, and the form asks for an email address or its requests failed.',
      `Sent ${REFUSED_ATTEMPTS} times, each with a request, and the form stayed open: between the attempts the visitor corrected some, but never all, of its typed fields, ${CORRECTED_FIELDS} or more altogether, the page wrote the same each time, and no link in the content led on. Texts that repeat typed words do not count.`,
      `Sent ${RETURNED_ATTEMPTS} times, the server loaded the page again each time, and the form was not sent afterwards. Either each load had the texts of the page before the first attempt, the page’s scripts added no text each time, and the visitor typed into the same field each time (a code that is refused silently). Or each load had the same texts, the visitor first filled in ${APPLICATION_FIELDS} or more fields and then fewer of the same, and the form asks for an email address or has a button such as “Send”. ${RETURNED_WITH_EMAIL} times are enough for a form that asks for an email address and, in the second case, has such a button. Or two loads had the texts of the page before, apart from masked ones, and the visitor typed into ${APPLICATION_FIELDS} or more fields of such a form again (it came back empty).`,
    ],
  },
};

const failedRequest: Rule = {
  is: [
    'A request to the site with status 400 or more or without any response, also for a video or sound that does not play. A request to one of its other hosts with status 400 or more. One signal per path and status.',
    'The page itself (status 404, 410, or 500 or more), if it contains the script and a click on the site opened it.',
  ],
  isNot: [
    `A request that the page canceled, that page exit aborted (${seconds(abortedMs)}), that a content blocker stopped, or that a visitor without a connection sent.`,
    `A rejection that the page explains: status ${rejection.statuses.join(', ')} to a request of a click, and within ${seconds(rejection.explainedMs)} a text with words outside the clicked control; or status 404 or 410 to a request for what was typed.`,
    'The click that opened the browser’s dialog for a file counts as the click that sent the file.',
    'Status 404 or 410 to a script that asked for a part of one item, such as its photo, while other requests of the page succeeded; or that looked up what was typed, unless a button sent that and the page did not explain it.',
    `A missing picture that the page replaced: as many pictures got another address (\`src\`, \`srcset\`) within ${seconds(REPLACED_MS)} as failed. Visitors see what the author shows instead.`,
    'A page that a framework fetched in advance.',
    `A 401 that two successful requests follow within ${seconds(errorClick.withinMs)} (a renewed sign-in), or to a request that no click sent, except on a field (the page checks whether its visitor is signed in).`,
    `A request that the page itself repeated successfully within ${seconds(RETRY_MS)}, or that its timer sent again at the next tick without a failure (unless the page sends many requests between two ticks).`,
    'Icons that browsers request by themselves, and addresses of video streams, which scripts play.',
  ],
};

export const rules: Readonly<Record<SignalKind, Rule>> = {
  'rage-click': {
    is: [
      `At least ${rage.clicks} clicks on one control (or within ${rage.radiusPx} px), each at most ${seconds(rage.pauseMs)} after the last. *Strong*: ${rage.strongClicks} or more in ${seconds(rage.strongWithinMs)} without any visible response, whatever the pauses of the first ones.`,
    ],
    isNot: [
      'Clicks to each of which the page visibly responded before the next one; the last click needs no response (steppers, pagers, toggles).',
      'One or two clicks without a response after at least three with one: the end of a stepper’s range.',
      'A series with a scroll or a page change, or with a text selection, unless more than three clicks were on a control.',
      'Clicks on the option that is already selected, unless more than 6 clicks follow each other.',
      'Text fields, sliders, canvases and the controls next to one, players, maps, and anything under `data-no-rage`.',
    ],
  },
  'dead-click': deadClick,
  'keyboard-barrier': {
    is: [
      `Enter or Space on a control that the page does not turn into a click, without a response within ${seconds(dead.afterMs)}; 3 or more presses without a request also until the visitor uses something else.`,
      `Escape in an open dialog at least ${keyboard.escapes} times, without a response before the next press and within ${seconds(keyboard.escapeMs)}, or with the same dialog still open at the next press, whatever else changed. A text that is replaced is no response.`,
      `The last ${TRAPPED_TABS} Tab presses reached at most a third as many elements, or the last ${STUCK_TABS} never left one element, while the page has more than twice as many others.`,
    ],
    isNot: [
      'Space on a link, with which browsers scroll.',
      'A dialog or layer that traps the focus on purpose, inert pages, and text areas and editors, unless Tab stays in them after Escape, too.',
      'Other keys, which are never examined.',
    ],
  },
  'error-click': {
    is: [
      `A script error, an unhandled rejection or a failed request within ${seconds(errorClick.withinMs)} after a click and before the next one.`,
      `A request that fails later, if it was sent within ${seconds(dead.requestMs)} after the click.`,
      `An error that the page’s scripts caught and logged to the console, if the page showed nothing instead, at least until the visitor left or clicked again ${seconds(dead.leftMs)} later.`,
    ],
    isNot: [
      'A rejection that the page explains (see failed-request).',
      'A failure after a page change, also to the same page, as after many forms.',
      'A failure that also happens at least twice without clicks, or that starts once the visitor types into the clicked field, or scrolls after the page has responded.',
      'The failed request of another website, unless the click got no other response.',
    ],
  },
  'quick-back': {
    is: [
      `From A to B and back to A in less than ${seconds(quickBack.stayMs)}, both steps by the visitor.`,
      `From A to a page without the script and back ${seconds(quickBack.away.leastMs)} to ${seconds(quickBack.away.mostMs)} after the click, because error pages of servers do not contain the script. The click was on a link, on a submit button, on a button whose script saved something or on a control such as “Add to cart” whose script left the page at once; Enter in a field counts like a click.`,
    ],
    isNot: [
      'Reloads, redirects, and visits on which something was typed or sent, before the way back or in a field of A right after it.',
      'The page to which a form with an email address, or a button such as “Send”, led: it says thank you. A form that is sent to another website.',
      'A step of a form that was reached by sending the one before, if the visitor then filled in that one again: they went back to correct it. Also one that a button outside a form element led to from filled-in fields, if the button back is in the same place.',
      'Several items of one list opened one after another, by their addresses or their links, also products of a collection (`/collections/mugs` and `/products/red-mug`), and items that only a parameter names, by different links of the content.',
      'One item of a list glanced at once, by its address (`/rooms` and `/rooms/:id`).',
    ],
  },
  'excessive-scroll': {
    is: [
      `At least ${excessiveScroll.reversals} changes of direction of ${percent(excessiveScroll.viewportShare)} of the screen or more within ${seconds(excessiveScroll.withinMs)}.`,
    ],
    isNot: [
      `A list that grew by ${excessiveScroll.loadingNodes} nodes or more meanwhile. Rows that replace others are not growth.`,
      `A scroll that the page makes: to the target of a link, within ${seconds(dead.scrollMs)} after a click, within ${seconds(excessiveScroll.submitMs)} after a submit, or when a phone is turned.`,
    ],
  },
  'form-abandonment': formAbandoned,
  'javascript-error': {
    is: ['An uncaught error or unhandled rejection. One signal per message shape and file.'],
    isNot: [
      '`ResizeObserver loop` notices, view transitions that the browser skipped, browser extensions, and errors that the page’s scripts caught and logged to the console.',
      '`Script error.`, which is labeled as another website’s script and not reported by itself.',
    ],
  },
  'failed-request': failedRequest,
  'white-screen': {
    is: [
      `At least ${percent(whiteScreen.removedShare)} of the page's nodes gone within ${seconds(whiteScreen.withinMs)} of a failure, or of an error that was only logged to the console, and not back after ${seconds(whiteScreen.rebuiltMs)}. *Replaced*: text took their place, such as an error message.`,
      `A page without any text, picture, frame or component from its start until its visitor went back (after ${seconds(whiteScreen.emptyMs)} or more) or the visit ended (${seconds(whiteScreen.emptyAtEndMs)}). If something failed or an error was logged within ${seconds(whiteScreen.withinMs)}, also a page of an app that removed at least ${whiteScreen.removedShare * 100} % of the nodes before it and added no content, however its visitor left it (after ${seconds(whiteScreen.emptyMs)} or more).`,
    ],
    isNot: [
      `Pages with fewer than ${whiteScreen.minNodes} nodes, and page changes.`,
      'An error that was logged before while the page stayed intact.',
      'An empty page whose script opens the next one.',
    ],
  },
  'slow-page': {
    is: [
      `LCP above ${seconds(slowPage.LCP)}, INP above ${slowPage.INP} ms or CLS above ${slowPage.CLS}, at the 75th percentile of the day's visits, from ${facts.VITALS_MIN_VISITS} measured visits and 2 affected visitors. INP and CLS are measured per in-page navigation.`,
      'For a page that a script opens, the time until most of its text and pictures are there counts as LCP.',
      `For a loaded page with fewer than ${contentWait.frame} texts and pictures (little more than a menu and a footer), so does the time until a response brings half as many or more.`,
    ],
    isNot: [
      'Shifts within half a second of an input, and the movement of the footer.',
      `Content that comes after the visitor’s next input, that a script adds after a screenful (${contentWait.screenful} texts and pictures), or that comes late without a response of the server (a popup).`,
    ],
  },
  'thrashed-cursor': {
    is: [
      `At least ${thrashedCursor.turns} turns of the pointer in ${seconds(thrashedCursor.withinMs)}, within ${seconds(thrashedCursor.nearMs)} of another signal.`,
    ],
    isNot: ['Never an issue by itself.'],
  },
};
