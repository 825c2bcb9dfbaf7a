import { deviceClasses } from '../../../../lambdas/contract/digest.ts';
import {
  FILTER_TEXT_MAX_CHARACTERS,
  FILTER_VALUES_MAX,
  type RecordingFilter,
  recordingLengths,
  recordingOrders,
  recordingPeriods,
  recordingSources,
} from '../../../../lambdas/contract/recording-filter.ts';
import { signalKinds } from '../../../../lambdas/contract/signal.ts';
import { useQueryParams } from '../../lib/router/use-query-params.ts';
import { dayIn } from '../../lib/time/local-day.ts';

/** The filters in the URL, in the order of a saved segment. */
const filterNames = [
  ...(['page', 'days', 'signal', 'order', 'entry', 'clicked', 'device', 'browser'] as const),
  ...(['source', 'country', 'errors', 'seconds', 'watched', 'visits', 'visitor'] as const),
  ...(['starred', 'live', 'tag', 'from', 'to'] as const),
] as const;
type Name = (typeof filterNames)[number];
/** A session matches one of these filters if it has any of the values. */
const listNames = ['signal', 'device', 'browser', 'source', 'country', 'tag'] as const;
type ListName = (typeof listNames)[number];
type TextName = Exclude<Name, ListName>;
const isList = (name: Name): name is ListName => oneOf(listNames, name) !== undefined;
const textNames = filterNames.filter((name): name is TextName => !isList(name));
/** '' and an empty list mean unset. */
export type Filters = Readonly<Record<TextName, string> & Record<ListName, readonly string[]>>;
export type ChangeFilters = (changed: Partial<Filters>) => void;

export const useFilters = () => useQueryParams('/recordings', textNames, listNames);

/** Whether any filter narrows the list; an order only sorts it. */
export const isNarrowed = (filters: Filters) =>
  filterNames.some((name) => name !== 'order' && filters[name].length > 0);
/** Whether the list shows everyone who is on the website now. */
export const isOnlyLive = (filters: Filters) =>
  queryStringOf({ ...filters, order: '' }) === 'live=yes';
export const noFilters: Filters = Object.assign(
  {},
  ...filterNames.map((name) => ({ [name]: isList(name) ? [] : '' })),
);

/** The filters as a saved segment stores them: a URL query without unset filters. */
export function queryStringOf(filters: Filters): string {
  const params = new URLSearchParams();
  for (const name of filterNames)
    for (const value of [filters[name]].flat()) if (value) params.append(name, value);
  return params.toString();
}

type ListRequest = RecordingFilter & { order?: (typeof recordingOrders)[number] };
function oneOf<T extends string>(values: readonly T[], text: string): T | undefined {
  return values.find((each) => each === text);
}
const truncated = (text: string) => text.slice(0, FILTER_TEXT_MAX_CHARACTERS) || undefined;
/** The valid values of a list; undefined if there are none. */
function validValues<T>(
  texts: readonly string[],
  parse: (text: string) => T | undefined,
): T[] | undefined {
  const values = texts.flatMap((text) => parse(text) ?? []).slice(0, FILTER_VALUES_MAX);
  return values.length > 0 ? values : undefined;
}
export const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The filters as a request to the server, without unknown values of the URL. Dates are days of `zone`. */
export function listRequest(filters: Filters, zone: string): ListRequest {
  const request: { [K in keyof ListRequest]: ListRequest[K] | undefined } = {
    days: oneOf(recordingPeriods, filters.days),
    from: isDate(filters.from) ? dayIn(zone, filters.from).from : undefined,
    to: isDate(filters.to) ? dayIn(zone, filters.to).to : undefined,
    device: validValues(filters.device, (text) => oneOf(deviceClasses, text)),
    country: validValues(filters.country, (text) => (/^[A-Z]{2}$/.test(text) ? text : undefined)),
    entry: truncated(filters.entry),
    page: truncated(filters.page),
    clicked: truncated(filters.clicked),
    browser: validValues(filters.browser, truncated),
    source: validValues(filters.source, (text) => oneOf(recordingSources, text)),
    visits: oneOf(['new', 'returning'], filters.visits),
    visitor: truncated(filters.visitor),
    signal: validValues(filters.signal, (text) => oneOf(signalKinds, text)),
    errors: oneOf(['yes'], filters.errors),
    seconds: oneOf(recordingLengths, filters.seconds),
    watched: oneOf(['yes', 'no'], filters.watched),
    starred: oneOf(['yes'], filters.starred),
    live: oneOf(['yes'], filters.live),
    tag: validValues(filters.tag, truncated),
    order: oneOf(recordingOrders, filters.order),
  };
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}
