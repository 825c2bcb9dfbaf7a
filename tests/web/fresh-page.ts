import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { getProfile, recordSignIn } from '../../lambdas/contract/accounts.ts';
import { isAdmin } from '../../lambdas/contract/admin.ts';
import { getVerificationStatus } from '../../lambdas/contract/sign-up.ts';
import { closeSupport } from '../../web/app/lib/support/support-dialog.ts';
import { provider } from '../fakes/auth.ts';
import { fetch, profile, server } from '../fakes/server.ts';

// Whatever file comes first in a worker: no page may load the real ones.
vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

/** Hooks belong in a setup file: a module that files share runs once, and would register them for the first file alone. */
beforeEach(() => {
  // As in index.html.
  document.head.innerHTML = '<meta name="description">';
  provider.reset();
  server.reset();
  document.body.removeAttribute('style'); // a dialog that closed in the last test may still lock it
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
  // Files without React put elements of their own into the document that all share.
  document.body.replaceChildren();
});
