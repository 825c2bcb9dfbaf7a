import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFocusRestoration } from '../../web/app/lib/router/restore-focus.ts';

/** A page with a list of three buttons, a paragraph with one, and a button and a dialog outside of it. */
function page() {
  document.body.innerHTML = `<main><ul data-keeps-place><li><button>A</button></li><li><button>B</button></li>
    <li><button>C</button></li></ul><section><p><button>D</button></p></section></main>
    <button>Outside</button><div role="dialog"><button>Yes</button></div>`;
  const current = document.querySelector('main');
  const { unmount } = renderHook(() => useFocusRestoration({ current }));
  return unmount;
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLElement;
const changed = () => new Promise((next) => setTimeout(next));
const focused = () => document.activeElement?.textContent?.trim();

test.each([
  ['A', 'B'],
  ['B', 'C'],
  ['C', 'B'],
])('after the focused control %s of a list was removed, %s has the focus', async (name, next) => {
  page();
  button(name).focus();
  button(name).parentElement?.remove();
  await changed();
  expect(focused()).toBe(next);
});

test('elsewhere the closest remaining ancestor has the focus, without an outline or scrolling', async () => {
  page();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  button('D').focus();
  button('D').parentElement?.remove();
  await changed();
  const section = document.querySelector('section');
  expect(document.activeElement).toBe(section);
  expect(section?.className).toBe('outline-none');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  vi.restoreAllMocks();
});

test('a removed control leaves the focus alone if it moved elsewhere, or was never in the page', async () => {
  page();
  button('B').focus();
  button('A').focus();
  button('B').remove();
  await changed();
  expect(focused()).toBe('A');
  button('Outside').focus();
  button('A').remove();
  button('Outside').blur();
  await changed();
  expect(document.activeElement).toBe(document.body);
});

test('a control that a dialog removes counts as focused, because the dialog was opened from it', async () => {
  page();
  button('B').focus();
  button('Yes').focus();
  button('B').parentElement?.remove();
  document.querySelector('[role=dialog]')?.remove();
  document.querySelector('p')?.append('Removed');
  await changed();
  expect(focused()).toBe('C');
});

test('a change elsewhere moves no focus', async () => {
  page();
  button('D').focus();
  button('A').remove();
  await changed();
  expect(focused()).toBe('D');
  expect(button('D').hasAttribute('tabindex')).toBe(false);
  button('D').blur();
  button('B').remove();
  await changed();
  expect(document.activeElement).toBe(document.body);
});

test('a page that unmounts no longer restores the focus', async () => {
  const unmount = page();
  const removed = vi.spyOn(document.querySelector('main') as Element, 'removeEventListener');
  button('B').focus();
  unmount();
  button('B').parentElement?.remove();
  await changed();
  expect(document.activeElement).toBe(document.body);
  expect(removed.mock.calls.map(([type]) => type).sort()).toEqual(['focusin', 'focusout']);
});
