import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { getProfile, recordSignIn } from '../../lambdas/contract/accounts.ts';
import { isAdmin } from '../../lambdas/contract/admin.ts';
import { getVerificationStatus } from '../../lambdas/contract/sign-up.ts';
import { showToastsWith } from '../../web/app/lib/notify.ts';
import { closeSupport } from '../../web/app/lib/support/support-dialog.ts';
import { provider } from '../fakes/auth.ts';
import { fetch, profile, server } from '../fakes/server.ts';
import './query-timers.ts';

// Mocked in every file of a worker, because pages share modules.
vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

// jsdom cannot scroll, and would print a line for each opened page.
window.scrollTo = () => {};

/** In a setup file, because a shared module would register hooks only for the first file. */
beforeEach(() => {
  // Drops the messages that an earlier file left for a toaster.
  showToastsWith(() => {})();
  // As in index.html.
  document.head.innerHTML = '<meta name="description">';
  provider.reset();
  server.reset();
  document.body.removeAttribute('style'); // a dialog of the last test may still lock scrolling
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', fetch);
  server.respond(getProfile, { profile });
  server.respond(recordSignIn, { profile });
  server.respond(getVerificationStatus, { isVerified: true, isWaiting: false });
  server.respond(isAdmin, false);
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  closeSupport();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Tests without React leave elements in the shared document.
  document.body.replaceChildren();
});
