import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { COPIED_SHOWN_MS } from '../../lambdas/contract/limits.ts';
import { CodeBlock } from '../../web/app/ui/code-block.tsx';
import { PasswordField } from '../../web/app/ui/form/password-field.tsx';
import { Switch } from '../../web/app/ui/form/switch.tsx';
import { Popover } from '../../web/app/ui/layout/popover.tsx';
import { VerticalStep } from '../../web/app/ui/stepper.tsx';
import './browser.ts';

test.each([true, false])('a click on a switch that is on (%s) turns it the other way', (isOn) => {
  const onChange = vi.fn();
  render(
    <Switch isOn={isOn} onChange={onChange}>
      Skip
    </Switch>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Skip' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(!isOn);
});

test('a copied code block confirms it for two seconds', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const onCopied = vi.fn();
  render(<CodeBlock label="Script" code="run()" copy="Copy" copied="Copied" onCopied={onCopied} />);
  const button = screen.getByRole('button');
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  fireEvent.click(button);
  await pass(0);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('run()');
  expect(onCopied).toHaveBeenCalledOnce();
  expect(button.textContent).toBe('Copied');
  expect(button.querySelector('.lucide-check')).not.toBeNull();
  await pass(COPIED_SHOWN_MS - 1);
  expect(button.textContent).toBe('Copied');
  await pass(1);
  expect(button.textContent).toBe('Copy');
  expect(button.querySelector('.lucide-copy')).not.toBeNull();
});

test('a shown password is hidden again once its form is submitted', () => {
  render(
    <form aria-label="Login" onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const button = screen.getByRole('button');
  const states = () => [field.type, button.textContent];
  expect(states()).toEqual(['password', 'Show password']);
  fireEvent.click(button);
  expect(states()).toEqual(['text', 'Hide password']);
  fireEvent.submit(screen.getByRole('form'));
  expect(states()).toEqual(['password', 'Show password']);
});

test.each([
  ['the focused control was removed', 'removed', true],
  ['the focused control was disabled', 'disabled', true],
  ['the focus is on another control', 'kept', false],
])('a step that becomes current receives the focus if %s: %s', (_, control, isFocused) => {
  const view = (state: 'locked' | 'current') => (
    <>
      {(state === 'locked' || control !== 'removed') && (
        <button type="button" disabled={state === 'current' && control === 'disabled'}>
          Next
        </button>
      )}
      <VerticalStep label="Website" number={2} state={state}>
        Content
      </VerticalStep>
    </>
  );
  const { rerender } = render(view('locked'));
  screen.getByRole('button', { name: 'Next' }).focus();
  rerender(view('locked'));
  expect(document.activeElement?.textContent).toBe('Next');
  rerender(view('current'));
  expect(document.activeElement === screen.getByRole('listitem')).toBe(isFocused);
  act(() => screen.getByRole('listitem').blur());
  rerender(view('current'));
  expect(document.activeElement).not.toBe(screen.getByRole('listitem'));
});

test('a step that is current from the start does not take the focus', () => {
  render(<VerticalStep label="Website" number={1} state="current" />);
  expect(document.activeElement).toBe(document.body);
});

test('a popover keeps 12 pixels from the edge of the window', async () => {
  vi.useFakeTimers();
  const root = document.documentElement;
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'BUTTON' ? new DOMRect(150, 20, 80, 30) : new DOMRect(0, 0, 200, 40);
  });
  render(
    <Popover trigger={<button type="button">Open</button>} label="Panel">
      {() => 'Content'}
    </Popover>,
  );
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const layer = document.querySelector<HTMLElement>('[data-radix-popper-content-wrapper]');
  expect(layer?.style.transform).toBe('translate(88px, 54px)');
  vi.restoreAllMocks();
});
