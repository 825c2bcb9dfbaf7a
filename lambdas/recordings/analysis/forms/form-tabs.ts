/** Forms whose fields are on several tabs. */
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import { type FieldMoment, lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import { isButton } from './form-buttons.ts';
import { formChangesFrom } from './form-steps.ts';

/**
 * Whether a tab of the form hid the fields that were filled in, which ends the reports about them, and the visitor clicked a
 * button after the form's last field.
 */
export function isClosedBehindTab(timeline: Timeline, last: FieldMoment): boolean {
  const { clicks, fields } = timeline;
  const page = pageAt(timeline, last)?.page;
  const filled = fields.findLast((each) => each.form === last.form && isFilledIn(each));
  const isHidden =
    filled !== undefined &&
    formChangesFrom(timeline, { form: filled.form, at: enteredAtOf(filled) }).some(
      ({ state, after, at }) =>
        state === 'gone' && after === 'button' && lastUntil(clicks, at)?.link === 'fragment',
    );
  return (
    isHidden &&
    clicks.some(
      (click) =>
        click.at >= enteredAtOf(last) &&
        click.link === undefined &&
        isButton(click) &&
        pageAt(timeline, click)?.page === page,
    )
  );
}
