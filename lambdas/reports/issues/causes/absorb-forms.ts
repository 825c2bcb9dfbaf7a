import type { IssueGroup } from '../occurrences.ts';
import { mostly } from '../strength.ts';

/** A form issue is absorbed by its submit button if the button failed in at least this share of the form's sessions. */
const FAILED_SHARE = 0.8;
const buttonKinds: readonly string[] = ['error-click', 'rage-click', 'dead-click'];

/** Drops abandoned forms whose submit button failed, because the button's issue already covers them. */
export function dropFormsOfFailedButtons(groups: readonly IssueGroup[]): IssueGroup[] {
  const buttons = groups.filter(
    ({ kind, occurrences }) =>
      buttonKinds.includes(kind) && mostly(occurrences, ({ signal }) => signal.submits),
  );
  return groups.filter(
    (group) =>
      group.kind !== 'form-abandonment' || !buttons.some((button) => explains(button, group)),
  );
}

function explains(button: IssueGroup, form: IssueGroup): boolean {
  if (button.page !== form.page) return false;
  const failed = new Set(button.occurrences.map(({ sessionId }) => sessionId));
  const explained = form.occurrences.filter(({ sessionId }) => failed.has(sessionId));
  return explained.length >= form.occurrences.length * FAILED_SHARE;
}
