import { signalRules } from '../../../contract/signal-rules.ts';
import { hasRespondedBy, visibleResponseAt } from '../clicks/click-outcome.ts';
import { isDisabledBy } from '../clicks/disabled-by-click.ts';
import { areEnough } from '../clicks/expected-response.ts';
import { controlUnder } from '../clicks/resting-element.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { areChangesRecorded } from '../page/recorded-changes.ts';
import { type Chain, chainsOf } from './click-chains.ts';
import { controlTraits, type Detector, whereClicked } from './finding.ts';

const { rage } = signalRules;
/**
 * Repeated clicks on the same thing without a response. Excludes series in which the page responded to each click
 * before the next one (steppers, pagers, carousels, games), also at the end of their range; text selection by
 * clicking; canvases, players and sliders; and elements that the site excludes with `data-no-rage`.
 */
export const rageClicks: Detector = (timeline) =>
  rageChainsOf(timeline).map((chain) => {
    const [first] = chain;
    const until = chain.at(-1)?.at ?? first.at;
    const covered = controlUnder(timeline, first, until);
    return {
      kind: 'rage-click',
      ...whereClicked(timeline, first),
      ...(covered && { element: covered }),
      until,
      count: chain.length,
      ...controlTraits(first),
      ...(chain.some(({ missed }) => missed) && { missed: true }),
      ...((covered || chain.some((click) => click.covered)) && { covered: true }),
      ...(chain.every(({ disabled }) => disabled) && { disabled: true }),
      ...(isStrong(timeline, chain) && { strong: true }),
    };
  });

/** Clicks that belong to a rage chain, for the heatmap. */
export const ragingClicks = (timeline: Timeline): ReadonlySet<ClickMoment> =>
  new Set(rageChainsOf(timeline).flat());

const rageChainsOf = (timeline: Timeline): Chain[] =>
  chainsOf(timeline)
    .map((chain) => withoutAnswered(timeline, chain))
    .filter(
      (chain) =>
        areEnough(timeline, chain) &&
        !isInterrupted(timeline, chain) &&
        !hasResponses(timeline, chain) &&
        areChangesRecorded(timeline, chain[0].at, chain.at(-1)?.at ?? chain[0].at),
    );

/**
 * Skips the clicks that the page responded to if they are a series, or if the last of them disabled the control: at the
 * end of its range a stepper ignores clicks.
 */
function withoutAnswered(timeline: Timeline, chain: Chain): Chain {
  if (chain.length <= rage.clicks) return chain;
  const ignored = chain.findIndex((click, index) => !isAnswered(timeline, click, chain[index + 1]));
  const isDisabled = isDisabledBy(timeline, chain[ignored - 1], chain[ignored]);
  return ignored >= rage.clicks || isDisabled ? (chain.slice(ignored) as Chain) : chain;
}

/** A change that happened before the next click may be recorded with the time of that click. */
const SAME_EVENT_MS = 5;

/** Whether the page responded to each click but the last before the next one. */
const hasResponses = (timeline: Timeline, chain: Chain): boolean =>
  chain.slice(0, -1).every((click, index) => isAnswered(timeline, click, chain[index + 1]));

const isAnswered = (timeline: Timeline, click: ClickMoment, next: ClickMoment | undefined) =>
  next !== undefined && hasRespondedBy(timeline, click, next.at + SAME_EVENT_MS);

function isInterrupted({ reactions, scrolls }: Timeline, chain: Chain): boolean {
  const from = chain[0].at;
  const to = chain.at(-1)?.at ?? from;
  const scroll = scrolls.firstFrom(from);
  if (scroll < scrolls.length && scrolls.timeOf(scroll) <= to) return true;
  const isControl = chain.every(({ looksInteractive }) => looksInteractive);
  if (isControl && chain.length > SELECTING_CLICKS) return false;
  return reactions.some(
    ({ kind, at }) => kind === 'selection' && at >= from - 500 && at <= to + 500,
  );
}

/** Three clicks select a paragraph. On a control, more of them are meant for it, whatever they select on the way. */
const SELECTING_CLICKS = 3;

/**
 * Whether there are five clicks in seven seconds, and the page visibly responded to none before the next. The first ones
 * may be further apart than those of a chain.
 */
function isStrong(timeline: Timeline, chain: Chain): boolean {
  const row = withClicksBefore(timeline, chain);
  const last = row[rage.strongClicks - 1];
  if (!last || last.at - (row[0]?.at ?? 0) > rage.strongWithinMs) return false;
  return row.every((click, index) => {
    const respondedAt = visibleResponseAt(timeline, click);
    const next = row[index + 1];
    return respondedAt === undefined || (next !== undefined && respondedAt >= next.at);
  });
}

/** A chain and the clicks on its control in the seconds before it, with no other click between. */
function withClicksBefore({ clicks }: Timeline, chain: Chain): readonly ClickMoment[] {
  const [first] = chain;
  const earliest = (chain[rage.strongClicks - 2] ?? first).at - rage.strongWithinMs;
  const before = clicks.slice(0, clicks.indexOf(first));
  const other = before.findLastIndex(
    ({ identity, at }) => identity !== first.identity || at < earliest,
  );
  return [...before.slice(other + 1), ...chain];
}
