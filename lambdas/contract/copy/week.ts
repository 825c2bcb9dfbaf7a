import { PERCENT_FROM_VISITORS } from '../rules/week.ts';
import { digits } from './digits.ts';

const visitorsOn = (visitors: number) =>
  `${digits(visitors)} ${visitors === 1 ? 'visitor' : 'visitors'}`;

/** The change from the week before in whole percent; undefined if too few visitors came to say it in percent. */
export const weekChange = (visitors: number, before: number): number | undefined =>
  before < PERCENT_FROM_VISITORS ? undefined : Math.round(((visitors - before) / before) * 100);

export const week = {
  back: 'Latest report',
  loading: 'Loading the week',
  failed: 'The week couldn’t be loaded',
  open: 'The whole week',
  title: (first: string, last: string) => `${first} – ${last}`,
  /** The sum of the days: who came on two of them counts twice. */
  visitors: (visitors: number) => `${visitorsOn(visitors)} this week, counted per day.`,
  visitorsOn,
  compared: (visitors: number, before: number | undefined) => {
    if (before === undefined || before === 0) return '';
    const change = weekChange(visitors, before);
    if (change === undefined) return `The week before had ${digits(before)}.`;
    if (change === 0) return 'About the same as the week before.';
    return `${Math.abs(change)}% ${change > 0 ? 'more' : 'fewer'} than the ${digits(before)} of the week before.`;
  },
  issueDays: (days: number) =>
    days === 0
      ? 'No day had a problem that affected 2 or more visitors.'
      : `${days} of 7 days had a problem that affected 2 or more visitors.`,
  heading: 'Your week',
  stillOpen: 'Problems of the week that are still open',
  seenOn: (days: number, most: number) =>
    days === 1
      ? `On 1 day, ${visitorsOn(most)}`
      : `On ${days} days, ${most === 1 ? '' : 'up to '}${visitorsOn(most)} a day`,
  moreOpen: (problems: number) =>
    problems === 1 ? 'And one more problem' : `And ${digits(problems)} more problems`,
  issues: (issues: number) => `${digits(issues)} ${issues === 1 ? 'problem' : 'problems'}`,
  caption: 'The days of the week',
  day: 'Day',
  report: 'Report',
  visitorsColumn: 'Visitors',
  issuesColumn: 'Problems',
  noReport: 'No report',
  none: 'No reports yet',
  noneLead: 'Your week starts with your first report.',
};
