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
/** A session matches one of these when it has any of the values. */
const listNames = ['signal', 'device', 'browser', 'source', 'country', 'tag'] as const;
type ListName = (typeof listNames)[number];
type TextName = Exclude<Name, ListName>;
const isList = (name: Name): name is ListName => among(listNames, name) !== undefined;
const textNames = filterNames.filter((name): name is TextName => !isList(name));
/** '' and an empty list are unset. */
export type Filters = Readonly<Record<TextName, string> & Record<ListName, readonly string[]>>;
export type ChangeFilters = (changed: Partial<Filters>) => void;

export const useFilters = () => useQueryParams('/recordings', textNames, listNames);

/** Whether anything narrows the list; an order only turns it round. */
export const isNarrowed = (filters: Filters) =>
  filterNames.some((name) => name !== 'order' && filters[name].length > 0);
export const noFilters: Filters = Object.assign(
  {},
  ...filterNames.map((name) => ({ [name]: isList(name) ? [] : '' })),
);

/** The filters as a saved segment keeps them: an address's query without what is not set. */
export function queryOf(filters: Filters): string {
  const params = new URLSearchParams();
  for (const name of filterNames)
    for (const value of [filters[name]].flat()) if (value) params.append(name, value);
  return params.toString();
}

type Asked = RecordingFilter & { order?: (typeof recordingOrders)[number] };
function among<T extends string>(known: readonly T[], text: string): T | undefined {
  return known.find((each) => each === text);
}
const words = (text: string) => text.slice(0, FILTER_TEXT_MAX_CHARACTERS) || undefined;
/** The values of a list that can be one; a list without any is unset. */
function all<T>(texts: readonly string[], read: (text: string) => T | undefined): T[] | undefined {
  const values = texts.flatMap((text) => read(text) ?? []).slice(0, FILTER_VALUES_MAX);
  return values.length > 0 ? values : undefined;
}
export const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The same as the server is asked: what an address says that no list knows is left out. Dates are of `zone`. */
export function questionOf(filters: Filters, zone: string): Asked {
  const asked: { [K in keyof Asked]: Asked[K] | undefined } = {
    days: among(recordingPeriods, filters.days),
    from: isDate(filters.from) ? dayIn(zone, filters.from).from : undefined,
    to: isDate(filters.to) ? dayIn(zone, filters.to).to : undefined,
    device: all(filters.device, (text) => among(deviceClasses, text)),
    country: all(filters.country, (text) => (/^[A-Z]{2}$/.test(text) ? text : undefined)),
    entry: words(filters.entry),
    page: words(filters.page),
    clicked: words(filters.clicked),
    browser: all(filters.browser, words),
    source: all(filters.source, (text) => among(recordingSources, text)),
    visits: among(['new', 'returning'], filters.visits),
    visitor: words(filters.visitor),
    signal: all(filters.signal, (text) => among(signalKinds, text)),
    errors: among(['yes'], filters.errors),
    seconds: among(recordingLengths, filters.seconds),
    watched: among(['yes', 'no'], filters.watched),
    starred: among(['yes'], filters.starred),
    live: among(['yes'], filters.live),
    tag: all(filters.tag, words),
    order: among(recordingOrders, filters.order),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
