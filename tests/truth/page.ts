// Renders docs/TRUTH.md: the meaning of each signal and number of a report, with the constants of the code.
import { type SignalKind, signalKinds } from '../../lambdas/contract/signal.ts';
import {
  digestLimits,
  frustrationWeights,
  SIGNAL_RULES_VERSION,
  signalRules,
} from '../../lambdas/contract/signal-rules.ts';
import { SESSION_CAP_MINUTES, SESSION_IDLE_MINUTES } from '../../lambdas/contract/tracker.ts';
import * as facts from '../../lambdas/reports/facts/constants.ts';
import { RETRY_MS, SMALL_TARGET_PX, STUCK_TABS, TRAPPED_TABS } from '../../web/tracker/limits.ts';
import { measured, unclaimed } from './measured.ts';

const { rage, dead, missed, keyboard, errorClick, quickBack, excessiveScroll } = signalRules;
const {
  rejection,
  formAbandonment,
  whiteScreen,
  slowPage,
  contentWait,
  thrashedCursor,
  abortedMs,
  clip,
} = signalRules;
const seconds = (ms: number) => `${ms / 1_000} s`;
const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`;

interface Rule {
  readonly is: string;
  readonly isNot: string;
}

const rules: Readonly<Record<SignalKind, Rule>> = {
  'rage-click': {
    is: `At least ${rage.clicks} clicks on one control (or within ${rage.radiusPx} px), each at most ${seconds(rage.pauseMs)} after the last. *Strong* from ${rage.strongClicks} in ${seconds(rage.strongWithinMs)} without any response.`,
    isNot:
      'A series in which the page visibly responded to each click except the last before the next one (steppers, pagers, toggles), and the clicks without a response after at least three with one, unless these are three or more (the end of a stepper’s range); a series with a scroll, a text selection or a page change; text fields, sliders, canvases and the controls next to one, players, maps; anything under `data-no-rage`.',
  },
  'dead-click': {
    is: [
      `A click on something that looks clickable, without a visible response within ${seconds(dead.afterMs)}; *late* when the response took longer than ${seconds(dead.slowMs)}.`,
      `**Responses**: a change of the page, a scroll within ${seconds(dead.scrollMs)}, a selection within ${seconds(dead.selectionMs)}, a change of focus, visibility or window within ${seconds(dead.focusMs)}, another URL, a dialog, sound or video, the tab's title, the clipboard, a download.`,
      `**Quiet responses**: a finished request without a visible result. It is a dead click from ${facts.QUIET_MIN_VISITORS} visitors on, where the same control visibly responded to others or where they clicked it again within ${seconds(dead.afterMs)}; otherwise it is no signal. A change that was entirely out of sight (outside of the window, or in a hidden part) is also quiet if the visitor clicked again within that time: "responds out of sight".`,
    ].join('<br>'),
    isNot: [
      `Fields; a link whose page loads within ${seconds(dead.loadMs)}, with the first page as its referrer after ${seconds(dead.afterMs)} (a submit button, and a button whose script opens the page, is then slow); a page whose changes were not recorded, because it was too heavy, had no snapshot yet or changed too much; links to another site, a new tab, mail, telephone or a file (\`download\`, PDF, table, archive, calendar entry, also by a path such as \`/event/ical/\`); clicks with a modifier key; the option that is already selected; a page that was left or hidden before the wait was over; a response that came only after the next click.`,
      `**Not a response**: a clock or anything else that moves by itself (${dead.restlessChanges} changes in ${seconds(dead.restlessMs)} before the click, or a rhythm that continues across it, or an unbroken rhythm that started without a click and is no faster while there are clicks, or a due step of something that changes every few seconds, also on earlier pages of the visit: rotating messages, prices that are converted again; or a change that came at the same time after two other pages had loaded, such as a chat button, or that repeats with the interval after which it came first on another page); changes that happen only while the page scrolls; where pointer and focus are (\`data-pressed\`, \`data-focused\`, \`tabindex\` and the like); the clicked control's style if it is reverted within ${seconds(dead.feedbackMs)} or, where only empty elements came and went and no request was sent, within ${seconds(dead.rippleMs)} (a ripple); the content of a field that lost the focus through the click, and the classes that mark it and what is around it; a failed request; \`disabled\` or \`aria-busy\` that a request only switched on and off, or that it left on without an answer, also where the browser sends a form and no page comes; a loading state of the clicked button that ends within ${seconds(dead.feedbackMs)} without a request, a result or another text, and one whose request failed, whether it ends or not; a notice (\`status\`, \`alert\`, \`log\` or a live region) from before the click that fades or disappears, unless that starts at once; a spinner or \`aria-busy\` that is still there after ${seconds(dead.afterMs)}, a dialog that opened with it for a request without an answer, and empty elements with which a page covers itself for one.`,
      '**Still a response**: something that moved by itself stops for good.',
      `Clicks next to a control smaller than ${SMALL_TARGET_PX} px count for it from ${missed.clicks} clicks ("hard to hit"). Clicks on a disabled button count from ${missed.clicks}, unless the last click before them disabled it; requests are no response to them. A click on invisible elements over a control, or on a transparent control over another one, counts for the one below ("covered"). A click whose control moved away between press and release counts for this control if it is clicked again before a field is filled in ("moves away"), unless the page acted on the press; what a field does that loses the focus, such as showing its message, is no such act. A disabled button whose text ends with “…” when the wait is over is still busy.`,
    ].join('<br>'),
  },
  'keyboard-barrier': {
    is: `Enter or Space on a control that the page does not turn into a click, without a response within ${seconds(dead.afterMs)}; Escape in an open dialog at least ${keyboard.escapes} times without a response before the next press and within ${seconds(keyboard.escapeMs)}, or with the same dialog still open at the next press, whatever else changed; the last ${TRAPPED_TABS} Tab presses reached at most a third as many elements, or the last ${STUCK_TABS} never left one element, while the page has more than twice as many others.`,
    isNot:
      'Space on a link, with which browsers scroll; a dialog or layer that traps the focus on purpose, inert pages, text areas and editors, unless Tab stays in them after Escape, too. Other keys are never examined.',
  },
  'error-click': {
    is: `A script error, an unhandled rejection or a failed request within ${seconds(errorClick.withinMs)} after a click and before the next one; also a request that fails later, if it was sent within ${seconds(dead.requestMs)} after the click, and an error that the page’s scripts caught and logged to the console, if the page showed nothing instead, at least until the visitor left or clicked again ${seconds(dead.leftMs)} later.`,
    isNot:
      'A rejection that the page explains (see failed-request); a failure after a page change, also to the same page, as after many forms; a failure that also happens at least twice without clicks; a failure that starts once the visitor types into the clicked field; the failed request of another website, unless the click got no other response.',
  },
  'quick-back': {
    is: `From A to B and back to A in less than ${seconds(quickBack.stayMs)}, both steps the visitor's. Also a link, a submit button or a button whose script saved something that led to a page without the script, from which the visitor went back ${seconds(quickBack.away.leastMs)} to ${seconds(quickBack.away.mostMs)} after the click: error pages of servers do not contain it. Also a field that was sent with Enter, in place of the click.`,
    isNot:
      'Reloads, redirects, and visits on which something was typed or sent, before the way back or in a field of A right after it; several items of one list opened in turn, by their addresses or their links, also products of a collection (`/collections/mugs` and `/products/red-mug`); one item of a list glanced at once, by its address (`/rooms` and `/rooms/:id`).',
  },
  'excessive-scroll': {
    is: `At least ${excessiveScroll.reversals} changes of direction of ${percent(excessiveScroll.viewportShare)} of the screen or more within ${seconds(excessiveScroll.withinMs)}.`,
    isNot: `A list that grew by ${excessiveScroll.loadingNodes} nodes or more meanwhile; rows that replace others are not growth. A scroll that the page makes: to the place of a link, within ${seconds(dead.scrollMs)} after a click, or within ${seconds(excessiveScroll.submitMs)} after a submit.`,
  },
  'form-abandonment': {
    is: `At least ${formAbandonment.fields} fields filled in, by their selectors and labels, or one for ${seconds(formAbandonment.oneFieldMs)}, and not sent by the end of the visit.`,
    isNot: `Search boxes; filters that respond at once; the only field of a form without a button while a list follows what is typed; a single field without form and button; fields without a submit button where a link outside of the navigation led to the next page, or whose result was copied or downloaded; a form that was submitted (unless the submit sent no request and the visitor filled in another of its fields, or sent the same entries a second time without any effect, or a script took it, the form stayed open and the page did not respond, or only disabled its buttons, or a button such as “Send”, or any button of a form that asks for an email address, had no effect twice and the form stayed open, or stayed open twice, whatever was sent, with a field that was marked as invalid until the end (by its ARIA attribute, or by a class of Bootstrap or Rails), or the server returned its page twice with such a field, or it asks for an email address and the same entries were sent three times), or whose button was followed by a request or another page within ${seconds(dead.requestMs)}, or whose button or last entry loaded a page within ${seconds(dead.loadMs)}, or whose fields were removed or emptied after it; a page without a submit button that saved each entry within ${seconds(formAbandonment.savedMs)} or failed to, or that saved the last entry and then removed the fields.`,
  },
  'javascript-error': {
    is: 'An uncaught error or unhandled rejection; one signal per message shape and file.',
    isNot:
      '`ResizeObserver loop` notices, browser extensions, and errors that the page’s scripts caught and logged to the console. `Script error.` is labeled as another website’s script, and not reported by itself.',
  },
  'failed-request': {
    is: 'A request to the site with status 400 or more, or without any response, also of a video or sound that does not play; requests to its other hosts with status 400 or more. Also the page itself, if it contains the script and a click on the site opened it (status 404, 410, or 500 or more). One signal per path and status.',
    isNot: `Requests that the page canceled or that page exit aborted (${seconds(abortedMs)}); a rejection that the page explains (status ${rejection.statuses.join(', ')} to a request of a click, and within ${seconds(rejection.explainedMs)} a text with words outside of the clicked control); status 404 or 410 to a script that asks for a part of one item, such as its photo, while other requests of the page succeed; status 404 or 410 to a script that looked up what was typed, unless a button sent that; icons that browsers request by themselves; addresses of video streams, which scripts play; a 401 that two successful requests follow within ${seconds(errorClick.withinMs)} (a renewed sign-in); a 401 to a request that no click sent (the page checks whether its visitor is signed in); a request that the page itself repeated successfully within ${seconds(RETRY_MS)}; requests that content blockers stop; visitors without a connection.`,
  },
  'white-screen': {
    is: `At least ${percent(whiteScreen.removedShare)} of the page's nodes gone within ${seconds(whiteScreen.withinMs)} of a failure, or of an error that was only logged to the console, and not back after ${seconds(whiteScreen.rebuiltMs)}; *replaced* if text took their place, such as an error message. Also a page without any text, picture, frame or component from when it was opened until its visitor went back (after ${seconds(whiteScreen.emptyMs)} or more) or the visit ended (${seconds(whiteScreen.emptyAtEndMs)}).`,
    isNot: `Pages with fewer than ${whiteScreen.minNodes} nodes, page changes, an error that was logged before while the page stayed intact, and an empty page whose script opens the next one.`,
  },
  'slow-page': {
    is: `LCP above ${seconds(slowPage.LCP)}, INP above ${slowPage.INP} ms or CLS above ${slowPage.CLS}, at the 75th percentile of the day's visits, from ${facts.VITALS_MIN_VISITS} measured visits and 2 affected visitors. INP and CLS are measured per in-page navigation. For a page that a script opens, the time until most of its text and pictures are there counts as LCP; and so does, for a loaded page with fewer than ${contentWait.frame} texts and pictures (little more than a menu and a footer), the time until a response brings half as many or more.`,
    isNot: `Shifts within half a second of an input, and the movement of the footer. Content that comes after the visitor’s next input, or that a script adds after a screenful (${contentWait.screenful} texts and pictures), or late without a response of the server (a popup).`,
  },
  'thrashed-cursor': {
    is: `At least ${thrashedCursor.turns} turns of the pointer in ${seconds(thrashedCursor.withinMs)}, within ${seconds(thrashedCursor.nearMs)} of another signal.`,
    isNot: 'Never an issue by itself.',
  },
};

const signalTable = signalKinds
  .map(
    (kind) =>
      `| ${kind} | ${rules[kind].is} | ${rules[kind].isNot} | ${frustrationWeights[kind]} |`,
  )
  .join('\n');

const numbers: readonly (readonly [name: string, meaning: string])[] = [
  [
    'Visit (session)',
    `One tab's activity. It ends after ${SESSION_IDLE_MINUTES} minutes without activity and after ${SESSION_CAP_MINUTES} minutes at the latest. It counts once its first batch was accepted.`,
  ],
  [
    'Visitor',
    'One browser, by a random id in its storage. Another browser, or cleared storage, is another visitor.',
  ],
  ['Affected', 'Visitors with at least one signal of the issue in the window.'],
  ['Exposed', 'Visitors who saw a page of the issue. The share is affected of exposed.'],
  [
    'Interval',
    '95 %: the mean of Wilson’s interval and of the posterior with Kerman’s neutral prior. A share is called rough when its upper end is at least ' +
      facts.ROUGH_FROM_RATIO +
      ' times its lower end.',
  ],
  [
    'Page',
    'The path with ids and numbers folded to `:id`. A page starts with its `rv:page` event; everything after it belongs to this page until the next one. Errors are recorded from the loader’s first line on.',
  ],
  ['Clip', `${seconds(clip.minMs)} to ${seconds(clip.maxMs)} around the moment.`],
  [
    'Bots',
    'Browsers that report to be automated send one request per tab. They are counted separately and never billed.',
  ],
  [
    'Single visitors',
    'One visitor alone is at most Minor. Without an error, an issue is reported only from two sessions on.',
  ],
  [
    'Sampling',
    'Of a day with more than 5,000 sessions an even sample is read, and the report says so.',
  ],
];

/** Renders the page; `npm run docs:truth` writes it, and a test fails when it is stale. */
export const truthPage = (): string => `# What a report claims, and the evidence for it

Written by \`npm run docs:truth\` from the code. Signal rules version ${SIGNAL_RULES_VERSION}, facts version ${facts.FACTS_VERSION}.

## Signals

A pure function over the recording of one session finds each signal (\`lambdas/recordings/analysis/detectors\`). The weight is used only to order recordings.

| Signal | Rule | Not a signal | Weight |
|---|---|---|---|
${signalTable}

## Issues

- Signals of one kind on one control of one page are one issue. Rage, dead and error clicks on one control are one issue, named by the strongest signal; so are Enter and Space.
- One fault is reported once: clicks on several controls of a page that end in the same error are one issue; of scripts and styles that fail together, one is reported; a click before a blank page belongs to the blank page; an error or failed request within 3 s of another problem, or that this problem names, is its cause; an error caused by a failed request belongs to the request; visitors who leave a page at once because of a failure there, or of its data, belong to the failure, unless most of those who ran into it stayed; clicks within 30 s after a failed click on the layer that it left open belong to that click; a form whose button failed in at least 80 % of its sessions belongs to the button (outside of a form element, a button whose label says that it submits), and the button’s failure belongs to a form that more visitors submitted without effect; a form left on a page where the keyboard is stuck belongs to the keyboard barrier; scrolling up and down within 10 s after a dead click belongs to the click.
- *Critical* ends visits: a blank page; an error on sending a form; a dead control, a keyboard barrier or an unfinished form on the way to the goal, or a dialog that does not close, after which at least half of the affected visits ended on that page; a dead submit button or a form that was submitted without effect on the way to the goal, if at least half of the affected visitors did not reach it. A form counts only if its fields were still there. *Important* is an issue that certainly affects at least ${percent(facts.WIDE_FROM_RATE)} of the exposed visitors, or hinders on the way to the goal. Everything else, and everything that affects one visitor, is *Minor*. Below ${percent(facts.RARE_BELOW_RATE)} and ${facts.RARE_BELOW_VISITORS} visitors an issue is rare and one level lower.
- Without an error, a share that may be below ${percent(facts.CLUMSY_SHARE)} is watched and not reported, unless ${facts.CLUMSY_BELOW_VISITORS} visitors were affected. The error rate of that test, ${percent((1 - facts.CLUMSY_CONFIDENCE) / 2)} for one period of days, is divided among all periods of that length in which the page was watched. So a problem after weeks without any needs more visitors than a problem in the first days, unless clicks were *strong*.
- *Repaired*, *changed* and *back again* are claimed only by a test that is wrong in at most ${percent(facts.FALSE_CLAIM_SHARE)} of issues per quarter.

## Numbers

| Number | Meaning |
|---|---|
${numbers.map(([name, meaning]) => `| ${name} | ${meaning} |`).join('\n')}

A digest holds at most ${digestLimits.signals} signals, ${digestLimits.pages} pages and ${digestLimits.clickSpots} click spots; its counts hold all of them.

## Measured

${measured}

## What we do not claim

${unclaimed.map((each) => `- ${each}`).join('\n')}
`;
