import { signalRules } from '../../../contract/signals.ts';
import { pageAt, type Timeline } from '../timeline.ts';
import type { Detector, Finding } from './finding.ts';

const { reversals, withinMs, viewportShare, loadingNodes } = signalRules.excessiveScroll;

interface Turn {
  readonly at: number;
  readonly page: number;
}

/** Up and down and up again: somebody looks for something that is not there. A list that loads more is none. */
export const excessiveScrolls: Detector = (timeline) => {
  const found: Finding[] = [];
  let recent: Turn[] = [];
  for (const turn of turnsIn(timeline)) {
    recent = recent.filter(({ at, page }) => turn.at - at <= withinMs && page === turn.page);
    recent.push(turn);
    const first = recent[0] as Turn;
    if (recent.length < reversals || isLoading(timeline, first.at, turn.at)) continue;
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

/** Each change of direction that then went on for half a screen, after half a screen the other way. */
function turnsIn(timeline: Timeline): Turn[] {
  const turns: Turn[] = [];
  const states = new Map<
    number,
    { peak: number; turnAt: number; direction: number; page: number }
  >();
  const { scrolls } = timeline;
  for (let row = 0; row < scrolls.length; row += 1) {
    const [at, id, y] = [scrolls.at(row, 0), scrolls.at(row, 2), scrolls.at(row, 3)];
    const page = pageAt(timeline, at);
    const least = (page?.viewport[1] ?? 800) * viewportShare;
    const state = states.get(id);
    if (!state || state.page !== (page?.at ?? 0)) {
      states.set(id, { peak: y, turnAt: at, direction: 0, page: page?.at ?? 0 });
      continue;
    }
    const way = y - state.peak;
    const isOnward = state.direction === 0 || Math.sign(way) === state.direction || way === 0;
    if (isOnward && (state.direction !== 0 || Math.abs(way) >= least)) {
      states.set(id, {
        ...state,
        peak: y,
        turnAt: at,
        direction: state.direction || Math.sign(way),
      });
    } else if (!isOnward && Math.abs(way) >= least) {
      turns.push({ at: state.turnAt, page: state.page });
      states.set(id, { ...state, peak: y, turnAt: at, direction: Math.sign(way) });
    }
  }
  return turns;
}

function isLoading({ mutations }: Timeline, from: number, to: number): boolean {
  let added = 0;
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > to) break;
    added += mutations.at(row, 5);
  }
  return added >= loadingNodes;
}
