import { deviceClasses } from '../../../../lambdas/contract/digest.ts';
import {
  FILTER_TEXT_MAX_CHARACTERS,
  type RecordingFilter,
  recordingLengths,
  recordingOrders,
  recordingPeriods,
  recordingSources,
} from '../../../../lambdas/contract/recording-filter.ts';
import { signalKinds } from '../../../../lambdas/contract/signal.ts';
import { useQueryParams } from '../../lib/router/use-query-params.ts';
import { dayIn } from '../../lib/time/local-day.ts';

/** The filters in the URL, as text; '' is unset. */
const filterNames = [
  ...(['page', 'days', 'signal', 'order', 'entry', 'clicked', 'device', 'browser'] as const),
  ...(['source', 'country', 'errors', 'seconds', 'watched', 'visits', 'visitor'] as const),
  ...(['starred', 'live', 'tag', 'from', 'to'] as const),
] as const;
type Name = (typeof filterNames)[number];
export type Filters = Readonly<Record<Name, string>>;
export type ChangeFilters = (changed: Partial<Filters>) => void;

export const useFilters = () => useQueryParams('/recordings', filterNames);

/** Whether anything narrows the list; an order only turns it round. */
export const isNarrowed = (filters: Filters) =>
  filterNames.some((name) => name !== 'order' && filters[name] !== '');
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Filters;

/** The filters as a saved segment keeps them: an address's query without what is not set. */
export function queryOf(filters: Filters): string {
  const params = new URLSearchParams();
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name]);
  return params.toString();
}

type Asked = RecordingFilter & { order?: (typeof recordingOrders)[number] };
const among = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((each) => each === text);
const words = (text: string) => text.slice(0, FILTER_TEXT_MAX_CHARACTERS) || undefined;
export const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The same as the server is asked: what an address says that no list knows is left out. Dates are of `zone`. */
export function questionOf(filters: Filters, zone: string): Asked {
  const asked: { [K in keyof Asked]: Asked[K] | undefined } = {
    days: among(recordingPeriods, filters.days),
    from: isDate(filters.from) ? dayIn(zone, filters.from).from : undefined,
    to: isDate(filters.to) ? dayIn(zone, filters.to).to : undefined,
    device: among(deviceClasses, filters.device),
    country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
    entry: words(filters.entry),
    page: words(filters.page),
    clicked: words(filters.clicked),
    browser: words(filters.browser),
    source: among(recordingSources, filters.source),
    visits: among(['new', 'returning'], filters.visits),
    visitor: words(filters.visitor),
    signal: among(signalKinds, filters.signal),
    errors: among(['yes'], filters.errors),
    seconds: among(recordingLengths, filters.seconds),
    watched: among(['yes', 'no'], filters.watched),
    starred: among(['yes'], filters.starred),
    live: among(['yes'], filters.live),
    tag: words(filters.tag),
    order: among(recordingOrders, filters.order),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
