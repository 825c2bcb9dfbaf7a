import type { MainStack } from '../stack.ts';
import { acknowledge, solutions } from './acknowledge.ts';

export function acknowledgeAccounts({ auth, secrets }: MainStack) {
  acknowledge(
    auth.pool,
    'Six characters without composition rules are the specification; limits on attempts carry the weight.',
    solutions('COG1'),
  );
  acknowledge(
    auth.pool,
    'A second factor is not part of the product. Admins see the addresses and settings of owners, and no recording.',
    solutions('COG2'),
  );
  acknowledge(
    auth.pool,
    'The Plus tier costs five times as much per user; the pool’s firewall and our own rates refuse guessing.',
    solutions('COG8'),
  );
  acknowledge(
    auth.pool,
    'The rule expects the type of `email` to be written out. CloudFormation takes it from Cognito; every pool of the CDK is declared so.',
    'cdk-preflight::pf-cognito-schema-standard-attr-datatype',
  );
  for (const secret of secrets.all) {
    acknowledge(
      secret,
      'Changed by an operator after a leak: Stripe issues its keys itself, and a new signing key ends links in mails already sent.',
      solutions('SMG4'),
    );
  }
}
