/** Mutations that show the slow response of a click. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import type { Timeline } from '../../events/timeline.ts';
import { addsText } from '../../page/mutations.ts';
import { canSend } from '../causes.ts';
import type { Wait } from '../click-moment.ts';
import { NEXT_REQUEST_MS, ROUNDING_MS } from '../click-requests.ts';

const { dead } = signalRules;
/** A page may first load a script before it renders a response. */
const RENDERING_MS = 1_000;

/** Whether a mutation can show the response of a request that the click sent, which was slow. */
export function isSlowResponse(timeline: Timeline, row: number, wait: Wait): boolean {
  const time = shownFrom(timeline, row, wait);
  if (time - wait.click.at <= dead.slowMs) return false;
  const longestMs = addsText(timeline, row) ? RENDERING_MS : NEXT_REQUEST_MS;
  return timeline.reactions.some(({ kind, at, durationMs }) => {
    const sinceEnd = time - (at + durationMs);
    const isSoon = sinceEnd >= -ROUNDING_MS && sinceEnd <= longestMs;
    return kind === 'request' && isSoon && canSend(wait, at);
  });
}

/** When the result of a mutation could be seen, or the page was opened that it shows, which may take longer to render. */
function shownFrom({ mutations, pages }: Timeline, row: number, { click }: Wait): number {
  const time = mutations.timeOf(row);
  return pages.find(({ at }) => at > click.at && at <= time)?.at ?? time;
}
