import { signalRules } from '../../../contract/signal-rules.ts';
import { MOVE } from '../events/columns.ts';
import type { Timeline } from '../events/timeline.ts';
import type { Finding } from './finding.ts';

const { turns: minTurns, withinMs, nearMs } = signalRules.thrashedCursor;
const MIN_PX = 1_000;

/** Shaking the pointer back and forth. It only corroborates other findings: alone it may be a game or idle movement. */
export function thrashedCursors({ moves }: Timeline, others: readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  for (let row = 0; row < moves.length; row += 1) {
    const at = moves.timeOf(row);
    if (at - (found.at(-1)?.at ?? Number.NEGATIVE_INFINITY) <= nearMs) continue;
    const isNear = others.some(
      (other) => at >= other.at - nearMs && at <= (other.until ?? other.at) + nearMs,
    );
    if (!isNear) continue;
    let [turns, distance] = [0, 0];
    for (let each = row; each >= 0 && moves.timeOf(each) > at - withinMs; each -= 1) {
      turns += moves.cell(each, MOVE.turns);
      distance += moves.cell(each, MOVE.distance);
    }
    if (turns >= minTurns && distance >= MIN_PX) {
      found.push({ kind: 'thrashed-cursor', at, count: turns });
    }
  }
  return found;
}
