import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchForms } from '../../web/tracker/evidence/forms.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { FORM_CHECKS_MS } from '../../web/tracker/limits.ts';
import { takeSubmits } from '../web/prevented-submits.ts';

let reported: object[];
let life: Lifetime;
let documents: Documents;
let forms: ReturnType<typeof watchForms>;
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
  documents = new Documents(life);
  forms = watchForms(life, documents, emitCustom as unknown as EmitCustomEvent);
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
  expect(takeSubmits()).toBe(1);
  expect(reported).toEqual([]);
});

test('a form that a script removes after its submit is reported once as gone', () => {
  submit(
    (event) => event.preventDefault(),
    () => form.remove(),
  );
  expect(reported).toEqual([{ form: '#order', state: 'gone', after: 'submit' }]);
});

test.each(['click', 'Enter'])(
  'fields of a frame that are removed after %s are reported as gone',
  (action) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument as Document;
    const { Event, KeyboardEvent } = page.defaultView as Window & typeof globalThis;
    page.body.innerHTML = '<input value="Ann"><button>Send</button>';
    const [field, button] = page.body.children as unknown as [Element, Element];
    documents.add(page);
    forms.remember('', field);
    if (action === 'click') button.dispatchEvent(new Event('click', { bubbles: true }));
    else field.dispatchEvent(new KeyboardEvent('keydown', { key: action, bubbles: true }));
    page.body.innerHTML = '';
    vi.runAllTimers();
    const after = action === 'click' ? 'button' : 'enter';
    expect(reported).toContainEqual({ form: '', state: 'gone', after });
  },
);
