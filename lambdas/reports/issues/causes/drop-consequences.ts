import type { IssueGroup, Occurrence } from '../occurrences.ts';
import { mostly } from '../strength.ts';

/** An issue follows from a click if the click failed in at least this share of the issue's occurrences. */
const FAILED_SHARE = 0.8;
/** Visitors who scroll this soon after a dead click search for what the control should have shown. */
const SEARCH_WITHIN_MS = 10_000;
const clickKinds: readonly string[] = ['error-click', 'rage-click', 'dead-click'];

/**
 * Drops abandoned forms and searches that follow from a failed click, because the click's issue already covers them; and
 * the failed clicks on a button of a form that even more visitors submitted without effect.
 */
export function dropConsequences(groups: readonly IssueGroup[]): IssueGroup[] {
  const clicks = groups.filter(({ kind }) => clickKinds.includes(kind));
  const rest = groups.filter((group) => !clicks.some((click) => explains(click, group)));
  const forms = rest.filter((group) => group.kind === 'form-abandonment' && isSubmitted(group));
  return rest.filter(
    (group) =>
      !clicks.includes(group) ||
      !forms.some(
        (form) => form.page === group.page && isSubmitted(group) && follow(group.occurrences, form),
      ),
  );
}

const isSubmitted = ({ occurrences }: IssueGroup): boolean =>
  mostly(occurrences, ({ signal }) => signal.submits);

function explains(click: IssueGroup, { kind, page, occurrences }: IssueGroup): boolean {
  if (click.page !== page) return false;
  if (kind === 'form-abandonment') return isSubmitted(click) && follow(occurrences, click);
  return kind === 'excessive-scroll' && follow(occurrences, click, SEARCH_WITHIN_MS);
}

/** Whether most occurrences are in sessions of another issue; with `withinMs`, so soon after it. */
function follow(occurrences: readonly Occurrence[], other: IssueGroup, withinMs?: number): boolean {
  const times = new Map<string, number[]>();
  for (const { sessionId, signal } of other.occurrences)
    times.set(sessionId, [...(times.get(sessionId) ?? []), signal.atMs]);
  const following = occurrences.filter(({ sessionId, signal }) =>
    times.get(sessionId)?.some((at) => {
      const after = signal.atMs - at;
      return withinMs === undefined || (after >= 0 && after <= withinMs);
    }),
  );
  return following.length >= occurrences.length * FAILED_SHARE;
}
