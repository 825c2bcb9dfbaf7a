import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { forgetTyped, maskTyped } from '../../web/tracker/privacy/typed-words.ts';
import { watchTyping } from '../../web/tracker/privacy/typing.ts';

let life: Lifetime;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  life = new Lifetime();
  document.body.innerHTML = '<input>';
  watchTyping(life, new Documents(life));
});
afterEach(() => {
  life.end();
  forgetTyped();
  vi.useRealTimers();
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
