import { vi } from 'vitest';

/** Imports the module of sign-ins as a newly opened page does. */
export async function openPage(path = '/emails') {
  history.replaceState(null, '', path);
  vi.resetModules();
  return import('../../web/app/lib/auth.ts');
}
