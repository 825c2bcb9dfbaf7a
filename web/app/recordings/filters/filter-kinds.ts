import { recordingFilters } from '../../../../lambdas/contract/copy/recording-list.ts';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { deviceClasses } from '../../../../lambdas/contract/digest.ts';
import {
  recordingLengths,
  recordingSources,
} from '../../../../lambdas/contract/recording-filter.ts';
import { signalKinds } from '../../../../lambdas/contract/signal.ts';
import type { Option } from '../../ui/form/select.tsx';
import { countryName } from '../list/country-name.ts';
import type { Filters } from './use-filters.ts';

const copy = recordingFilters;

/** Filter values that occur in the loaded sessions. */
export interface FilterOptions {
  readonly countries: readonly string[];
  readonly browsers: readonly string[];
  readonly tags: readonly string[];
}

/** A filter that can be added and is shown as a chip. */
export interface FilterKind {
  readonly name: keyof Filters;
  readonly label: string;
  /** Absent for a text filter. */
  readonly options?: readonly Option[];
  /** The filter has a single value and is shown by its label only. */
  readonly isSwitch?: true;
  /** The text for a number of values, if a chip has no room for their names. */
  readonly counted?: (values: number) => string;
}

const labeled = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));
const toggle = (name: keyof Filters, label: string, value = 'yes'): FilterKind => ({
  ...{ name, label, isSwitch: true },
  options: [{ value, label }],
});

/** All filters, in the order of the menu and of the chips. */
export function filterKinds(filters: Filters, found: FilterOptions): readonly FilterKind[] {
  /** Includes values of the URL that no session has, so that they can be removed. */
  const optionsFor = (
    name: keyof Filters,
    values: readonly string[],
    labelOf = (value: string) => value,
  ) =>
    [...new Set([...values, ...[filters[name]].flat()])]
      .filter(Boolean)
      .map((value) => ({ value, label: labelOf(value) }));
  return [
    {
      ...{ name: 'signal', label: copy.signal, counted: copy.counted.signal },
      options: labeled(signalKinds, recordings.signals),
    },
    { name: 'clicked', label: copy.clicked },
    { name: 'entry', label: copy.entry },
    {
      ...{ name: 'source', label: copy.source, counted: copy.counted.source },
      options: labeled(recordingSources, recordings.sources),
    },
    {
      ...{ name: 'device', label: copy.device, counted: copy.counted.device },
      options: labeled(deviceClasses, recordings.devices),
    },
    {
      ...{ name: 'browser', label: copy.browser, counted: copy.counted.browser },
      options: optionsFor('browser', found.browsers),
    },
    {
      ...{ name: 'country', label: copy.country, counted: copy.counted.country },
      options: optionsFor('country', found.countries, countryName),
    },
    {
      name: 'visits',
      label: copy.visits,
      options: labeled(['new', 'returning'], {
        new: copy.onlyFirst,
        returning: copy.onlyReturning,
      }),
    },
    { name: 'seconds', label: copy.seconds, options: labeled(recordingLengths, copy.lengths) },
    toggle('errors', copy.withErrors),
    {
      name: 'watched',
      label: copy.watched,
      options: labeled(['no', 'yes'], { no: copy.onlyNew, yes: copy.onlyWatched }),
    },
    toggle('starred', copy.onlyStarred),
    toggle('live', copy.onlyLive),
    {
      ...{ name: 'tag', label: copy.tag, counted: copy.counted.tag },
      options: optionsFor('tag', found.tags),
    },
    // Set by links only, because visitors have no names to select them by.
    ...(filters.visitor ? [toggle('visitor', copy.visitor, filters.visitor)] : []),
  ];
}

let orFormat: Intl.ListFormat | undefined;
/** A chip counts its values from this number on. */
const COUNTED_FROM = 3;

export interface ChipText {
  /** All values: Chrome, Edge, or Safari. */
  readonly text: string;
  /** The short form of many values: 3 browsers. */
  readonly summary?: string;
}

/** The label of a filter's values; undefined if it is not set, or set to a value without effect. */
export function chipTextOf(kind: FilterKind, filters: Filters): ChipText | undefined {
  const values = [filters[kind.name]].flat();
  const found = kind.options
    ? kind.options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
    : values.map((value) => value.trim()).filter(Boolean);
  if (found.length === 0) return undefined;
  orFormat ??= new Intl.ListFormat('en-US', { type: 'disjunction' });
  const text = orFormat.format(found);
  return kind.counted && found.length >= COUNTED_FROM
    ? { text, summary: kind.counted(found.length) }
    : { text };
}
