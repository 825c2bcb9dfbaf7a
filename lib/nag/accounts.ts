import type { MainStack } from '../stack.ts';
import { acknowledge, solutions } from './acknowledge.ts';

export function acknowledgeAccounts({ auth, secrets }: MainStack) {
  acknowledge(
    auth.pool,
    'The specification requires six characters and no composition rules. Rate limits make guessing impractical.',
    solutions('COG1'),
  );
  acknowledge(
    auth.pool,
    'A second factor is not part of the product. Admins see the addresses and settings of owners, and no recording.',
    solutions('COG2'),
  );
  acknowledge(
    auth.pool,
    'The Plus tier costs five times as much per user. The pool’s firewall and our own rate limits stop guessing.',
    solutions('COG8'),
  );
  acknowledge(
    auth.pool,
    'The rule expects an explicit type for `email`. The CDK never declares one, because Cognito defines its standard attributes.',
    'cdk-preflight::pf-cognito-schema-standard-attr-datatype',
  );
  for (const secret of secrets.all) {
    acknowledge(
      secret,
      'An operator rotates it with a command (docs/RUNBOOK.md): Stripe issues its own keys, and a new origin secret needs a deployment.',
      solutions('SMG4'),
    );
  }
}
