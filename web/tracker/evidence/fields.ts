import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { EDITABLE, isInput, isPrivate, NOT_TYPED } from '../privacy/field-elements.ts';
import { isIgnored } from '../privacy/text-policy.ts';
import { hasSubmit, roleOf, targetOf } from './element/describe.ts';
import { formOf } from './element/flat-tree.ts';
import { labelOf } from './element/label.ts';
import { selectorOf } from './element/selector.ts';

const NOT_A_FIELD = /^(button|submit|reset|image|hidden)$/;

/** The time from focus to blur of one field; times are event time stamps in milliseconds. */
interface FieldVisit {
  readonly field: Element;
  readonly since: number;
  firstAt?: number;
  lastAt: number;
  refills: number;
  invalid: number;
  wasEmpty: boolean;
  /** Read on focus, because a page may change the label while the visitor types. */
  readonly fieldAndForm: Pick<TrackerEvents['rv:field'], 'field' | 'form'>;
  /** Whether the visitor types the value instead of selecting one of the page's. */
  readonly isTyped: boolean;
}

/** Emits `rv:field` (durations and numbers of refills and rejections, never the value or its length) and `rv:submit`. */
export function watchFields(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
  remember: (form: string, field: Element) => void,
): void {
  let visit: FieldVisit | undefined;

  documents.listen('focusin', (event) => {
    const field = fieldOf(event);
    if (field && visit?.field !== field) visit = startVisit(field, event.timeStamp);
  });
  documents.listen('input', (event) => {
    // A comparison is cheaper than fieldOf, and most input goes into the same field.
    const field = visit?.field === event.target ? visit?.field : fieldOf(event);
    if (!field) return;
    if (visit?.field !== field) {
      // When the focus moves between fields of a shadow tree, no event reaches the document.
      finish();
      visit = startVisit(field, event.timeStamp);
    }
    const value = contentOf(field);
    visit.firstAt ??= event.timeStamp;
    visit.lastAt = event.timeStamp;
    if (value && visit.wasEmpty && visit.firstAt !== event.timeStamp) visit.refills++;
    visit.wasEmpty = !value;
  });
  documents.listen('invalid', (event) => {
    const field = fieldOf(event);
    if (!field) return;
    if (visit?.field === field) visit.invalid++;
    else finishVisit({ ...startVisit(field, event.timeStamp), invalid: 1 });
  });
  documents.listen('focusout', (event) => {
    if (visit && fieldOf(event) === visit.field) finish();
  });
  // Most visitors who abandon a form leave with the focus still in a field.
  life.listen(window, 'pagehide', finish);
  documents.listen('submit', (event: SubmitEvent) => {
    const form = event.target;
    if ((form as Node | null)?.nodeType !== 1 || isIgnored(form as Node)) return;
    emitCustom('rv:submit', {
      form: selectorOf(form as Element),
      label: event.submitter ? labelOf(event.submitter) : '',
    });
  });

  function finish(): void {
    if (visit) finishVisit(visit);
    visit = undefined;
  }
  function finishVisit({
    field,
    fieldAndForm,
    since,
    firstAt,
    lastAt,
    refills,
    invalid,
    isTyped,
  }: FieldVisit) {
    const isSearch = field.matches(
      '[type=search],[role=searchbox],[name=q],[name=query],[name=search],[role=search] *',
    );
    if (firstAt !== undefined && !isSearch) remember(fieldAndForm.form, field);
    emitCustom('rv:field', {
      ...fieldAndForm,
      search: isSearch,
      ...(hasSubmit(formOf(field)) && { has_submit: true }),
      ...(firstAt !== undefined && {
        ...(isTyped && { typed: true }),
        idle_ms: Math.max(0, Math.round(performance.now() - lastAt)),
      }),
      hesitation_ms: Math.round((firstAt ?? lastAt) - since),
      input_ms: Math.round(lastAt - (firstAt ?? lastAt)),
      refills,
      invalid,
    });
  }
}

const startVisit = (field: Element, now: number): FieldVisit => ({
  field,
  since: now,
  lastAt: now,
  refills: 0,
  invalid: 0,
  wasEmpty: !contentOf(field),
  fieldAndForm: fieldAndFormOf(field),
  isTyped: !NOT_TYPED.test(field.getAttribute('type') ?? '') && !field.matches('select'),
});

function fieldAndFormOf(field: Element): FieldVisit['fieldAndForm'] {
  const form = formOf(field);
  return {
    field: { role: roleOf(field), label: labelOf(field), selector: selectorOf(field) },
    form: form ? selectorOf(form) : '',
  };
}

function fieldOf(event: Event): Element | undefined {
  const field = targetOf(event)?.closest(EDITABLE);
  // A box in an option would tell which one was selected.
  if (!field || isPrivate(field)) return undefined;
  return isInput(field) && NOT_A_FIELD.test(field.type) ? undefined : field;
}

const contentOf = (field: Element): string =>
  'value' in field ? String(field.value) : field.textContent;
