import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchForms } from '../../web/tracker/evidence/forms.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { FORM_CHECKS_MS } from '../../web/tracker/limits.ts';

let reported: object[];
let life: Lifetime;
let form: HTMLFormElement;
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom does not implement it.
  Object.assign(Element.prototype, { checkVisibility: () => true });
  reported = [];
  life = new Lifetime();
  document.body.innerHTML = '<form><input value="Ann"><button>Send</button></form>';
  form = document.forms[0] as HTMLFormElement;
  const emitCustom = (_: string, payload: object) => reported.push(payload);
  const forms = watchForms(life, emitCustom as unknown as EmitCustomEvent);
  forms.remember('#order', form.elements[0] as Element);
});
afterEach(() => {
  life.end();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

function submit(...handlers: ((event: Event) => void)[]): void {
  for (const handler of handlers) form.addEventListener('submit', handler);
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  vi.runAllTimers();
}

test('a form that stays open after a script took its submit is reported as open', () => {
  submit((event) => event.preventDefault());
  expect(reported).toEqual(
    FORM_CHECKS_MS.map(() => ({ form: '#order', state: 'open', after: 'submit' })),
  );
});

test('a form whose submit the browser handles is not reported while the next page may load', () => {
  submit();
  expect(reported).toEqual([]);
});

test('a form that a script removes after its submit is reported once as gone', () => {
  submit(
    (event) => event.preventDefault(),
    () => form.remove(),
  );
  expect(reported).toEqual([{ form: '#order', state: 'gone', after: 'submit' }]);
});
