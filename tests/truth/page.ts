// Renders docs/TRUTH.md: the meaning of each signal and number of a report, with the constants of the code, and how well
// reports did. `signals.ts`, `results.ts` and `lessons.ts` hold its longer parts.
import { type SignalKind, signalKinds } from '../../lambdas/contract/signal.ts';
import {
  digestLimits,
  frustrationWeights,
  SIGNAL_RULES_VERSION,
  signalRules,
} from '../../lambdas/contract/signal-rules.ts';
import { SESSION_CAP_MINUTES, SESSION_IDLE_MINUTES } from '../../lambdas/contract/tracker.ts';
import * as facts from '../../lambdas/reports/facts/constants.ts';
import { knownMisses, lessons, unclaimed } from './lessons.ts';
import { results } from './results.ts';
import { rules } from './signals.ts';
import { percent, seconds } from './units.ts';

const bullets = (each: readonly string[]): string => each.map((line) => `- ${line}`).join('\n');

/** The section of a signal: when it is reported, when it is not, and further lists. */
function section(kind: SignalKind): string {
  const { is, isNot, more = {} } = rules[kind];
  const lists = Object.entries({ 'Not a signal': isNot, ...more });
  return [
    `### ${kind}`,
    `Weight ${frustrationWeights[kind]}.`,
    bullets(is),
    ...lists.map(([title, lines]) => `**${title}**\n\n${bullets(lines)}`),
  ].join('\n\n');
}

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
    'The path with ids and numbers folded to `:id`, and a route after a hash (`/#/orders/:id`). A page starts with its `rv:page` event; everything after it belongs to this page until the next one. Errors are recorded from the loader’s first line on.',
  ],
  [
    'Clip',
    `${seconds(signalRules.clip.minMs)} to ${seconds(signalRules.clip.maxMs)} around the moment.`,
  ],
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
  [
    'Several days',
    'Visitors are counted once per day, so sums over days say so, or say “visits”: there were at least as many.',
  ],
  [
    'Usual',
    'Only days that were covered from midnight to midnight are compared: not the day of the setup, a day that a change of time zone divided, or one that the plan’s limit or a missing script cut short.',
  ],
];

/** Renders the page; `npm run docs:truth` writes it, and a test fails when it is stale. */
export const truthPage = (): string => `# What a report claims, and the evidence for it

Written by \`npm run docs:truth\` from \`tests/truth\` and the constants of the code. Signal rules version ${SIGNAL_RULES_VERSION}, facts version ${facts.FACTS_VERSION}.

[Signals](#signals) · [Issues](#issues) · [Numbers](#numbers) · [Results](#results) · [Known to be missed](#known-to-be-missed) · [What we do not claim](#what-we-do-not-claim) · [What real apps taught](#what-real-apps-taught)

## Signals

For each kind of signal, a pure function searches the recording of one session (\`lambdas/recordings/analysis/detectors\`). The weight is used only to order recordings.

${signalKinds.map(section).join('\n\n')}

## Issues

Signals of one kind on one control of one page are one issue. Rage, dead and error clicks on one control are one issue, named by the strongest signal; so are Enter and Space. One control on many items (buttons whose labels start with the same word) is one issue if it fails with the same request (not GraphQL, which has one address for all), or does not respond in one list (not beside an “Add to cart” button); so are all controls under one covering element. Such an issue keeps its history, whichever control leads. An address that is masked for some visitors is the one that others saw, if only one fits.

**One fault is reported once**

- Clicks on several controls of a page that end in the same error are one issue. Of scripts and styles that fail together, one is reported. A keyboard that gets stuck on a page is one issue, also at several elements.
- A click before a blank page belongs to the blank page.
- Clicks on several controls before a request that fails without a click for at least half of its visitors are not blamed for it.
- An error or failed request within 3 s of another problem, or that this problem names, is its cause; for a request that fails on one page only, half of its visits are enough. An error caused by a failed request belongs to the request.
- A script error or a missing script before an unfinished form or a dead control of the same page is its cause if both affect at least two visits and 80 % of each other’s visits. An issue with a cause is no accident.
- Visitors who leave a page at once because of a failure there, or of its data, belong to the failure, unless most of those who ran into it stayed.
- Clicks within 30 s after a failed click on the layer that it left open, or on a disabled button, belong to that click. Scrolling up and down within 10 s after a dead click belongs to the click.
- A form whose button failed in at least 80 % of its sessions belongs to the button (outside a form element: a button whose label says that it submits). The button’s failure belongs to a form that more visitors submitted without effect.
- If the button of one step of a form fails with an error, and those visits ended in other fields than the rest, they belong to the button and the rest to the form.
- A form left on a page where the keyboard is stuck belongs to the keyboard barrier, and one whose visitors then clicked a dead control again and again to this control. If that stopped only some of its visitors, the form counts the others.
- A page whose address is masked for visitors who had searched for it is the page that others saw, if both have the same problem.

**Severity**

- *Critical* ends visits: a blank page; an error on sending a form; a dead control, a keyboard barrier or an unfinished form on the way to the goal, or a dialog that does not close, after which at least half of the affected visits ended on that page; a dead submit button or a form that was submitted without effect on the way to the goal, if at least half of the affected visitors did not reach it. A form counts only if its fields were still there, and not if it is one field of a cart, such as a code.
- *Important* certainly affects at least ${percent(facts.WIDE_FROM_RATE)} of the exposed visitors, or hinders on the way to the goal.
- *Minor* is everything else, and everything that affects one visitor. Below ${percent(facts.RARE_BELOW_RATE)} and ${facts.RARE_BELOW_VISITORS} visitors an issue is rare and one level lower.

**Chance**

- Without an error, a share that may be below ${percent(facts.ACCIDENT_SHARE)} is watched and not reported, unless ${facts.ACCIDENTS_BELOW_VISITORS} visitors were affected. The error rate of that test, ${percent((1 - facts.ACCIDENT_CONFIDENCE) / 2)} for one period of days, is divided among all periods of that length in which the page was watched. So a problem after weeks without any needs more visitors than a problem in the first days, unless clicks were *strong*.
- *Repaired*, *changed* and *back again* are claimed only by a test that is wrong in at most ${percent(facts.FALSE_CLAIM_SHARE)} of issues per quarter. Repairs and changes need visits that were analyzed with the rules of the issue’s last occurrence; newer rules may find a repaired issue again. An issue that occurred only on weekends is repaired only by visitors of weekends, and likewise for workdays.
- *Repaired* also needs more clean days than the longest pause so far, and so many that they would be improbable, in at most ${percent(facts.FALSE_CLAIM_SHARE)} of cases, given the share of days with the problem. It is not claimed for a control while a newer problem on its page may be the same one under another name.

## Numbers

| Number | Meaning |
|---|---|
${numbers.map(([name, meaning]) => `| ${name} | ${meaning} |`).join('\n')}

A digest holds at most ${digestLimits.signals} signals, ${digestLimits.pages} pages and ${digestLimits.clickSpots} click spots; its counts hold all of them.

## Results

${results}

## Known to be missed

A fault of these kinds is missed, or reported under another cause, number or severity.

${knownMisses}

## What we do not claim

${bullets(unclaimed)}

## What real apps taught

${lessons}
`;
