// When each kind of signal is reported and when it is not, with the constants of the code, for `page.ts`.
import type { SignalKind } from '../../lambdas/contract/signal.ts';
import { signalRules } from '../../lambdas/contract/signal-rules.ts';
import { FRAGMENT_CLICKS } from '../../lambdas/recordings/analysis/clicks/retried-fragments.ts';
import { LAYER_CLICKS } from '../../lambdas/recordings/analysis/detectors/layers/covering-layer.ts';
import {
  CORRECTED_FIELDS,
  REJECTED_ATTEMPTS,
} from '../../lambdas/recordings/analysis/forms/rejected/rejected-entries.ts';
import { APPLICATION_FIELDS } from '../../lambdas/recordings/analysis/forms/rejected/returned-attempts.ts';
import {
  RETURNED_ATTEMPTS,
  RETURNED_WITH_EMAIL,
} from '../../lambdas/recordings/analysis/forms/rejected/returned-forms.ts';
import { REPLACED_MS } from '../../lambdas/recordings/analysis/replaced-pictures.ts';
import * as facts from '../../lambdas/reports/facts/constants.ts';
import { RETRY_MS, SMALL_TARGET_PX, STUCK_TABS, TRAPPED_TABS } from '../../web/tracker/limits.ts';
import { percent, seconds } from './units.ts';

const { rage, dead, missed, keyboard, errorClick, quickBack, excessiveScroll } = signalRules;
const { rejection, formAbandonment, whiteScreen, slowPage, contentWait } = signalRules;
const { thrashedCursor, abortedMs } = signalRules;

interface Rule {
  /** What the visitor experienced, in one sentence. */
  readonly means: string;
  readonly is: readonly string[];
  readonly isNot: readonly string[];
  /** Further lists of a kind, by title. */
  readonly more?: Readonly<Record<string, readonly string[]>>;
}

const deadClick: Rule = {
  means: 'A click or tap has no visible response, or a late one.',
  is: [
    `A click on something that looks clickable, without a visible response within ${seconds(dead.afterMs)}. *Late*: the response took longer than ${seconds(dead.slowMs)}.`,
    '*Canceled tap*: a tap on a control counts as a click if a script cancels the click at the start or the end of the touch.',
    `*Hard to hit*: ${missed.clicks} or more clicks next to a control smaller than ${SMALL_TARGET_PX} px count as clicks on it.`,
    `*Read-only field*, which a calendar or a list fills in: 3 or more clicks without a response, at most ${seconds(dead.afterMs)} apart, after which the visitor neither used another control nor filled in another field of the page, except to cancel.`,
    `*Disabled*: ${missed.clicks} or more clicks on a disabled button, unless the last click before them disabled it, or it is an option, such as a day that is taken, and the visitor chose another one on that page. A request does not count as a response to them. A disabled button whose text still ends with “…” after the wait is busy, so its click is dead.`,
    '*Covered*: a click on invisible elements over a control, or on a transparent control over another one, counts as a click on the control below. So does a rage click on an empty, unnamed element over a smaller control that was recorded there. So do 2 or more clicks that land on the root element at the place of a control, because the page ignores the pointer.',
    `*Covering layer*: ${LAYER_CLICKS} or more clicks without a response on an empty layer that covers the whole page and that an earlier click had shown, if the visitor uses no control in front of it.`,
    '*Moves away*: the control moved between pointer down and pointer up, and the visitor clicked it again before filling in a field. Not a signal if the page acted on pointer down; what a field does when it loses the focus, such as showing its message, is not such an action.',
    `*Fragment*: ${FRAGMENT_CLICKS} or more clicks in a row on a link to a part of the page, if only the address changed.`,
  ],
  isNot: [
    'A click on a field, on the option that is already selected, or with a modifier key.',
    `A link whose page loads within ${seconds(dead.loadMs)}. If that takes longer than ${seconds(dead.afterMs)}, the new page’s referrer must be the page of the link, unless no page of the visit has a referrer. A submit button that loads a page this late, or a button whose script opens it, has a late response.`,
    'A link to another site, a new tab, an email address, a telephone number or a file (`download`, PDF, table, archive, calendar entry, also by a path such as `/event/ical/`).',
    'A button named like a download or an export, whose form the browser sent without a page that follows: the response is a file.',
    'A link to the website’s other host, with or without `www.`, because its page has another recording. It is a signal if the visitor stayed and clicked something else after the wait.',
    'A click in a component whose style sheet shows custom states (`:host(:state(checked))`), because scripts set them without changing the page. A disabled control is still a signal.',
    'A click that sends a form again, which the visitor never got sent, while the page still shows the words with which it rejected an earlier attempt: the form has a signal. A field that is only marked is not enough.',
    'A click while changes were not recorded: the page was too heavy, its first snapshot was not taken yet, or it had changed too often.',
    'A click on a page that was left or hidden before the wait was over.',
    'A late response, if it is only another page that the visitor opened: by going back, by a reload without a request of the click, or by an address, which leaves no referrer.',
    'A click whose response came only after the next click, unless both were on one control, only the first sent a request, and the response came at the end of that request.',
  ],
  more: {
    'Counts as a response': [
      'At any time during the wait: a change of the page, another URL, a dialog, sound or video, a new title of the tab, a write to the clipboard, a download.',
      `Only soon after the click: a scroll within ${seconds(dead.scrollMs)}, a selection within ${seconds(dead.selectionMs)}, a change of focus, visibility or window within ${seconds(dead.focusMs)}.`,
      'Something that had been moving by itself and stops for good.',
    ],
    'Quiet response: dead only with further evidence': [
      `**A request that finished without a visible result.** It is a dead click if at least ${facts.QUIET_MIN_VISITORS} visitors had it, and the same control visibly responded to others or they clicked it again within ${seconds(dead.afterMs)}. It is one, too, if at least ${facts.ENTERED_MIN_VISITORS} visitors had clicked a text field and typed, and the request sent it (any method but GET). Otherwise it is no signal. A request that was sent before the click, by a press that took the focus from a field, is no response at all: it checks the field.`,
      `**A change that was entirely out of sight** (outside the window or in a hidden part of the page), whatever the pressed look of the control. It is a signal, *responds out of sight*, if the visitor clicked again within ${seconds(dead.afterMs)}. So is the next click on this control within that time, if nothing responds to it, or only the same text is written in the same place, and the visitor has not scrolled in between.`,
    ],
    'Does not count as a response: the page changes by itself': [
      `Something that was moving before the click: ${dead.restlessChanges} changes in the ${seconds(dead.restlessMs)} before it, or a rhythm that continues across it.`,
      'A rhythm without a gap that started without a click and is no faster while there are clicks. A tick may write the same value again.',
      'The next step, when it is due, of something that changes every few seconds (rotating messages, converted prices). Earlier pages of the visit count for its period.',
      'The steps of a slide show whose first step came one period after its page had opened, and the size of its frame.',
      'The effect of a page timer: a change that came at the same time after two other pages had loaded (a chat button), that repeats with the interval after which it first came on another page, or that belongs to a sequence with similar intervals.',
      'Changes that happen only while the page scrolls.',
      'A text that is replaced by the same text.',
      'Elements that appear with a request that no click sent, such as a poll, and disappear with its response.',
      'What the responses of a poll change each time, such as the place in a queue, if the poll started before the click, and the click itself changed nothing there.',
      'A notice (`status`, `alert`, `log` or a live region, with the elements around it) that was shown before the click and fades or disappears later. If it starts to disappear at once, that is a response.',
    ],
    'Does not count as a response: feedback of pointer and focus': [
      'Attributes that show where pointer and focus are (`data-pressed`, `data-focused`, `tabindex`, `draggable` and similar).',
      `A style of the clicked control that is reverted within ${seconds(dead.feedbackMs)}; within ${seconds(dead.rippleMs)} if only empty elements came and went and no request was sent (a ripple). Of an empty element in it, the change may be recorded 0.25 s later (a wave). The wave of ng-zorro and Ant Design 3 and 4, an attribute of the button and a style sheet for 0.4 s, is left out.`,
      `Marks of what contains the clicked control, such as the body, that appear with the press and disappear within ${seconds(dead.feedbackMs)} after the click.`,
      'What a short press showed and its click hid again before anyone could see it, such as a menu whose script listens to both (`hidden`, `open` or `aria-expanded`, with the classes and the style that changed together). If only classes changed: 2 or more such clicks are dead.',
      'Something that pointer down lifts, as if to drag it, and that is dropped in the same place (a card around a button). 2 or more such clicks are dead.',
      'What happens to a field that loses the focus through the click: its content, and what marks it as valid or as visited (its attribute, and classes of the field and of the elements around it). If the click submits the form, such marks of all other fields do not count either.',
      '`aria-expanded` that marks a menu as closed which was not open.',
      'A tooltip (`role="tooltip"`) that opened under the pointer and closes with the press.',
    ],
    'Does not count as a response: loading without a result': [
      'A failed request.',
      '`disabled`, `inert` or `aria-busy` that a request only switched on and off, or switched on without ever getting a response. The same holds if the browser sends a form and no page comes, and if the page sent the form after another request. A spinner that stays after such a request does not count either.',
      `A loading state of the clicked button that ends within ${seconds(dead.feedbackMs)} without a request, a result or another text, or whose request failed.`,
      `A spinner or \`aria-busy\` that is still there after ${seconds(dead.afterMs)}. If its request never gets a response, none of these count: the dialog that opened with it, empty elements with which the page covers itself, and a loader that is shown by its style in a part that is marked as \`busy\` or \`aria-busy\`.`,
      `A loader without text, if the response takes longer than ${seconds(dead.slowMs)}: all elements and attributes with which it came go with the response. A word that only screen readers read (\`sr-only\`, \`visually-hidden\`) is no text, and neither are dots beside a button. Dots do not count either if the request never gets a response.`,
      'What moves in a loading bar that a library keeps in the page (`q-loading-bar`, `n-loading-bar`, `nuxt-loading-indicator`), and the bar that Turbo or NProgress adds while a request is open.',
      `What only replaces the response to an earlier click on the control within ${seconds(dead.afterMs)} by the same texts, states and classes, if the click saved something (a form that is returned without a message).`,
    ],
  },
};

const formAbandoned: Rule = {
  means: 'A visitor fills in a form and never sends it, or cannot.',
  is: [
    `At least ${formAbandonment.fields} fields filled in, or one field for ${seconds(formAbandonment.oneFieldMs)}, and the form not sent by the end of the visit. Fields are distinguished by their selectors and labels.`,
    'The signal names the last field that was filled in, with two exceptions. If the browser’s own validation stopped the last attempt and nothing was entered since, it names the first invalid field. If the visitor clicked a field that the page still marks as invalid, after two attempts since the last entry, it names that field. A field without a label is not named.',
  ],
  isNot: [
    'Search boxes, filters that respond at once, and choices without a form or submit button at which the page writes or moves something at once, such as a task that is done.',
    'Choices outside a form, such as ways to pay, after a button saved and hid the step before them, if nothing else was filled in since.',
    'The only field of a form without a button while a list follows what is typed, and a single field without form and button.',
    'Fields without a submit button, if their result was copied or downloaded, or if a link outside the navigation led to the next page. Links drawn as tabs or a menu count as navigation.',
    `A page without a submit button that saved each entry within ${seconds(formAbandonment.savedMs)} or failed to, or that saved the last entry and then removed the fields.`,
    `A form whose button was followed by a request or another page within ${seconds(dead.requestMs)}, whose button or last entry loaded a page within ${seconds(dead.loadMs)}, or whose fields were removed or emptied afterwards, except by a choice (a radio button, a check box, or a button that shows that it is pressed) after which the visitor had to type into 2 or more of them again before. Fields that are empty when the page is left were emptied, as by a chat that sends at Enter.`,
    'A form that was submitted, except in the cases of the next two lists.',
  ],
  more: {
    'Submitted without success on an open page: still a signal': [
      'The submit sent no request, and the visitor filled in another of its fields.',
      'The same entries were sent a second time without any effect.',
      'A script handled the submit, the form stayed open, and the page did not respond or only disabled its buttons.',
      'A button such as “Send”, or any button of a form that asks for an email address, had no effect twice, and the form stayed open.',
      'The form stayed open twice, whatever was sent, with a field that was marked as invalid until the end (by its ARIA attribute, or by a class of Bootstrap or Rails). The same holds if the server rejected it twice and returned the page with such a field, or if a script put the response in place of the form.',
      'The same entries were sent three times, and the form asks for an email address or its requests failed.',
      `The form was sent ${REJECTED_ATTEMPTS} times, each time with a request, and stayed open. Between the attempts the visitor corrected some, but never all, of its typed fields, ${CORRECTED_FIELDS} or more altogether. The page wrote the same each time (texts that repeat typed words are ignored), and the visitor followed no link in the content.`,
    ],
    'Returned by the server again and again: still a signal': [
      `After each of ${RETURNED_ATTEMPTS} attempts (in some cases ${RETURNED_WITH_EMAIL}), the server loaded the page again, and the form was not sent afterwards. One of these cases applies:`,
      `*Without a message*: each load had the texts of the page before the first attempt, apart from times of day, scripts did not add text to every one of them, and the visitor typed into the same field each time (a code that is rejected silently). ${RETURNED_WITH_EMAIL} attempts are enough if the form asks for an email address.`,
      `*Rejected*: each load had the same texts, and the visitor first filled in ${APPLICATION_FIELDS} or more fields and then fewer of them. The form asks for an email address or has a button such as “Send”; ${RETURNED_WITH_EMAIL} attempts are enough if it has both.`,
      `*Emptied*: ${RETURNED_WITH_EMAIL} loads had the texts of the page before, apart from masked ones, and the visitor typed into ${APPLICATION_FIELDS} or more fields again. The form asks for an email address or has a button such as “Send”.`,
    ],
  },
};

const failedRequest: Rule = {
  means: 'A request that the page needs fails.',
  is: [
    'A request to the site with status 400 or more or without any response. A video or sound that does not play counts, too.',
    'A request to one of the site’s other hosts with status 400 or more.',
    'The page itself (status 404, 410, or 500 or more), if it contains the script and a click on the site opened it.',
    'One signal per path and status. A missing script is a signal of the page that needed it, not of one that fetched it in advance.',
  ],
  isNot: [
    `A request that the page canceled, that page exit aborted (within ${seconds(abortedMs)} of a change of the page after it was sent; not if the click that opened this page sent the request, and the page was opened after it had failed), that a content blocker stopped, that a visitor without a connection sent, or with which a host such as Shopify, Cloudflare or Vercel measures visits.`,
    `A rejection that the page explains: status ${rejection.statuses.join(', ')} to a request that a click sent or that checks an entry, followed within ${seconds(rejection.explainedMs)} by a text with words outside the clicked control. Status 404 or 410 to a request for what was typed is such a rejection, too. A click that opened the browser’s dialog for a file counts as the click that sent the file. Status 402 needs neither click nor entry, because visitors pay in a frame or window of the provider. A text that explained the same rejection before, and that is still there, explains the next one. A text that the page takes back, such as a sum that it had changed too early, explains nothing, unless the same rejection was explained before.`,
    'Status 404 or 410 to a script that requested a part of one item, such as its photo, while other requests of the page succeeded.',
    'Status 404 or 410 to a script that looked up what was typed, unless a button sent the request and the page did not explain the result.',
    `A missing picture that the page replaced: as many pictures got another address (\`src\`, \`srcset\`) within ${seconds(REPLACED_MS)} as failed. Visitors see what the author shows instead.`,
    'A page that a framework fetched in advance.',
    `A 401 that two successful requests follow within ${seconds(errorClick.withinMs)} (a renewed sign-in).`,
    'A 401 to a request that no click sent, because the page then only checks whether its visitor is signed in. A click on a field does not count as sending a request.',
    `A request that the page itself repeated successfully within ${seconds(RETRY_MS)}, or that its timer sent again at the next tick without a failure (unless the page sends many requests between two ticks).`,
    'Icons that browsers request by themselves, addresses of video streams, which scripts play, files for installing a page, for working offline, for searching and debugging it that no script asked for, and beacons, for whose response no script waits.',
  ],
};

export const rules: Readonly<Record<SignalKind, Rule>> = {
  'rage-click': {
    means: 'A visitor clicks the same thing again and again.',
    is: [
      `At least ${rage.clicks} clicks on one control, or within ${rage.radiusPx} px, each at most ${seconds(rage.pauseMs)} after the previous one.`,
      `*Strong*: ${rage.strongClicks} or more in ${seconds(rage.strongWithinMs)} without any visible response, however long the pauses between the first ones.`,
    ],
    isNot: [
      'Clicks to each of which the page visibly responded before the next one (steppers, pagers, toggles). The last click needs no response.',
      'One or two clicks without a response after at least three with one: the visitor reached the end of a stepper’s range.',
      'A series with a scroll or another page (a new address alone is none), or with a text selection, unless more than three clicks were on a control.',
      'Clicks on the option that is already selected, or on options that cannot be chosen if the visitor chose another one, unless there are more than 6 in a row.',
      'Text fields, sliders, canvases and the controls next to one, players, maps, and anything under `data-no-rage`.',
    ],
  },
  'dead-click': deadClick,
  'keyboard-barrier': {
    means:
      'A visitor who uses the keyboard cannot operate a control, close a dialog or get further.',
    is: [
      `Enter or Space on a control, if the page does not turn it into a click and does not respond within ${seconds(dead.afterMs)}. 3 or more such key presses on one control, of either key and without a request, are also a signal if no response comes before the visitor uses something else.`,
      `Escape in an open dialog at least ${keyboard.escapes} times. Either no response comes before the next press and within ${seconds(keyboard.escapeMs)}, or the same dialog is still open at the next press, whatever else changed. A text that is replaced is no response.`,
      `The last ${TRAPPED_TABS} Tab presses reached at most a third as many elements, or the last ${STUCK_TABS} never left one element, while the page has more than twice as many others.`,
    ],
    isNot: [
      'Space on a link, because browsers scroll with it.',
      'A dialog or layer that traps the focus on purpose, and inert pages.',
      'A text area or editor that keeps Tab, unless it still does after Escape.',
      'Other keys, which are never examined.',
    ],
  },
  'error-click': {
    means: 'A click causes an error.',
    is: [
      `A script error, an unhandled rejection or a failed request within ${seconds(errorClick.withinMs)} after a click and before the next one. A script error while the control is pressed, too, unless the press took the focus from a field.`,
      `A request that fails later, if it was sent within ${seconds(dead.requestMs)} after the click.`,
      'A request that fails, if Enter in a field sent it: it counts for the click that opened the field or moved the focus there.',
      `An error that the page’s scripts caught and logged to the console, if the page showed nothing instead until the visitor left or clicked again ${seconds(dead.leftMs)} or more later. An empty bar or spinner that comes and goes with a request shows nothing.`,
      `A response to the page’s script that is not JSON although the script expects it (\`response.json()\`), such as a login or error page with the status 200, if the page showed nothing instead. A page that handles it shows something.`,
    ],
    isNot: [
      'A rejection that the page explains (see [failed-request](#failed-request)).',
      'A failure after a page change. A reload of the same page counts as a change, as after many forms.',
      'A failure that also happens at least twice without clicks, or once if the page had responded before it sent the request late, or a whole number of seconds after that failure, as timers do; one that starts once the visitor types into the clicked field, that comes as a click on a field takes the focus from another one that was filled in, or that starts with a scroll after the page has responded.',
      'The failed request of another website, or an uncertain error ([javascript-error](#javascript-error)), unless the click got no other response.',
    ],
  },
  'quick-back': {
    means: 'A visitor opens a page and goes straight back.',
    is: [
      `From page A to page B and back to A in less than ${seconds(quickBack.stayMs)}, both steps by the visitor.`,
      `From page A to a page without the script and back ${seconds(quickBack.away.leastMs)} to ${seconds(quickBack.away.mostMs)} after the click. Error pages of servers do not contain the script. The click was on a link, a submit button, a button whose script saved something, or a control such as “Add to cart” whose script left the page at once. The same goes for a button, or a link to a script, that left the page at once with at least two fields filled in: the form was sent, and counts as finished. Enter in a field counts as a click.`,
    ],
    isNot: [
      'Reloads and redirects.',
      'A stay on B during which something was typed or sent.',
      'A dialog with an address, above a page that stays as it is, and a change between two tabs.',
      'A stay on B after which the visitor types into a field of A at once: they looked something up.',
      'A thank-you page: the page to which a form with an email address, or a button such as “Send”, led.',
      'A page that asks something, such as whether to delete a comment, and is left by a link or button “Cancel”.',
      'A form that is sent to another website.',
      'A step of a form that was reached by sending the previous step, if the visitor then filled in the previous step again: they went back to correct it.',
      'A numbered step before this one (`/book/step-4` and `/book/step-1`), from which the visitor went on to this one again.',
      'A step of a form that a button outside a form element led to, after fields were filled in, if the button back is in the same place.',
      'Several items of one list, opened one after another. Their addresses or links show that they belong together; so do products of a collection (`/collections/mugs` and `/products/red-mug`, `/mugs.html` and `/mugs/red.html`), downloads and topics (`/shop` and `/downloads/glazes`), members of a list (`/users` and `/user/anna`), names with a number (`/red-mug_15` and `/blue-mug_18`) by links in the same place of the content, and items that differ only in a parameter and were opened by different links of the content, or by links in different places.',
      'One item of a list, viewed briefly. Its address shows that it is one (`/rooms` and `/rooms/:id` or `/rooms/:id/show`, `/users` and `/user/anna`).',
      'Another page of the same list (`/blog/page/2`, `/news/p2`, `/notes/page:2`, also in German, Spanish, Italian, Swedish and Polish).',
    ],
  },
  'excessive-scroll': {
    means: 'A visitor scrolls up and down in search of something.',
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
    means: 'A script of the site fails.',
    is: [
      'An uncaught error or unhandled rejection. One signal per message shape and file.',
      'A fault of a program that was only logged to the console, because frameworks such as Stimulus, Angular and Vue catch what a component throws: something undefined or null is read, called or iterated, or a name is not defined.',
    ],
    isNot: [
      '`ResizeObserver loop` notices, view transitions that the browser skipped, a video that did not start by itself, service workers, and pages that React renders again because they differ from what the server sent.',
      'What a script or the visitor canceled or refused: requests, pages that a router leaves for another one, dialogs, share sheets, sign-in windows.',
      'Errors of browser extensions, and of what browsers of phones, apps such as Instagram, Facebook and Outlook, and wallets add to every page.',
      'A rejection that only says that some request got no response, unless a call without a response is known: content blockers and the visitor’s network cause most of them. A failed request has a signal of its own.',
      'A rejection that only says that the server rejected a request (axios, ky), if the page explained it.',
      'What a request causes that leaving the page aborted: Firefox and Safari still run the page’s scripts then.',
      'Other errors that the page’s scripts caught and logged to the console: they expected them.',
      '*Uncertain* errors are not reported by themselves: `Script error.` of another website’s script, functions that measure visits and that a content blocker removed, permissions that the browser or the visitor did not give, frames of other websites, rejections without a message.',
    ],
  },
  'failed-request': failedRequest,
  'white-screen': {
    means: 'The page goes blank, or stays blank.',
    is: [
      `At least ${percent(whiteScreen.removedShare)} of the page's nodes disappear within ${seconds(whiteScreen.withinMs)} of a failure, or of an error that was only logged to the console, and are not back after ${seconds(whiteScreen.rebuiltMs)}. *Replaced*: text took their place, such as an error message.`,
      `A page has no text, picture, frame or component from its start until its visitor goes back (after ${seconds(whiteScreen.emptyMs)} or more) or the visit ends (after ${seconds(whiteScreen.emptyAtEndMs)} or more).`,
      `A click removes everything from a page within a second, and nothing comes for ${seconds(whiteScreen.emptyAtEndMs)} or more, until its visitor goes back or reloads the page or the visit ends.`,
      `A page of an app removes at least ${whiteScreen.removedShare * 100} % of the nodes before it and adds no content, and something failed or an error was logged within ${seconds(whiteScreen.withinMs)}. It does not matter how its visitor left it (after ${seconds(whiteScreen.emptyMs)} or more).`,
      `A click in a dialog or another layer replaces its content by an empty element, and the layer stays open with at most half as much around it: for ${seconds(whiteScreen.emptyMs)} or more until its visitor clicks in it again, or ${seconds(whiteScreen.emptyAtEndMs)} or more until the page is left. A layer that does not say that it is a dialog counts only if its visitor clicks in it again.`,
    ],
    isNot: [
      `Pages with fewer than ${whiteScreen.minNodes} nodes, and page changes, except one before the click right after which a script failed.`,
      'An error that was logged before while the page stayed intact.',
      'An empty page whose script opens the next one.',
    ],
  },
  'slow-page': {
    means: 'A page loads slowly, responds slowly, or moves while it is read.',
    is: [
      `LCP above ${seconds(slowPage.LCP)}, INP above ${slowPage.INP} ms or CLS above ${slowPage.CLS}, at the 75th percentile of the day's visits, from ${facts.VITALS_MIN_VISITS} measured visits and 2 affected visitors. INP and CLS are measured per in-page navigation.`,
      'If a script opens a page, the time until most of its text and pictures are there counts as LCP. It starts with the click on a link if the click sent the request.',
      `If a page has loaded with fewer than ${contentWait.frame} texts and pictures (little more than a menu and a footer; an icon counts once, even if its font draws it from a word), the time until a response of the server adds at least half as many again counts as LCP. A page with larger menus, or with menus that a script shows late, is judged by its main element (\`main\`), if that has fewer than ${contentWait.screenful} and no field or frame, and the response adds at least twice as many.`,
    ],
    isNot: [
      'Shifts within half a second of an input, and the movement of the footer.',
      'Content that comes after the visitor’s next input.',
      `Content that a script adds after a screenful (${contentWait.screenful} texts and pictures; every further ${contentWait.textLength} characters of a long text count as another one).`,
      'Content that comes late without a response of the server (a popup).',
    ],
  },
  'thrashed-cursor': {
    means: 'A visitor shakes the mouse.',
    is: [
      `At least ${thrashedCursor.turns} turns of the pointer in ${seconds(thrashedCursor.withinMs)}, within ${seconds(thrashedCursor.nearMs)} of another signal.`,
    ],
    isNot: ['An issue by itself: it only supports another signal.'],
  },
};
