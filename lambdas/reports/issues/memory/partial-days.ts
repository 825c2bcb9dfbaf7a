/** Days on which a page was slow for some visitors, but for too few to be an issue. They prove no repair. */
import type { IssueDay } from './clean-time.ts';
import type { IssueMemory } from './issue-memory.ts';
import { daysIncluding } from './issue-state.ts';

/** Records a day on which an issue affected visitors, but too few to be reported. */
export const recordPartialDay = (known: IssueMemory, day: IssueDay): IssueMemory =>
  known.state === 'verified-fixed'
    ? known
    : { ...known, passedBy: 0, days: daysIncluding(day, known) };

/** Whether an issue that was not seen on a day affected visitors on it. */
export const isPartialDay = ({ days = [] }: IssueMemory, day: string): boolean =>
  days.some(({ date, affected }) => date === day && affected > 0);

/** Whether it affected visitors after the last day on which it was an issue. */
export const hasPartialDay = ({ days = [], lastSeen }: IssueMemory): boolean =>
  days.some(({ date, affected }) => date > lastSeen && affected > 0);
