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
  const { means, is, isNot, more = {} } = rules[kind];
  const lists = Object.entries({ 'Not a signal': isNot, ...more });
  return [
    `### ${kind}`,
    means,
    bullets(is),
    ...lists.map(([title, lines]) => `**${title}**\n\n${bullets(lines)}`),
  ].join('\n\n');
}

const overview = signalKinds
  .map((kind) => `| [${kind}](#${kind}) | ${rules[kind].means} | ${frustrationWeights[kind]} |`)
  .join('\n');

const numbers: readonly (readonly [name: string, meaning: string])[] = [
  [
    'Visit (session)',
    `The activity of one tab. It ends after ${SESSION_IDLE_MINUTES} minutes without activity and after ${SESSION_CAP_MINUTES} minutes at the latest. It counts once its first batch was accepted.`,
  ],
  [
    'Visitor',
    'One browser, by a random id in its storage. Another browser, or cleared storage, is another visitor.',
  ],
  [
    'Affected',
    'Visitors with at least one signal of the issue in the window. For a control that fails, these are the visitors whose click or Enter on it failed. If its request also failed for others without one, they are not counted, so more may be affected.',
  ],
  [
    'Exposed',
    'Visitors who saw a page of the issue. The share of an issue is affected divided by exposed.',
  ],
  [
    'Interval',
    '95 %: the mean of Wilson’s interval and of the posterior with Kerman’s neutral prior. A share is called rough when its upper end is at least ' +
      facts.ROUGH_FROM_RATIO +
      ' times its lower end.',
  ],
  [
    'Reached the goal',
    'Visitors who saw a page that is named like the end of the goal, such as `/order/thank-you`. Excluded: the thank-you page of another goal (`/contact/thanks` is no order), and a step such as `/checkout/complete` if a thank-you page followed it directly in any visit.',
  ],
  [
    'Page',
    'The path with ids and numbers replaced by `:id`, plus a route after a hash (`/#/orders/:id`), but not the variant of a product (`#/8-color-white`). Parameters that name a page take the place of `/index.php`: `?route=checkout/cart` and `?Account&LogIn` are `/checkout/cart` and `/Account/LogIn`. A page starts with its `rv:page` event and lasts until the next one. Errors are recorded from the loader’s first line on.',
  ],
  [
    'Clip',
    `${seconds(signalRules.clip.minMs)} to ${seconds(signalRules.clip.maxMs)} around the moment.`,
  ],
  [
    'Bots',
    'Browsers that identify themselves as automated send one request per tab. They are counted separately and never billed.',
  ],
  [
    'Single visitors',
    'An issue of one visitor is at most Minor. Without an error, an issue is reported only if at least two sessions have it.',
  ],
  [
    'Sampling',
    'On a day with more than 5,000 sessions, the report reads an even sample and says so.',
  ],
  [
    'Several days',
    'Visitors are counted once per day, so one person can count several times in a sum over days. Such a sum says so, or says “visits”, of which there were at least as many.',
  ],
  [
    'Usual day',
    'A day is compared only with days that were recorded from midnight to midnight. Excluded: the day of the setup, a day that a change of time zone divided, and a day that the plan’s limit or a missing script cut short.',
  ],
];

/** Renders the page; `npm run docs:truth` writes it, and a test fails when it is stale. */
export const truthPage = (): string => `# What a report claims, and the evidence for it

This page defines every signal, issue and number of a report, and states how often reports were right. It is for engineers who change a rule and for anyone who doubts a claim. \`npm run docs:truth\` writes it from \`tests/truth\` and the constants of the code. Signal rules version ${SIGNAL_RULES_VERSION}, facts version ${facts.FACTS_VERSION}.

How a claim is made: a detector finds **signals** in the recording of one session; signals with the same cause become an **issue**; the report states who was affected, with **numbers** that code computes.

| Section | Answers |
|---|---|
| [Signals](#signals) | What counts as a problem of one visitor, and what does not? |
| [Issues](#issues) | Which signals are one problem? How severe is it? When is a change real? |
| [Numbers](#numbers) | What exactly is counted? |
| [Results](#results) | How often were reports right? |
| [Known to be missed](#known-to-be-missed) | Which faults do reports miss or misjudge? |
| [What we do not claim](#what-we-do-not-claim) | What can a recording not show? |
| [What real apps taught](#what-real-apps-taught) | Why are there so many exceptions? |

## Signals

For each kind of signal, a pure function searches the recording of one session (\`lambdas/recordings/analysis/detectors\`). The weight only orders recordings in lists.

| Signal | Meaning | Weight |
|---|---|---|
${overview}

${signalKinds.map(section).join('\n\n')}

## Issues

**What one issue is**

- Signals of one kind on one control of one page are one issue.
- Rage, dead and error clicks on one control are one issue, named by the strongest signal. Enter and Space on one control are one issue, too.
- One control on many items (buttons whose labels start with the same word) is one issue in two cases: it fails with the same request, or it does not respond in one list. The first case excludes GraphQL, which has one address for all requests; the second excludes controls beside an “Add to cart” button.
- All controls under one covering element are one issue.
- An issue of several controls keeps its history, whichever of them leads.
- If an address is masked for some visitors and only one other address fits, both are one page.

**One fault is reported once**

- Clicks on several controls of a page that end in the same error are one issue.
- Of scripts and styles that fail together, one is reported.
- A keyboard that gets stuck on a page is one issue, even if it gets stuck at several elements.
- A click before a blank page belongs to the blank page.
- Clicks on several controls are not blamed for a request that fails without a click for at least half of its visitors.
- A click that was blamed for a request in less than half of the visits in which it failed on that page belongs to the request.
- An error or failed request is the cause of a blank page or a failing control if it happens within 3 s of it, or if the problem names it. This must hold for at least 80 % of the error’s occurrences (for half, if a request fails only on the problem’s page) and in half of the problem’s visits. An error that a failed request causes belongs to the request. If it says that something is not defined, this holds up to 10 s after a missing script. An error that several problems explain only together belongs to them.
- A script error or a missing script is the cause of a later unfinished form or dead control on the same page if each affects at least two visits and 80 % of the other’s visits. A missing script is also the cause of a control that fails because something is not defined, and of the errors of other scripts there. An issue with a cause is not treated as an accident.
- Visitors who leave a page at once because it or its data failed belong to the failure, unless most of those who ran into it stayed. Those who opened it within 10 s after a click that failed belong to this click. Only visitors for whom nothing failed are counted as leaving it.
- After a failed click, clicks within 30 s on the layer that it left open, or on a disabled button, belong to it. So does scrolling up and down within 10 s after a dead click.
- A page that responds slowly to clicks belongs to a control on it whose clicks are reported, if these have happened in at least 80 % of its slow visits.
- A link that responds slowly belongs to the page that it opens, if that loads slowly: at least 80 % of the link’s clicks responded late and were followed by a slow visit of that page within 10 s.
- A form whose button failed in at least 80 % of its sessions belongs to the button. Outside a form element, a button belongs to a form if its label says that it submits. If more visitors submitted the form without effect, the button’s failure belongs to the form.
- If the button of one step of a form fails with an error, and the visits it stopped ended in other fields than the rest, those visits belong to the button and the rest to the form.
- A form left on a page where the keyboard is stuck belongs to the keyboard barrier. A form whose visitors then clicked a dead control again and again, or again within 20 s of the last field, belongs to this control. If that stopped only some of its visitors, the form keeps the others.
- If a page’s address is masked for visitors who had searched for it, and the page has the same problem as one that others saw, both are one page.

**Severity**

- *Critical* ends visits. A form counts only if its fields were still there and it is not a single field of a cart, such as a code.
  - a blank page
  - an error on sending a form
  - a dead control, a keyboard barrier or an unfinished form on the way to the goal, or a dialog that does not close, if at least half of the affected visits ended on that page
  - on the way to the goal, a dead submit button or a form that was submitted without effect, if at least half of the affected visitors did not reach the goal
- *Important* is one of these:
  - It certainly affects at least ${percent(facts.WIDE_FROM_RATE)} of the exposed visitors (the lower end of the interval), or at least ${5 * facts.RARE_BELOW_VISITORS} visitors.
  - It hinders: the clicks were *strong*, it is on the way to the goal, or it is an error click, an unfinished form, a failed request or a keyboard barrier.
  - It would be *Critical* but is rare.
- *Minor* is everything else, and everything that affects one visitor.
- An issue is *rare* if it affects fewer than ${facts.RARE_BELOW_VISITORS} visitors and may affect less than ${percent(facts.RARE_BELOW_RATE)} of the exposed ones. Its severity is one level lower.

**Chance**

- Without an error, an issue whose share may be below ${percent(facts.ACCIDENT_SHARE)} is watched and not reported, unless ${facts.ACCIDENTS_BELOW_VISITORS} visitors were affected.
  - The error rate of that test is ${percent((1 - facts.ACCIDENT_CONFIDENCE) / 2)} for one period of days. It is divided among all periods of that length in which the page was watched.
  - So a problem after problem-free weeks needs more visitors than one in the first days, unless clicks were *strong*.
- *Repaired*, *changed* and *back again* are claimed only by a test that is wrong in at most ${percent(facts.FALSE_CLAIM_SHARE)} of issues per quarter.
  - Repairs and changes need visits that were analyzed with the rules of the issue’s last occurrence. Newer rules may find a repaired issue again.
  - An issue that occurred only on weekends is repaired only by visitors of weekends, and likewise for workdays.
- *Repaired* also needs a long enough pause.
  - It is longer than every pause before, and its length is improbable (at most ${percent(facts.FALSE_CLAIM_SHARE)} of cases), given the share of days with the problem.
  - A control is not called repaired while a newer problem on its page may be the same one under another name.

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
