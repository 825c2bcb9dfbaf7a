import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { Providers } from '../../web/app/providers.tsx';
import { Pages } from '../../web/app/router.tsx';
import { ANN, provider } from '../fakes/auth.ts';
import './browser.ts';

export { profile } from '../fakes/server.ts';

import { Tab, tabAt } from './tab.tsx';

// A page's code is compiled when it is first asked for, on a machine that may have other things to do.
configure({ asyncUtilTimeout: 20_000 });

export const eventually = <T,>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 20_000 });

/** Ann's session is in the browser. */
export const signedIn = () => {
  provider.stored = ANN;
};

/** The whole app, as it starts at an address. */
export function open(path: string, state?: unknown) {
  const history = tabAt(path, state);
  const view = render(
    <Providers>
      <Tab history={history}>
        <Pages />
      </Tab>
    </Providers>,
  );
  return { history, ...view };
}

const mouse = userEvent.setup({ delay: null });
export const user = {
  ...mouse,
  /** A dialog that has just opened takes clicks a moment later. */
  click: async (element: Element) => {
    await eventually(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'));
    await mouse.click(element);
  },
};

/** Pasted rather than typed: one event, and any character. */
export const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  field.focus();
  await user.paste(text);
};
export const press = async (name: string) =>
  user.click(await screen.findByRole('button', { name }));
