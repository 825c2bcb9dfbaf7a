import { signalRules } from '../../../contract/signal-rules.ts';
import { isLoading } from '../background-changes/growing-lists.ts';
import { SCRIPTED_SCROLL_MS } from '../content-wait.ts';
import { SCROLL, VIEWPORT } from '../events/columns.ts';
import type { EventTime } from '../events/event-time.ts';
import { lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import type { Detector, Finding } from './finding.ts';

const { reversals, withinMs, viewportShare, submitMs } = signalRules.excessiveScroll;
const { scrollMs } = signalRules.dead;
/** The page scrolls to a place for at most this long. */
const JUMP_MS = 1_500;

interface Reversal {
  readonly at: number;
  readonly page: number;
}

/** Repeated scrolling up and down, as in a search for something missing. Excludes lists that load more items. */
export const excessiveScrolls: Detector = (timeline) => {
  const found: Finding[] = [];
  let recent: Reversal[] = [];
  for (const turn of reversalsIn(timeline)) {
    recent = recent.filter(({ at, page }) => turn.at - at <= withinMs && page === turn.page);
    recent.push(turn);
    const first = recent[0] as Reversal;
    const from = Math.max(first.at - withinMs, firstScrollOf(timeline, first.page));
    if (recent.length < reversals || isLoading(timeline, from, turn.at)) continue;
    const before = found.at(-1);
    if (before && first.at <= (before.until ?? 0)) {
      found[found.length - 1] = { ...before, until: turn.at, count: (before.count ?? 0) + 1 };
    } else {
      found.push({
        kind: 'excessive-scroll',
        at: first.at,
        until: turn.at,
        count: recent.length,
      });
    }
  }
  return found;
};

/** The movement of one scrolled element. */
interface ScrollState {
  /** The offset where the last movement in one direction has got to so far. */
  peak: number;
  peakAt: number;
  /** 1 is down, -1 is up, and 0 before the first movement. */
  direction: number;
  readonly page: number;
}

/** Direction changes between two movements of at least half a viewport each. */
function reversalsIn(timeline: Timeline): Reversal[] {
  const found: Reversal[] = [];
  const states = new Map<number, ScrollState>();
  const { scrolls } = timeline;
  const jumps = jumpsIn(timeline);
  for (let row = 0; row < scrolls.length; row += 1) {
    const [at, id, y] = [
      scrolls.timeOf(row),
      scrolls.cell(row, SCROLL.node),
      scrolls.cell(row, SCROLL.y),
    ];
    const page = pageAt(timeline, at);
    const minDistance = (page?.viewport[1] ?? 800) * viewportShare;
    const state = states.get(id);
    const jump = lastUntil(jumps, at);
    if (!state || state.page !== (page?.at ?? 0) || (jump && at - jump.at <= JUMP_MS)) {
      states.set(id, { peak: y, peakAt: at, direction: 0, page: page?.at ?? 0 });
      continue;
    }
    const distance = y - state.peak;
    const direction = Math.sign(distance);
    const isFirst = state.direction === 0;
    const isReversal = !isFirst && distance !== 0 && direction !== state.direction;
    if ((isFirst || isReversal) && Math.abs(distance) < minDistance) continue;
    if (isReversal) found.push({ at: state.peakAt, page: state.page });
    if (isFirst || isReversal) state.direction = direction;
    state.peak = y;
    state.peakAt = at;
  }
  return found;
}

/**
 * When the page scrolled, not the visitor: to the target of a link, to its top, to the message after a submit, or
 * because the phone was turned. The toolbars and the keyboard of a phone change only the height.
 */
function jumpsIn({ pages, clicks, submits, scrolls, viewports }: Timeline): EventTime[] {
  const scrollSoon = (after: EventTime, withinMs: number): EventTime[] => {
    const at = scrolls.firstTime(after.at, after.at + withinMs);
    return at === undefined ? [] : [{ ...after, at }];
  };
  const turns: EventTime[] = [];
  for (let row = 1; row < viewports.length; row += 1)
    if (viewports.cell(row, VIEWPORT.width) !== viewports.cell(row - 1, VIEWPORT.width))
      turns.push({ at: viewports.timeOf(row), order: viewports.orderOf(row) });
  return [
    ...pages.filter(({ kind }) => kind === 'hash'),
    ...turns,
    ...clicks.flatMap((click) => scrollSoon(click, scrollMs)),
    ...submits.flatMap((submit) => scrollSoon(submit, submitMs)),
  ].sort((a, b) => a.at - b.at);
}

/** Nodes that an app adds before the visitor's first scroll are part of opening the page, not of a list that loads more. */
const firstScrollOf = ({ scrolls }: Timeline, page: number): number =>
  scrolls.firstTime(page + SCRIPTED_SCROLL_MS) ?? page;
