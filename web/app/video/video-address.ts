import { DAY_MS } from '../../../lambdas/contract/durations.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';

/** The parameters of the page's URL (§2). Texts are only displayed; missing or invalid values are undefined. */
export interface VideoAddress {
  readonly userId: string | undefined;
  readonly user: string;
  readonly domain: string | undefined;
  /** The local date of the report whose video is shown. */
  readonly reportDate: string | undefined;
}

const NAME_MAX_CHARACTERS = 60;

/** `video` is the report date of a video; `date` is the day that it covers, which is the day before. */
export function videoAddress(params: URLSearchParams): VideoAddress {
  const user = (params.get('user') ?? '').replace(/\s+/g, ' ').trim();
  return {
    userId: params.get('userId') || undefined,
    user: user.slice(0, NAME_MAX_CHARACTERS),
    domain: domainOf(params.get('domain') ?? ''),
    reportDate: dateIn(params.get('video'), 0) ?? dateIn(params.get('date'), DAY_MS),
  };
}

/** A valid calendar date plus `offsetMs`; undefined for dates such as 2026-02-31. */
function dateIn(value: string | null, offsetMs: number): string | undefined {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const instant = Date.parse(`${value}T00:00:00Z`);
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(value)) return undefined;
  return new Date(instant + offsetMs).toISOString().slice(0, 10);
}
