import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import { watchPages } from '../../web/tracker/evidence/pages.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { HIDDEN, policyOf, SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import { forgetTyped, maskTyped } from '../../web/tracker/privacy/typed-words.ts';
import { rememberPageFields, shadowTrees, watchTyping } from '../../web/tracker/privacy/typing.ts';

let life: Lifetime;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  life = new Lifetime();
  document.body.innerHTML = '<input>';
  watchTyping(life, new Documents(life), []);
});
afterEach(() => {
  life.end();
  forgetTyped();
  vi.useRealTimers();
});

/** Restarts with what the loader collected. */
function startAfter(...early: readonly (readonly [field: string, text: unknown])[]): void {
  life.end();
  forgetTyped();
  life = new Lifetime();
  const event = new Event('input');
  const collected = early.map(([field, text]) => {
    const target = document.querySelector(field) ?? document;
    return { at: 0, event, target, text };
  });
  watchTyping(life, new Documents(life), collected);
}

test('text that was typed before the start is masked, even if the page shows its words by then', () => {
  document.body.innerHTML = '<input><p>Hello Wilhelmina</p>';
  startAfter(['input', 'Wilhelmin'], ['input', 'Wilhelmina Murray']);
  enter('good night', 'focusin', 'input');
  expect(maskTyped('Hello Wilhelmina')).toBe('Hello *****');
});

test('a box that was ticked before the start, and a component’s value that is no text, mask nothing', () => {
  document.body.innerHTML = '<input type="checkbox"><input><p>on and with</p>';
  startAfter(['input', 'on'], ['p', {}], ['none', null]);
  const [, field] = document.querySelectorAll('input');
  (field as HTMLInputElement).value = 'with milk';
  for (const type of ['focusin', 'input']) field?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(maskTyped('on and with')).toBe('on and with');
  expect(maskTyped('on and milk')).toBe('on and *****');
});

test('words that the page shows only where text is hidden are masked once they are typed', () => {
  document.body.innerHTML = `<input><p>Dear Murray</p><p data-reveille-mask>Wilhelmina</p>
    <p data-reveille-block><b>Harker</b></p><p contenteditable>Westenra</p>`;
  enter('Wilhelmina Harker, Westenra, Murray', 'focusin', 'input');
  expect(maskTyped('Murray, Wilhelmina, Harker, Westenra')).toBe('Murray, *****, *****, *****');
});

function enter(value: string, ...types: readonly string[]): void {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = value;
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}

test('a search of three letters stays masked after the visitor deletes it letter by letter', () => {
  enter('hiv', 'input', 'change');
  for (const rest of ['hi', 'h', '']) enter(rest, 'input');
  vi.advanceTimersByTime(60_000);
  expect(maskTyped('Recent searches: HIV')).toBe('Recent searches: *****');
});

test('a search of three letters stays masked after the visitor adds a word', () => {
  enter('hiv', 'input', 'change');
  enter('hiv test', 'input', 'change');
  vi.advanceTimersByTime(60_000);
  expect(maskTyped('Recent searches: HIV')).toBe('Recent searches: *****');
});

test('the first letters of a value that the visitor did not confirm are masked for five seconds only', () => {
  for (const value of ['hi', 'hiv']) enter(value, 'input');
  expect(maskTyped('No results for hi')).toBe('No results for *****');
  vi.advanceTimersByTime(60_000);
  expect(maskTyped('hi there, about hiv')).toBe('hi there, about *****');
});

test('the folders of selected files are masked', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  const file = new File(['x'], 'notes.pdf');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'Wilhelmina Murray/notes.pdf' });
  Object.defineProperty(field, 'files', { value: [file] });
  enter('', 'change');
  expect(maskTyped('Uploading Wilhelmina Murray/notes.pdf')).toBe('Uploading *****');
  expect(maskTyped('From Murray: notes.pdf')).toBe('From *****: *****');
});

test('keys are masked where a page repeats them although no field shows them', () => {
  const type = (keys: readonly string[]) => {
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  type(['Shift', ...'Wilhelmina', 'Enter', ...'Murray']);
  expect(maskTyped('Unknown command Wilhelmina')).toBe('Unknown command *****');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  type([...'Harker']);
  expect(maskTyped('Murray and Harker at Whitby')).toBe('***** and ***** at Whitby');
});

test('a code whose characters are typed into one field each is masked as a whole', () => {
  document.body.innerHTML = '<input><input><input><input>';
  document.querySelectorAll('input').forEach((field, index) => {
    field.focus();
    const key = 'K7QX'.charAt(index);
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    field.value = key;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(maskTyped('Code K7QX is wrong')).toBe('Code ***** is wrong');
});

test('a word that an editor inserts at once is masked before the editor shows it', () => {
  const data = 'Wilhelmina';
  document.body.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true }));
  expect(maskTyped('{"text":"Wilhelmina"}')).toBe('{"text":"*****"}');
});

test('the events without a key that autofill dispatches are no errors', () => {
  for (let n = 0; n < 30; n++) document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(life.errors).toBe(0);
});

/** The page cancels the event and writes the text itself, so no `input` event follows. */
const press = (editor: Element) =>
  editor.dispatchEvent(new Event('beforeinput', { bubbles: true, composed: true }));

test('a field of a component whose text the component writes itself is masked', () => {
  const root = document.body.appendChild(document.createElement('x-name')).attachShadow({
    mode: 'open',
  });
  root.innerHTML = '<input>';
  const [field] = root.querySelectorAll('input');
  press(field as Element);
  Object.assign(field as Element, { value: 'Wilhelmina' });
  rememberPageFields();
  expect(maskTyped('Hello Wilhelmina')).toBe('Hello *****');
});

test('the address that a page makes of an editor whose text it writes itself is masked', () => {
  const editor = document.body.appendChild(document.createElement('div'));
  editor.contentEditable = 'true';
  editor.setAttribute('contenteditable', '');
  const addresses: unknown[] = [];
  const pages = watchPages(
    life,
    (_, payload) => addresses.push((payload as { page?: string }).page),
    () => {},
  );
  press(editor);
  editor.textContent = 'Wilhelmina';
  history.replaceState({}, '', '/notes/wilhelmina');
  pages.emitPage('replace');
  expect(addresses).toEqual(['/notes/*****']);
});

test('text that an input method composes in a closed component is masked [TRACK-05]', () => {
  // Every event reports the whole composed text, and its target is the host.
  const host = document.body.appendChild(document.createElement('x-closed'));
  const input = (type: string, init: InputEventInit) =>
    host.dispatchEvent(new InputEvent(type, { bubbles: true, composed: true, ...init }));
  const compose = (text: string) => {
    for (let end = 1; end <= text.length; end++)
      input('input', {
        data: text.slice(0, end),
        inputType: 'insertCompositionText',
        isComposing: true,
      });
    input('compositionend', { data: text });
  };
  compose('Wilhel');
  input('input', { data: 'm', inputType: 'insertText' });
  compose('ina');
  expect(maskTyped('Hello Wilhelmina')).toBe('Hello *****');
});

test('a value that a script sets in a component is masked until the component leaves the page [TRACK-05]', () => {
  const host = document.body.appendChild(document.createElement('x-name'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<input><textarea></textarea>';
  shadowTrees.add(new WeakRef(root));
  rememberPageFields();
  for (const [index, field] of root.querySelectorAll<HTMLInputElement>('*').entries())
    field.value = ['Wilhelmina', 'Murray'][index] as string;
  rememberPageFields();
  expect(maskTyped('Hello Wilhelmina Murray')).toBe('Hello ***** *****');
  host.remove();
  rememberPageFields();
  // Pages of other test files may have left some.
  expect([...shadowTrees].map((each) => each.deref())).not.toContain(root);
});

test('a click remembers the values of components elsewhere on the page [TRACK-05]', () => {
  const host = document.body.appendChild(document.createElement('x-name'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<input>';
  shadowTrees.add(new WeakRef(root));
  rememberPageFields();
  Object.assign(root.firstChild as Node, { value: 'Wilhelmina' });
  document.body.click();
  host.remove();
  expect(maskTyped('Hello Wilhelmina')).toBe('Hello *****');
});

test.each([
  ['with a filled-in field', '<x-field>Message<textarea>Hi</textarea></x-field>', true],
  ['with an empty field', '<x-field>Message<textarea></textarea></x-field>', false],
  ['with a chosen value', '<x-field>Message<input type="hidden" value="1"></x-field>', false],
  ['that is an editor', '<x-field>Message</x-field>', false],
])('the text of a component %s that reports a change is shown: %j, %s', (_, html, isShown) => {
  document.body.innerHTML = html;
  const component = document.querySelector('x-field') as Element;
  component.dispatchEvent(new Event('change', { bubbles: true }));
  expect(maskTyped('Send message')).toBe(isShown ? 'Send message' : 'Send *****');
  expect(policyOf(component.firstChild)).toBe(isShown ? SHOWN : HIDDEN);
});

test('the field in which a component measures its text is no input', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'x';
  field.setAttribute('aria-hidden', 'true');
  rememberPageFields();
  expect(maskTyped('Close x')).toBe('Close x');
});

test('dragging a card of the page does not mask its words', () => {
  document.body.innerHTML = '<p>Buy milk today</p>';
  const drop = (text: string) => {
    const event = new Event('drop', { bubbles: true });
    const dataTransfer = { getData: () => text, files: [] };
    document.body.dispatchEvent(Object.assign(event, { dataTransfer }));
  };
  drop('Buy milk');
  drop('Call Wilhelmina');
  expect(maskTyped('Buy milk, call Wilhelmina')).toBe('Buy milk, *****');
});
