import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { FORM_CHECKS_MS } from '../limits.ts';
import { isInput, isTextField } from '../privacy/field-elements.ts';
import { controlOf, targetOf } from './element/describe.ts';

type Form = TrackerEvents['rv:form'];

/**
 * Emits `rv:form` with the state of the fields that were filled in (open, emptied or gone; never their values), after each
 * action that may submit a form and on page exit.
 */
export function watchForms(life: Lifetime, documents: Documents, emitCustom: EmitCustomEvent) {
  const filled = new Map<string, Set<Element>>();

  function check(after: Form['after'], submit?: Event): void {
    for (const [form, fields] of filled) {
      const state = stateOf([...fields]);
      // The next page may still be loading, unless a script took the submit.
      if (state === 'open' && after !== 'leave' && !submit?.defaultPrevented) continue;
      emitCustom('rv:form', { form, state, after });
      if (state !== 'open') filled.delete(form);
    }
  }
  let cancels: (() => void)[] = [];
  function checkSoon(after: Form['after'], submit?: Event): void {
    if (!filled.size) return;
    for (const cancel of cancels) cancel();
    cancels = FORM_CHECKS_MS.map((ms) => life.after(ms, () => check(after, submit)));
  }
  documents.listen('submit', (event) => checkSoon('submit', event));
  documents.listen('click', (event) => {
    const target = targetOf(event);
    const control = target && controlOf(target);
    if (
      control &&
      !control.matches(
        'a[href]:not([href^="#"],[href^=javascript],[role=button]),input:not([type=submit],[type=image]),textarea,select,label,option',
      )
    ) {
      checkSoon('button');
    }
  });
  documents.listen('keydown', (event: KeyboardEvent) => {
    const target = targetOf(event);
    if (event.key === 'Enter' && target && isInput(target)) checkSoon('enter');
  });

  return {
    /** Adds a field that was filled in. */
    remember(form: string, field: Element): void {
      const fields = filled.get(form) ?? new Set();
      filled.set(form, fields.add(field));
    },
    checkOnExit: () => check('leave'),
  };
}

function stateOf(fields: readonly Element[]): Form['state'] {
  if (!fields.some((each) => each.isConnected && (each.checkVisibility?.() ?? true))) return 'gone';
  const textFields = fields.filter(isTextField);
  const isEmptied = !!textFields[0] && textFields.every(({ value }) => !value);
  return isEmptied ? 'emptied' : 'open';
}
