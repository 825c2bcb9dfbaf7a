import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { AuthError, type AuthFailure } from '../lib/auth.ts';
import type { FormErrors } from '../ui/form/field-errors.ts';

/** Texts for the provider's errors (§8). For other errors the screen has its own text. */
const words: Readonly<Partial<Record<AuthFailure, string>>> = {
  ...accounts.authErrors,
  'already-registered': accounts.signUp.alreadyRegistered,
};

/** The field of an error; other errors are shown above the form. */
const fields: Readonly<Partial<Record<AuthFailure, string>>> = {
  'password-rejected': 'password',
  'address-rejected': 'email',
};

/** `has` names the fields of the page; errors of missing fields are shown above the form. */
export function formErrorsOf(
  error: unknown,
  otherwise: string,
  has: readonly string[],
): FormErrors {
  if (!(error instanceof AuthError)) return { form: otherwise };
  const field = fields[error.failure];
  if (field && !has.includes(field)) return { form: otherwise };
  return { [field ?? 'form']: words[error.failure] ?? otherwise };
}

/** The same in one sentence, for Google's button, which has no field. */
export const messageOf = (error: unknown, otherwise: string): string =>
  formErrorsOf(error, otherwise, []).form ?? otherwise;
