/** Renders docs/TRUTH.md: what each signal and number of a report means, with the constants that the code uses. */
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
const { rejection, formAbandonment, whiteScreen, slowPage, thrashedCursor, abortedMs, clip } =
  signalRules;
const seconds = (ms: number) => `${ms / 1_000} s`;
const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`;

interface Rule {
  readonly is: string;
  readonly isNot: string;
}

const rules: Readonly<Record<SignalKind, Rule>> = {
  'rage-click': {
    is: `At least ${rage.clicks} clicks on one control (or within ${rage.radiusPx} px), each at most ${seconds(rage.pauseMs)} after the last. *Strong* from ${rage.strongClicks} in ${seconds(rage.strongWithinMs)} without any answer.`,
    isNot:
      'A chain in which the page visibly answered each click but the last before the next one (steppers, pagers, toggles); a chain with a scroll, a text selection or a page change; text fields, sliders, canvases and controls beside one, players, maps; anything under `data-no-rage`.',
  },
  'dead-click': {
    is: `A click on something that looks clickable, and no visible answer within ${seconds(dead.afterMs)}; *late* when the answer took longer than ${seconds(dead.slowMs)}. Answers: a change of the page, a scroll within ${seconds(dead.scrollMs)}, a selection within ${seconds(dead.selectionMs)}, a change of focus, visibility or window within ${seconds(dead.focusMs)}, another address, a dialog, sound or film, the title of the tab, the clipboard, a download. A finished request without anything shown counts as quiet: dead from ${facts.QUIET_MIN_VISITORS} visitors where the same control visibly answered others, or who clicked it again within ${seconds(dead.afterMs)}, otherwise no signal. So does a change that was all out of sight (outside of the window, or in a part that is not shown), if the visitor clicked again within that time: "responds out of sight".`,
    isNot: `Fields, links to another site, a new tab, mail, telephone or a file; a click with a modifier key; the option that is chosen already; a page that was left or hidden before the wait was over; an answer that came only behind the next click. No answer: a clock or anything that moves by itself (${dead.restlessChanges} changes in ${seconds(dead.restlessMs)} before the click, or a rhythm that continues across it, or an unbroken one that began without a click and is no faster while there are clicks, or a step that is due of what changes every few seconds, also on the visit’s pages before: messages that take turns, prices that are converted again), what changes only while the page scrolls, the look of the pressed control that is undone within ${seconds(dead.feedbackMs)} or, where only empty elements came and went and no request was sent, within ${seconds(dead.rippleMs)} (a ripple), the content of a field that the press left, a failed request, \`disabled\` or \`aria-busy\` that a request only switched on and off, a notice (\`status\`, \`alert\`, \`log\` or a live region) of before the click that fades or goes, unless that begins at once, and a spinner or \`aria-busy\` that is still there after ${seconds(dead.afterMs)}. An answer: something that moved by itself stops for good. Clicks beside a control smaller than ${SMALL_TARGET_PX} px belong to it ("hard to hit") from ${missed.clicks} clicks, and presses of a disabled button count from ${missed.clicks}, unless a click on it has disabled it. A click on invisible elements over a control belongs to the control ("covered").`,
  },
  'keyboard-barrier': {
    is: `Enter or Space on a control that the page does not turn into a click, without an answer within ${seconds(dead.afterMs)}; Escape in an open dialog at least ${keyboard.escapes} times without an answer; the last ${TRAPPED_TABS} presses of Tab reached a third as many elements or fewer, or the last ${STUCK_TABS} never left one, while the page has more than twice as many others.`,
    isNot:
      'A dialog or layer that keeps the focus on purpose, pages made inert, text areas and editors; keys other than these four are never looked at.',
  },
  'error-click': {
    is: `A script error, an unhandled rejection or a failed request within ${seconds(errorClick.withinMs)} after a click and before the next one; also a request that fails later, if it was sent within ${seconds(dead.requestMs)} after the click, and an error that the page’s scripts caught and wrote to the console, if nothing was shown instead.`,
    isNot:
      'A refusal that the page explains (see failed-request); a failure behind a change of the page; a failure that also happens without clicks at least twice; what fails once the visitor types into the clicked field; the failed request of another website, unless the click got no other answer.',
  },
  'quick-back': {
    is: `From A to B and back to A in less than ${seconds(quickBack.stayMs)}, both steps the visitor's.`,
    isNot: 'Reloads, redirects, and visits on which something was typed or sent.',
  },
  'excessive-scroll': {
    is: `At least ${excessiveScroll.reversals} changes of direction of ${percent(excessiveScroll.viewportShare)} of the screen or more within ${seconds(excessiveScroll.withinMs)}.`,
    isNot: `A list that grew by ${excessiveScroll.loadingNodes} nodes or more meanwhile; rows that take the place of others are no growth.`,
  },
  'form-abandonment': {
    is: `At least ${formAbandonment.fields} fields filled in, or one for ${seconds(formAbandonment.oneFieldMs)}, and not sent by the end of the visit.`,
    isNot: `Search boxes; filters that answer at once; one field that belongs to no form and has no button; fields without a submit button, of which a link outside of the navigation led to the next page; a form that was submitted (unless the submit sent no request and the visitor filled in another of its fields, or sent the same entries a second time without any effect), or whose button was followed by a request or another page within ${seconds(dead.requestMs)}, or whose fields went away or were emptied after it; a page without a submit button that saved each entry within ${seconds(formAbandonment.savedMs)} or failed to, or that saved the last one and then took the fields away.`,
  },
  'javascript-error': {
    is: 'An uncaught error or unhandled rejection; one signal per message shape and file.',
    isNot:
      '`ResizeObserver loop` notices, browser extensions, and what the page’s scripts caught and wrote to the console. `Script error.` is labeled as another website’s script.',
  },
  'failed-request': {
    is: 'A request to the site with status 400 or more, or without any answer; requests to its other hosts with status 400 or more. One signal per path and status.',
    isNot: `Requests that the page gave up or that leaving cut off (${seconds(abortedMs)}), a refusal that the page explains (status ${rejection.statuses.join(', ')} to what a click sent, and within ${seconds(rejection.explainedMs)} a text elsewhere than in the clicked control), icons that browsers ask for by themselves, a 401 that two successful requests follow within ${seconds(errorClick.withinMs)} (a renewed sign-in), a request that the page itself repeated with success within ${seconds(RETRY_MS)}, what content blockers stop, visitors without a connection.`,
  },
  'white-screen': {
    is: `At least ${percent(whiteScreen.removedShare)} of the page's nodes gone within ${seconds(whiteScreen.withinMs)} of a failure, or of an error that was only written to the console, and not back after ${seconds(whiteScreen.rebuiltMs)}.`,
    isNot: `Pages of fewer than ${whiteScreen.minNodes} nodes, changes of the page, and an error that was written to the console before while the page stood.`,
  },
  'slow-page': {
    is: `LCP above ${seconds(slowPage.LCP)}, INP above ${slowPage.INP} ms or CLS above ${slowPage.CLS}, at the 75th percentile of the day's visits, from ${facts.VITALS_MIN_VISITS} measured visits and 2 affected visitors. INP and CLS are measured per in-page navigation.`,
    isNot: 'Shifts within half a second of an input.',
  },
  'thrashed-cursor': {
    is: `At least ${thrashedCursor.turns} turns of the pointer in ${seconds(thrashedCursor.withinMs)}, within ${seconds(thrashedCursor.nearMs)} of another signal.`,
    isNot: 'Never an issue of its own.',
  },
};

const signalTable = signalKinds
  .map(
    (kind) =>
      `| ${kind} | ${rules[kind].is} | ${rules[kind].isNot} | ${frustrationWeights[kind]} |`,
  )
  .join('\n');

const counted: readonly (readonly [name: string, meaning: string])[] = [
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
    'Wilson’s 95 % interval. A share is called rough when its upper end is at least ' +
      facts.ROUGH_FROM_RATIO +
      ' times its lower end.',
  ],
  [
    'Page',
    'The path with ids and numbers folded to `:id`. A page starts with its `rv:page` event; everything later belongs to it until the next one. Errors are recorded from the loader’s first line.',
  ],
  ['Clip', `${seconds(clip.minMs)} to ${seconds(clip.maxMs)} around the moment.`],
  [
    'Bots',
    'Browsers that say they are automated are counted by one hello per tab, kept apart and never billed.',
  ],
  [
    'Single visitors',
    'One visitor alone is at most Minor. Without an error it takes two sessions before an issue is reported.',
  ],
  ['Sampling', 'A day above 5,000 sessions is read by an even sample, and the report says so.'],
];

/** The whole page; `npm run docs:truth` writes it, and a test fails when it is stale. */
export const truthPage = (): string => `# What a report claims, and how it knows

Written by \`npm run docs:truth\` from the code. Signal rules version ${SIGNAL_RULES_VERSION}, facts version ${facts.FACTS_VERSION}.

## Signals

Each signal is found in one session by a pure function over its recording (\`lambdas/recordings/analysis/detectors\`). The weight is used for ordering recordings only.

| Signal | Rule | Not a signal | Weight |
|---|---|---|---|
${signalTable}

## Issues

- Signals of one kind on one control of one page are one issue. Rage, dead and error clicks on one control are one issue, named by the strongest; so are Enter and Space.
- One fault is reported once: clicks on several controls of a page that end in the same error are one issue; a click before a blank page belongs to the blank page; an error or failed request that comes within 3 s of a trouble, or that the trouble names, is its cause; an error behind a failed request belongs to the request; a form whose button failed in at least 80 % of its sessions belongs to the button.
- *Critical* ends visits: a blank page; an error on sending a form; a dead control, a keyboard barrier or an unfinished form on the way to the goal, or a dialog that does not close, after which at least half of the affected visits ended on that page. A form counts only if its fields were still there. *Important* is an issue that affects at least ${percent(facts.WIDE_FROM_RATE)} of the exposed for certain, or hinders on the way to the goal. Everything else, and everything that affects one visitor, is *Minor*. Below ${percent(facts.RARE_BELOW_RATE)} and ${facts.RARE_BELOW_VISITORS} visitors an issue is rare and one level lower.
- Without an error, a share that may be below ${percent(facts.CLUMSY_SHARE)} is watched and not reported, unless ${facts.CLUMSY_BELOW_VISITORS} visitors were affected. The error of that test, ${percent((1 - facts.CLUMSY_CONFIDENCE) / 2)} on one stretch of days, is shared by all stretches as long that the page was watched, so that a problem after clean weeks needs more visitors than one of the first days, unless clicks were *strong*.
- *Repaired*, *changed* and *back again* are claimed only by a test that is wrong in at most ${percent(facts.FALSE_CLAIM_SHARE)} of issues per quarter.

## Numbers

| Number | Meaning |
|---|---|
${counted.map(([name, meaning]) => `| ${name} | ${meaning} |`).join('\n')}

A digest holds at most ${digestLimits.signals} signals, ${digestLimits.pages} pages and ${digestLimits.clickSpots} click spots; its counts hold all of them.

## Measured

${measured}

## What we do not claim

${unclaimed.map((each) => `- ${each}`).join('\n')}
`;
