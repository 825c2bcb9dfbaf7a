import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../web/app/ui/layout/dialog.tsx';
import { Drawer } from '../../web/app/ui/layout/drawer.tsx';
import { eventually, user } from './app.tsx';

/** A dialog opened by its button, or by an item of a menu that closes. */
function Opener({ role }: { role?: string }) {
  const [opened, setOpened] = useState<'menu' | 'dialog'>();
  return (
    <>
      <button type="button" onClick={() => setOpened('menu')}>
        Account
      </button>
      <div role={role}>
        <button type="button" onClick={() => setOpened('dialog')}>
          Delete
        </button>
      </div>
      {opened === 'menu' && (
        <div role="menu">
          <button type="button" role="menuitem" onClick={() => setOpened('dialog')}>
            Get Help
          </button>
        </div>
      )}
      <Dialog isOpen={opened === 'dialog'} onOpenChange={() => setOpened(undefined)} title="T">
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('a dialog returns the focus to the button that opened it', async () => {
  render(<Opener />);
  button('Account').focus();
  await user.click(button('Delete'));
  expect(document.activeElement).toBe(button('Yes'));
  await user.keyboard('{Escape}');
  await eventually(() => expect(document.activeElement).toBe(button('Delete')));
});

test('a focused control scrolls into view in a dialog that is higher than the window', async () => {
  const scrolled: Element[] = [];
  using _ = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(function scrollIntoView(this: Element) {
      scrolled.push(this);
    });
  render(<Opener />);
  await user.click(button('Delete'));
  expect(scrolled).toEqual([button('Yes')]);
  await user.tab();
  await user.tab();
  expect(scrolled).toEqual([button('Yes'), button('Close'), button('Yes')]);
  await user.click(screen.getByRole('heading', { name: 'T' }));
  expect(scrolled).toHaveLength(3);
});

test('a focused control of a drawer that is higher than the window scrolls into view', async () => {
  using scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <Drawer isOpen onOpenChange={() => {}} label="Menu" head="">
      <button type="button">Logout</button>
    </Drawer>,
  );
  button('Logout').focus();
  expect(scroll.mock.instances.at(-1)).toBe(button('Logout'));
});

test('a dialog over another dialog returns the focus into that one', async () => {
  render(<Opener role="dialog" />);
  await user.click(button('Delete'));
  await user.keyboard('{Escape}');
  await eventually(() => expect(document.activeElement).toBe(button('Delete')));
});

test('a dialog that an item of a menu opened returns the focus to the button of the menu', async () => {
  render(<Opener />);
  await user.click(button('Account'));
  await user.click(screen.getByRole('menuitem'));
  expect(document.activeElement).toBe(button('Yes'));
  await user.keyboard('{Escape}');
  await eventually(() => expect(document.activeElement).toBe(button('Account')));
});

test('a dialog that opens without any focus returns it to where it was last', async () => {
  render(<Opener />);
  act(() => button('Account').focus());
  act(() => button('Account').blur());
  fireEvent.click(button('Delete'));
  await user.keyboard('{Escape}');
  await eventually(() => expect(document.activeElement).toBe(button('Account')));
});
