import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { Pages } from '../../web/app/pages.tsx';
import { Providers } from '../../web/app/providers.tsx';
import { ANN, provider } from '../fakes/auth.ts';
import './browser.ts';

export { profile } from '../fakes/server.ts';

import { Tab, tabAt } from './tab.tsx';

// A page's code is compiled on first use, which may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

export const eventually = <T,>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 20_000 });

/** Stores Ann's session in the browser. */
export const signedIn = () => {
  provider.stored = ANN;
};

/** Renders the whole app at a URL. */
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
  /** Waits, because a dialog ignores clicks until its opening animation ends. */
  click: async (element: Element) => {
    await eventually(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'));
    await mouse.click(element);
  },
};

/** Pastes the text: one event, and any character is allowed. */
export const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  field.focus();
  await user.paste(text);
};
export const click = async (name: string) =>
  user.click(await screen.findByRole('button', { name }));
