import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { AuthError, type AuthFailure } from '../lib/auth.ts';
import type { FormErrors } from '../lib/use-form.ts';

/** Plain words for what the provider refused (§8). What is missing here has no words: the screen supplies its own. */
const words: Readonly<Partial<Record<AuthFailure, string>>> = {
  ...accounts.refusals,
  'already-registered': accounts.signUp.alreadyRegistered,
};

/** Which field a refusal is about; the others stand above the form. */
const fields: Readonly<Partial<Record<AuthFailure, string>>> = {
  'password-refused': 'password',
  'address-refused': 'email',
};

export function refusalOf(error: unknown, otherwise: string): FormErrors {
  if (!(error instanceof AuthError)) return { form: otherwise };
  return { [fields[error.failure] ?? 'form']: words[error.failure] ?? otherwise };
}

/** For a page that went to another one and back: none of its fields is to blame. */
export const messageOf = (error: unknown, otherwise: string): string =>
  refusalOf(error, otherwise).form ?? otherwise;
