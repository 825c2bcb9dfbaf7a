import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import {
  checkUserExists,
  getPageNonce,
  sendVerificationEmailToken,
} from '../../../lambdas/contract/sign-up.ts';
import { call } from '../lib/api.ts';
import { clearSession, signUp } from '../lib/auth.ts';
import { rememberVerificationSent } from '../lib/session/resend-verification.tsx';
import type { FormErrors } from '../ui/form/field-errors.ts';
import { formErrorsOf } from './auth-errors.ts';
import { check, NewAccount } from './checks.ts';

const copy = accounts.signUp;

/**
 * Creates an account in the order of §4: checks that it is new, clears the browser's session before and after, then sends
 * the verification email. Returns the email address and user id, or the form's errors.
 */
export async function createAccount(
  values: unknown,
): Promise<{ email: string; userId: string; errors?: undefined } | { errors: FormErrors }> {
  const account = check(NewAccount, values);
  if (account.errors) return { errors: account.errors };
  const { email } = account.values;
  if (await isRegistered(email)) return { errors: { form: copy.alreadyRegistered } };

  let userId: string;
  try {
    await clearSession();
    ({ userId } = await signUp(account.values));
    await clearSession();
  } catch (error) {
    return { errors: formErrorsOf(error, copy.failed, ['email', 'password']) };
  }
  try {
    await call(sendVerificationEmailToken, { email, userId });
    rememberVerificationSent();
  } catch {
    return { errors: { form: copy.mailFailed } }; // the page's message covers every cause
  }
  return { email, userId };
}

/** False if the check fails (§7), because the provider rejects a second account anyway. */
async function isRegistered(email: string): Promise<boolean> {
  try {
    const { nonce } = await call(getPageNonce, undefined);
    return await call(checkUserExists, { user_email: email, nonce });
  } catch {
    return false;
  }
}
