import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Lifetime } from '../lifetime.ts';
import { FORM_LOOKS_MS } from '../limits.ts';
import type { Tell } from '../tell.ts';
import { controlOf, targetOf } from './element.ts';

type Form = TrackerEvents['rv:form'];

/**
 * What became of the fields that were filled in, observed after what sends a form and when the page is left: whether
 * they are still there, emptied or gone. Never what is in them.
 */
export function watchForms(life: Lifetime, tell: Tell) {
  const filled = new Map<string, Set<Element>>();

  function look(after: Form['after']): void {
    for (const [form, fields] of filled) {
      const state = stateOf([...fields]);
      if (state === 'open' && after !== 'leave') continue;
      tell('rv:form', { form, state, after });
      if (state !== 'open') filled.delete(form);
    }
  }
  let cancels: (() => void)[] = [];
  function lookSoon(after: Form['after']): void {
    if (filled.size === 0) return;
    for (const cancel of cancels) cancel();
    cancels = FORM_LOOKS_MS.map((ms) => life.after(ms, () => look(after)));
  }
  life.listen(document, 'submit', () => lookSoon('submit'));
  life.listen(document, 'click', (event) => {
    const target = targetOf(event);
    const control = target && controlOf(target);
    if (
      control &&
      !control.matches(
        'a[href]:not([href^="#"],[href^=javascript],[role=button]),input:not([type=submit],[type=image]),textarea,select,label,option',
      )
    ) {
      lookSoon('button');
    }
  });
  life.listen(document, 'keydown', ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) lookSoon('enter');
  });

  return {
    /** A field was filled in. */
    remember(form: string, field: Element): void {
      const fields = filled.get(form) ?? new Set();
      filled.set(form, fields.add(field));
    },
    checkOnExit: () => look('leave'),
  };
}

function stateOf(fields: readonly Element[]): Form['state'] {
  const present = fields.filter((each) => each.isConnected && (each.checkVisibility?.() ?? true));
  if (present.length === 0) return 'gone';
  const written = fields.filter(isWritten);
  const isEmptied =
    written.length > 0 && written.every((each) => 'value' in each && each.value === '');
  return isEmptied ? 'emptied' : 'open';
}

const isWritten = (field: Element): boolean =>
  field.matches(
    'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file])',
  );
