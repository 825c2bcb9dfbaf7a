import { digits } from './digits.ts';
import { countedInDigits } from './numerals.ts';

export const issuePage = {
  back: 'Latest report',
  loading: 'Loading the problem',
  failed: 'The problem couldn’t be loaded',
  gone: 'This problem is no longer available',
  goneLead: 'It was reported too long ago, or the link is wrong.',
  severities: { critical: 'Critical', important: 'Important', minor: 'Minor' },
  firstSeen: 'First seen',
  cameBack: 'Came back',
  lastSeen: 'Last seen',
  daysSeen: 'Days seen',
  lastDay: 'On the last day',
  of: (affected: number, exposed: number) =>
    exposed === 0
      ? 'No one reached it'
      : `${digits(affected)} of ${countedInDigits(exposed, 'visitor')}`,
  history: 'Visitors affected per day',
  chart: (
    [first, last]: readonly [string, string],
    [least, most]: readonly [number, number],
    reached: number,
  ) =>
    `${first} to ${last}: ${least === most ? digits(most) : `${digits(least)} to ${digits(most)}`} ${most === 1 ? 'visitor' : 'visitors'} affected per day. At most ${digits(reached)} reached it in a day.`,
  notAffected: 'Not affected',
  noHistory: 'There’s one day so far. The history grows with each report.',
  table: 'Show as table',
  day: 'Day',
  affected: 'Affected',
  exposed: 'Reached it',
  point: (day: string, affected: number, exposed: number) =>
    `${day}: ${exposed === 0 ? 'no one reached it' : `${digits(affected)} of ${countedInDigits(exposed, 'visitor')}`}`,
  clips: 'Clips',
  /** A clip's line in the list, after its date. */
  clipSeconds: (seconds: number) => countedInDigits(seconds, 'second'),
  left: 'Left right after',
  stayed: (ms: number) =>
    ms < 90_000
      ? `Stayed ${countedInDigits(Math.round(ms / 1000), 'more second')}`
      : `Stayed ${countedInDigits(Math.round(ms / 60_000), 'more minute')}`,
  noClips: 'Its clips are no longer available.',
  report: (day: string) => `Report of ${day}`,
  sessions: 'Watch affected sessions',
};
