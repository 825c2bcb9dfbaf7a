import { expect, test } from 'vitest';
import { poolMessageOf } from '../../../lambdas/accounts/identity/pool-message.ts';
import { isPoolRejection } from '../../../lambdas/contract/pool-rejections.ts';

test('words the recovery email and leaves an operator’s invitation as it is', () => {
  expect(poolMessageOf('CustomMessage_ForgotPassword')).toBe('recovery');
  expect(poolMessageOf('CustomMessage_AdminCreateUser')).toBe('unchanged');
});

test.each(['UpdateUserAttribute', 'VerifyUserAttribute', 'ResendCode', 'SignUp', 'Authentication'])(
  'rejects a %s email, which a signed-in user could send to any address without a limit',
  (source) => {
    const rejection = (() => {
      try {
        return poolMessageOf(`CustomMessage_${source}`);
      } catch (error) {
        return error;
      }
    })();
    expect(isPoolRejection(rejection)).toBe(true);
  },
);
