import { domainOf } from '../../../lambdas/contract/rules/domain.ts';

/** What the page's address says (§2). Words in it are only shown; what it does not say, or says wrongly, is undefined. */
export interface VideoAddress {
  readonly userId: string | undefined;
  readonly user: string;
  readonly domain: string | undefined;
  /** The local date of the morning whose video is meant. */
  readonly morning: string | undefined;
}

const NAME_MAX_CHARACTERS = 60;
const DAY_MS = 86_400_000;

/** `video` is the name of a day's video, its report date; `date` is the day it covers, the one before. */
export function videoAddress(params: URLSearchParams): VideoAddress {
  const user = (params.get('user') ?? '').replace(/\s+/g, ' ').trim();
  return {
    userId: params.get('userId') || undefined,
    user: user.slice(0, NAME_MAX_CHARACTERS),
    domain: domainOf(params.get('domain') ?? ''),
    morning: dateIn(params.get('video'), 0) ?? dateIn(params.get('date'), DAY_MS),
  };
}

/** A calendar date, moved by some time; 2026-02-31 is none. */
function dateIn(value: string | null, later: number): string | undefined {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const instant = Date.parse(`${value}T00:00:00Z`);
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(value)) return undefined;
  return new Date(instant + later).toISOString().slice(0, 10);
}
