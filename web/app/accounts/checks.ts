import * as z from 'zod/mini';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PROFILE_TEXT_MAX_CHARACTERS,
  USER_NAME_MAX_CHARACTERS,
} from '../../../lambdas/contract/limits.ts';
import type { FormErrors } from '../ui/form/field-errors.ts';

const { fields, forgot } = accounts;

const email = (message: string) =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(USER_NAME_MAX_CHARACTERS, message)),
    z.email(message),
  );
const password = z.string().check(z.minLength(PASSWORD_MIN_CHARACTERS, fields.shortPassword));
/** A new password must also satisfy the provider's rules. */
const newPassword = password.check(
  z.maxLength(PASSWORD_MAX_CHARACTERS, fields.tooLong(PASSWORD_MAX_CHARACTERS)),
  z.refine((text) => text === text.trim(), fields.spacedPassword),
);
const name = (missingMessage: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missingMessage),
      z.maxLength(PROFILE_TEXT_MAX_CHARACTERS, fields.tooLong(PROFILE_TEXT_MAX_CHARACTERS)),
    );

export const Credentials = z.object({ email: email(fields.invalidEmail), password });

export const NewAccount = z.object({
  firstName: name(fields.firstNameNeeded),
  lastName: name(fields.lastNameNeeded),
  email: email(fields.invalidEmail),
  password: newPassword,
});

export const Address = z.object({ email: email(forgot.invalidEmail) });

export const NewPassword = z.object({ password: newPassword, repeat: z.string() }).check(
  z.refine(({ password: first, repeat }) => first === repeat, {
    path: ['repeat'],
    error: fields.passwordsDiffer,
  }),
);

type Checked<T> =
  | { readonly values: T; readonly errors?: undefined }
  | { readonly errors: FormErrors; readonly values?: undefined };

/** The parsed values, or the first error of each field. */
export function check<T>(schema: z.ZodMiniType<T>, values: unknown): Checked<T> {
  const result = schema.safeParse(values);
  if (result.success) return { values: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
