import { deviceClasses, signalKinds } from '../../../lambdas/contract/digest.ts';
import {
  type RecordingFilter,
  recordingLengths,
  recordingOrders,
  recordingPeriods,
} from '../../../lambdas/contract/recordings.ts';
import { useAddress } from './use-address.ts';

/** What stands in the address, as text; '' is nothing. */
const filterNames = [
  'page',
  'days',
  'signal',
  'order',
  'entry',
  'device',
  'country',
  'errors',
  'seconds',
  'watched',
] as const;
type Name = (typeof filterNames)[number];
export type Filters = Readonly<Record<Name, string>>;
export type Change = (changed: Partial<Filters>) => void;

export const useFilters = () => useAddress('/recordings', filterNames);

/** The filters that do not stand in the first line. */
export const furtherNames = ['entry', 'device', 'country', 'errors', 'seconds', 'watched'] as const;

export const countOf = (filters: Filters, names: readonly Name[]) =>
  names.filter((name) => filters[name] !== '').length;
/** Whether anything narrows the list; an order only turns it round. */
export const isNarrowed = (filters: Filters) =>
  countOf(
    filters,
    filterNames.filter((name) => name !== 'order'),
  ) > 0;
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Filters;

type Question = RecordingFilter & { order?: (typeof recordingOrders)[number] };
const among = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((each) => each === text);

/** The same as the server is asked: what an address says that no list knows is left out. */
export function questionOf(filters: Filters): Question {
  const asked: { [K in keyof Question]: Question[K] | undefined } = {
    days: among(recordingPeriods, filters.days),
    device: among(deviceClasses, filters.device),
    country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
    entry: filters.entry.slice(0, 200) || undefined,
    page: filters.page.slice(0, 200) || undefined,
    signal: among(signalKinds, filters.signal),
    errors: among(['yes'], filters.errors),
    seconds: among(recordingLengths, filters.seconds),
    watched: among(['yes', 'no'], filters.watched),
    order: among(recordingOrders, filters.order),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
