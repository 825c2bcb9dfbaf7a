import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { AuthError, type AuthFailure } from '../lib/auth.ts';
import type { FormErrors } from '../ui/form/field-errors.ts';

/** Messages for the provider's errors (§8). For other errors the page has a message. */
const messages: Readonly<Partial<Record<AuthFailure, string>>> = {
  ...accounts.authErrors,
  'already-registered': accounts.signUp.alreadyRegistered,
};

/** The field that an error belongs to; other errors are shown above the form. */
const fields: Readonly<Partial<Record<AuthFailure, string>>> = {
  'password-rejected': 'password',
  'address-rejected': 'email',
};

/** `fieldNames`: the fields of the page. Errors of missing fields are shown above the form. */
export function formErrorsOf(
  error: unknown,
  fallback: string,
  fieldNames: readonly string[],
): FormErrors {
  if (!(error instanceof AuthError)) return { form: fallback };
  const field = fields[error.failure];
  if (field && !fieldNames.includes(field)) return { form: fallback };
  return { [field ?? 'form']: messages[error.failure] ?? fallback };
}

/** The message of an error as one text, for the Google button, which has no fields. */
export const messageOf = (error: unknown, fallback: string): string =>
  formErrorsOf(error, fallback, []).form ?? fallback;
