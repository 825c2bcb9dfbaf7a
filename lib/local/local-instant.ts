import { offsetMs } from '../../lambdas/contract/rules/local-time.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * When the clock of a zone shows a minute of a local day: the first time if it shows it twice, and as much later as it skips
 * if it never does.
 */
export function localInstant(day: number, minute: number, zone: string): Date {
  const wall = day * DAY_MS + minute * MINUTE_MS;
  // The offset may change on that day, so it is read on both sides of the instant.
  const instants = [-DAY_MS, DAY_MS].map((ms) => wall - offsetMs(new Date(wall + ms), zone));
  const shown = instants.filter((at) => at + offsetMs(new Date(at), zone) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...instants));
}
