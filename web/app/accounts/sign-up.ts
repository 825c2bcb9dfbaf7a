import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import {
  checkUserExists,
  getPageNonce,
  sendVerificationEmailToken,
} from '../../../lambdas/contract/sign-up.ts';
import { call } from '../lib/api.ts';
import { clearSession, signUp } from '../lib/auth.ts';
import type { FormErrors } from '../ui/form/field-errors.ts';
import { formErrorsOf } from './auth-errors.ts';
import { check, NewAccount } from './checks.ts';

const copy = accounts.signUp;

/**
 * Creates an account in the order of §4: existence check, no session in this browser before and after, then
 * the mail. Returns the address the mail went to and its account, or what is wrong.
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
  } catch {
    return { errors: { form: copy.mailFailed } }; // the screen's words say all that helps
  }
  return { email, userId };
}

/** A check that fails counts as no (§7): the provider refuses a second account anyway. */
async function isRegistered(email: string): Promise<boolean> {
  try {
    const { nonce } = await call(getPageNonce, undefined);
    return await call(checkUserExists, { user_email: email, nonce });
  } catch {
    return false;
  }
}
