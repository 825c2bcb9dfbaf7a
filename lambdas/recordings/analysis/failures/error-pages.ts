/** Error pages of the site that contain the script. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { pageLoadedBy } from '../clicks/opened-pages.ts';
import {
  type ClickMoment,
  documentAt,
  lastUntil,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';

/** The statuses of a server that something does not exist. */
export const MISSING: readonly number[] = [404, 410];

/**
 * The click that opened an error page. Other statuses are left out, because forms come back with them. A 404 needs a
 * click, because hosts of single-page apps respond with 404 to a page that a visitor opens directly, and show it.
 */
export function openerOf(
  timeline: Timeline,
  { at, status }: RequestMoment,
): ClickMoment | undefined {
  const page = documentAt(timeline, at);
  const click = page && lastUntil(timeline.clicks, page.at - 1);
  if (!click || !(MISSING.includes(status) || status >= 500)) return undefined;
  return pageLoadedBy(timeline, click, click.at + signalRules.dead.afterMs) === page.at
    ? click
    : undefined;
}
