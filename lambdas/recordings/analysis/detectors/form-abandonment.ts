import { abandonedForms, touchedFields } from '../forms/abandoned-forms.ts';
import { isOpenAtEnd, lastEntryOf, submitsFrom } from '../forms/form-steps.ts';
import { blamedField } from '../forms/stopped-field.ts';
import type { Detector } from './finding.ts';

/** Forms that a visitor started but did not submit by the end of the session. */
export const formAbandonments: Detector = (timeline) =>
  abandonedForms(timeline).map(({ fields, last }) => {
    const field = blamedField(timeline, fields, last);
    const total = (what: 'hesitationMs' | 'refills' | 'invalid') =>
      Math.round(fields.reduce((sum, each) => sum + each[what], 0));
    return {
      kind: 'form-abandonment',
      at: last.at,
      element: field,
      ...(field.label && { about: field.label }),
      count: touchedFields(fields).size,
      // A submit that had an effect would have finished the form.
      ...(submitsFrom(timeline, lastEntryOf(last)).length > 0 && { submits: true }),
      form: {
        hesitationMs: total('hesitationMs'),
        refills: total('refills'),
        invalid: total('invalid'),
        isOpen: isOpenAtEnd(timeline, last),
      },
    };
  });
