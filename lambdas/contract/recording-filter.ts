import * as z from 'zod/mini';
import { Instant } from './call.ts';
import { deviceClasses } from './digest.ts';
import { signalKinds } from './signal.ts';

/** Periods in days to filter a list by; without one, all time. */
export const recordingPeriods = ['3', '7', '30'] as const;
export const recordingOrders = ['newest', 'frustration'] as const;
/** Minimum session lengths to filter a list by, in seconds. */
export const recordingLengths = ['10', '30', '60', '300'] as const;
export const recordingSources = [
  'direct',
  'search',
  'social',
  'email',
  'campaign',
  'other-site',
  'same-site',
] as const;

export const FILTER_TEXT_MAX_CHARACTERS = 200;
const words = z.string().check(z.maxLength(FILTER_TEXT_MAX_CHARACTERS));

export const FILTER_VALUES_MAX = 30;
/** One or more values. In a query they are separated by commas, which no value contains. */
const anyOf = <Value extends string>(value: z.ZodMiniType<Value, Value>) =>
  z.pipe(
    z.transform(
      (given: readonly Value[] | string) =>
        (typeof given === 'string' ? given.split(',') : given) as Value[],
    ),
    z.array(value).check(z.minLength(1), z.maxLength(FILTER_VALUES_MAX)),
  );

/** The filters of the list of recordings. Filters on facts that only closed sessions have exclude running sessions. */
export const RecordingFilter = z.object({
  days: z.optional(z.enum(recordingPeriods)),
  /** Started in `[from, to)`; overrides `days`. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  device: z.optional(anyOf(z.enum(deviceClasses))),
  /** ISO 3166 alpha-2. */
  country: z.optional(anyOf(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  /** Text in the path of the first page, and of any page. */
  entry: z.optional(words),
  page: z.optional(words),
  /** Text in the label of an element that was clicked or that a signal is about. */
  clicked: z.optional(words),
  browser: z.optional(anyOf(words)),
  source: z.optional(anyOf(z.enum(recordingSources))),
  /** Whether an earlier session of the same browser is known. */
  visits: z.optional(z.enum(['new', 'returning'])),
  visitor: z.optional(words),
  signal: z.optional(anyOf(z.enum(signalKinds))),
  errors: z.optional(z.literal('yes')),
  seconds: z.optional(z.enum(recordingLengths)),
  watched: z.optional(z.enum(['yes', 'no'])),
  starred: z.optional(z.literal('yes')),
  live: z.optional(z.literal('yes')),
  tag: z.optional(anyOf(words)),
});
export type RecordingFilter = z.infer<typeof RecordingFilter>;
