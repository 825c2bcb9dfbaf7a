import { rejectInPool } from './reject-in-pool.ts';

/**
 * What an email of the user pool says. The pool would also send codes to any address that a signed-in user enters, without
 * our limits; the product does not use these codes, and a rejected message makes the pool's call fail.
 */
export function poolMessageOf(triggerSource: string): 'recovery' | 'unchanged' {
  if (triggerSource === 'CustomMessage_ForgotPassword') return 'recovery';
  // Only an operator can send it.
  if (triggerSource === 'CustomMessage_AdminCreateUser') return 'unchanged';
  return rejectInPool('unsupported');
}
