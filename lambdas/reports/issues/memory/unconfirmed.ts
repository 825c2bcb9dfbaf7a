/**
 * Open issues that last occurred under other signal rules. Visits without them prove no repair, because these rules may not
 * find the issue, so a report states when it was last seen and how many visits passed since.
 */
import { familyOf } from '../kinds.ts';
import { allowedError, isRepairedByVisitors } from './change.ts';
import type { IssueMemory } from './issue-memory.ts';
import { isComparable, isOpen } from './issue-state.ts';

interface Day {
  readonly date: string;
  /** The version of the signal rules. */
  readonly rules: number;
  readonly proven: number;
}
type Place = Pick<IssueMemory, 'kind' | 'page'>;

/**
 * Leaves out issues that the new rules report on the same page, maybe under another name, and issues that enough
 * visits passed.
 */
export const unconfirmedIn = (
  memory: readonly IssueMemory[],
  seen: readonly Place[],
  { date, rules, proven }: Day,
): IssueMemory[] => {
  const open = memory.filter((known) => isOpen(known, date));
  const confirmed = [...seen, ...open.filter((known) => isComparable(known, rules))].map(placeOf);
  return open.filter(
    (known) =>
      known.severity !== 'minor' &&
      !isComparable(known, rules) &&
      !confirmed.includes(placeOf(known)) &&
      !isGone(known, proven),
  );
};

const placeOf = ({ kind, page }: Place): string => `${familyOf(kind)} ${page}`;

/** As many visits passed as would prove its repair if their rules were known to find it. */
function isGone({ days = [], lastSeen, passedNewer = 0, place }: IssueMemory, proven: number) {
  // Visits that the old rules analyzed since are not in `passedNewer`.
  const until = days.filter(({ date }) => date <= lastSeen);
  return isRepairedByVisitors(until, passedNewer, {
    isClaimed: false,
    error: allowedError(place, proven),
  });
}
