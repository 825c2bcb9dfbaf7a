import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import {
  getProfile,
  getVerificationStatus,
  recordSignIn,
} from '../../lambdas/contract/accounts.ts';
import { isAdmin } from '../../lambdas/contract/admin.ts';
import { closeSupport } from '../../web/app/lib/support-dialog.ts';
import { Providers } from '../../web/app/providers.tsx';
import { Pages } from '../../web/app/router.tsx';
import { ANN, provider } from '../fakes/auth.ts';
import { fetch, server } from '../fakes/server.ts';
import './browser.ts';
import { Tab, tabAt } from './tab.tsx';

// A page's code is compiled when it is first asked for, on a machine that may have other things to do.
configure({ asyncUtilTimeout: 20_000 });

export const eventually = <T,>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 20_000 });

export const profile = {
  first_name: 'Ann',
  last_name: 'Archer',
  company: 'Archer & Daughters',
  job_role: 'Founder',
  website: 'archer.example',
  timezone: 'Europe/Paris',
};

beforeEach(() => {
  provider.reset();
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetch);
  server.answer(getProfile, { profile });
  server.answer(recordSignIn, { profile });
  server.answer(getVerificationStatus, { isVerified: true, isWaiting: false });
  server.answer(isAdmin, false);
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  closeSupport();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

export const user = userEvent.setup({ delay: null });

/** Pasted rather than typed: one event, and any character. */
export const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  field.focus();
  await user.paste(text);
};
export const press = async (name: string) =>
  user.click(await screen.findByRole('button', { name }));
