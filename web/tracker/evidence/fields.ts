import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { Lifetime } from '../lifetime.ts';
import { isInput } from '../privacy/field-elements.ts';
import { isIgnored } from '../privacy/text-policy.ts';
import type { Tell } from '../tell.ts';
import { hasSubmit, roleOf, targetOf } from './element.ts';
import { clean, labelOf } from './element-label.ts';
import { formOf, selectorOf } from './element-selector.ts';

const FIELD = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';
/** Choices are made among the page's own words. */
const CHOSEN = /^(checkbox|radio|range|color|file)$/;
const NOT_FILLED = /^(button|submit|reset|image|hidden)$/;

interface Filling {
  readonly field: Element;
  readonly since: number;
  first?: number;
  last: number;
  refills: number;
  invalid: number;
  wasEmpty: boolean;
  /** What it is called before anything is written in it: a page may change its name while one writes. */
  readonly description: Pick<TrackerEvents['rv:field'], 'field' | 'form'>;
  /** Words of the visitor's own, and no choice among the page's. */
  readonly isWritten: boolean;
}

/** How a field was filled in: how long, how often again, how often rejected. Never with what, nor how much of it. */
export function watchFields(
  life: Lifetime,
  documents: Documents,
  tell: Tell,
  remember: (form: string, field: Element) => void,
): void {
  let filling: Filling | undefined;

  documents.listen('focusin', (event) => {
    const field = fieldOf(event);
    if (field && filling?.field !== field) filling = begin(field, event.timeStamp);
  });
  documents.listen('input', (event) => {
    // Letter after letter goes into the same field.
    const field = filling?.field === event.target ? filling?.field : fieldOf(event);
    if (!field) return;
    if (filling?.field !== field) {
      // Inside a component the focus moves from field to field without an event outside.
      if (filling) finish(filling);
      filling = begin(field, event.timeStamp);
    }
    const value = contentOf(field);
    filling.first ??= event.timeStamp;
    filling.last = event.timeStamp;
    if (value !== '' && filling.wasEmpty && filling.first !== event.timeStamp) filling.refills++;
    filling.wasEmpty = value === '';
  });
  documents.listen('invalid', (event) => {
    const field = fieldOf(event);
    if (!field) return;
    if (filling?.field === field) filling.invalid++;
    else finish({ ...begin(field, event.timeStamp), invalid: 1 });
  });
  documents.listen('focusout', (event) => {
    if (filling && fieldOf(event) === filling.field) {
      finish(filling);
      filling = undefined;
    }
  });
  // Leaving with the cursor still in a field is how most forms are given up.
  life.listen(window, 'pagehide', () => {
    if (filling) finish(filling);
    filling = undefined;
  });
  documents.listen('submit', (event: SubmitEvent) => {
    const form = event.target;
    if ((form as Node | null)?.nodeType !== 1 || isIgnored(form as Node)) return;
    tell('rv:submit', {
      form: selectorOf(form as Element),
      label: event.submitter ? labelOf(event.submitter) : '',
    });
  });

  function finish({
    field,
    description,
    since,
    first,
    last,
    refills,
    invalid,
    isWritten,
  }: Filling) {
    const isSearch = field.matches(
      '[type=search],[role=searchbox],[name=q],[name=query],[name=search],[role=search] *',
    );
    if (first !== undefined && !isSearch) remember(description.form, field);
    tell('rv:field', {
      ...description,
      search: isSearch,
      ...(hasSubmit(formOf(field)) && { has_submit: true }),
      ...(first !== undefined && isWritten && { typed: true }),
      ...(first !== undefined && { idle_ms: Math.max(0, Math.round(performance.now() - last)) }),
      hesitation_ms: Math.round((first ?? last) - since),
      input_ms: Math.round(first === undefined ? 0 : last - first),
      refills,
      invalid,
    });
  }
}

const begin = (field: Element, now: number): Filling => ({
  field,
  since: now,
  last: now,
  refills: 0,
  invalid: 0,
  wasEmpty: contentOf(field) === '',
  description: fieldAndFormOf(field),
  isWritten: !CHOSEN.test(field.getAttribute('type') ?? '') && !field.matches('select'),
});

function fieldAndFormOf(field: Element): Filling['description'] {
  const form = formOf(field);
  return {
    field: { role: roleOf(field), label: clean(labelOf(field)), selector: selectorOf(field) },
    form: form ? selectorOf(form) : '',
  };
}

function fieldOf(event: Event): Element | undefined {
  const field = targetOf(event)?.closest(FIELD);
  if (!field || isIgnored(field)) return undefined;
  return isInput(field) && NOT_FILLED.test(field.type) ? undefined : field;
}

const contentOf = (field: Element): string =>
  'value' in field ? String(field.value) : (field.textContent ?? '');
