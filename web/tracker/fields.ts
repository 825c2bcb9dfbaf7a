import { clean, labelOf, roleOf, selectorOf, targetOf } from './element.ts';
import type { Lifetime } from './lifetime.ts';
import type { Tell } from './tell.ts';
import { rememberTyped } from './typed-words.ts';

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
  /** Words of the visitor's own, and no choice among the page's. */
  readonly isWritten: boolean;
}

/** How a field was filled in: how long, how often anew, how often refused. Never with what, nor how much of it. */
export function watchFields(life: Lifetime, tell: Tell): void {
  let filling: Filling | undefined;

  life.listen(document, 'focusin', (event) => {
    const field = fieldOf(event);
    if (field && filling?.field !== field) filling = begin(field, event.timeStamp);
  });
  life.listen(document, 'input', (event) => {
    // Letter after letter goes into the same field.
    const field = filling?.field === event.target ? filling?.field : fieldOf(event);
    if (!field) return;
    if (filling?.field !== field) filling = begin(field, event.timeStamp);
    const value = contentOf(field);
    if (filling.isWritten) rememberTyped(field, value);
    else rememberFiles(field);
    filling.first ??= event.timeStamp;
    filling.last = event.timeStamp;
    if (value !== '' && filling.wasEmpty && filling.first !== event.timeStamp) filling.refills++;
    filling.wasEmpty = value === '';
  });
  life.listen(document, 'invalid', (event) => {
    const field = fieldOf(event);
    if (!field) return;
    if (filling?.field === field) filling.invalid++;
    else finish({ ...begin(field, event.timeStamp), invalid: 1 });
  });
  life.listen(document, 'focusout', (event) => {
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
  life.listen(document, 'submit', (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof Element)) return;
    tell('rv:submit', {
      form: selectorOf(form),
      label: event.submitter ? labelOf(event.submitter) : '',
    });
  });

  function finish({ field, since, first, last, refills, invalid }: Filling) {
    const isSearch = field.matches(
      '[type=search],[role=searchbox],[name=q],[name=query],[name=search],[role=search] *',
    );
    const form = field.closest('form');
    tell('rv:field', {
      field: { role: roleOf(field), label: clean(labelOf(field)), selector: selectorOf(field) },
      form: form ? selectorOf(form) : '',
      search: isSearch,
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
  isWritten: !CHOSEN.test(field.getAttribute('type') ?? '') && !field.matches('select'),
});

function fieldOf(event: Event): Element | undefined {
  const field = targetOf(event)?.closest(FIELD);
  if (!field || field.closest('[data-reveille-ignore],[data-reveille-block]')) return undefined;
  return field instanceof HTMLInputElement && NOT_FILLED.test(field.type) ? undefined : field;
}

/** A page shows the names of chosen files, and they are the visitor's. */
function rememberFiles(field: Element): void {
  for (const file of (field as HTMLInputElement).files ?? []) rememberTyped(file, file.name);
}

const contentOf = (field: Element): string =>
  'value' in field ? String(field.value) : (field.textContent ?? '');
