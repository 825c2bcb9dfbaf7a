/** Violations per boundary: its name, the planted file, and the import that must be reported. */
export const planted: [rule: string, file: string, imports: string][] = [
  [
    'the contract imports only itself and Zod',
    'lambdas/contract/planted.ts',
    '../adapters/table.ts',
  ],
  [
    'runtime and adapters import no feature, except for what policies define',
    'lambdas/adapters/planted.ts',
    '../team/team.store.ts',
  ],
  [
    'runtime and adapters import no feature, except for what policies define',
    'lambdas/runtime/planted.ts',
    '../team/functions.ts',
  ],
  [
    'policies import only the contract and policies of their feature',
    'lambdas/accounts/planted-adapter.ts',
    '../adapters/table.ts',
  ],
  [
    'policies import only the contract and policies of their feature',
    'lambdas/accounts/planted-node.ts',
    'node:crypto',
  ],
  [
    'policies import only the contract and policies of their feature',
    'lambdas/accounts/planted-package.ts',
    'electrodb',
  ],
  [
    'policies import only the contract and policies of their feature',
    'lambdas/accounts/planted-policy.ts',
    '../support/feedback.ts',
  ],
  [
    'policies import only the contract and policies of their feature',
    'lambdas/accounts/planted-store.ts',
    './verification/verification-token.store.ts',
  ],
  [
    'policies import only the contract and policies of their feature',
    'lambdas/accounts/rate/planted.ts',
    '../../adapters/table.ts',
  ],
  [
    'policies import only the contract and policies of their feature',
    'lambdas/accounts/planted.helper.ts',
    '../runtime/clock.ts',
  ],
  ['function lists import only definitions', 'lambdas/team/functions.ts', '../adapters/mail.ts'],
  [
    'stores import only storage adapters and policies',
    'lambdas/accounts/planted.store.ts',
    '../adapters/mail.ts',
  ],
  [
    'protocols import only policies, stores and adapters',
    'lambdas/reports/planted.protocol.ts',
    'node:fs',
  ],
  [
    'email templates import only copy and layout',
    'lambdas/emails/planted.mail.tsx',
    '../adapters/mail.ts',
  ],
  ['only adapters import vendor SDKs', 'lambdas/accounts/planted.lambda.ts', '@aws-sdk/client-ses'],
  ['no module imports a Lambda handler', 'lambdas/live/planted.lambda.ts', './connect.lambda.ts'],
  ['infrastructure imports only definitions', 'lib/planted.ts', '../lambdas/adapters/table.ts'],
  [
    'seed and operator tools use protocols and stores',
    'lib/local/seed/planted.ts',
    '../../../lambdas/recordings/functions.ts',
  ],
  [
    'the web app imports only the contract from the server',
    'web/app/planted.ts',
    '../../lambdas/support/feedback.ts',
  ],
  [
    'web features do not import each other',
    'web/app/emails/planted.ts',
    '../accounts/login-page.tsx',
  ],
  ['only lib/auth.ts imports Amplify', 'web/app/accounts/planted.ts', 'aws-amplify/auth'],
  [
    'the tracker imports only itself, rrweb and the wire contract',
    'web/tracker/planted.ts',
    '../app/lib/config.ts',
  ],
  ['nothing imports the tracker', 'web/app/planted-tracker.ts', '../tracker/host-guard.ts'],
  ['the tracker’s contract imports nothing', 'lambdas/contract/tracker.ts', './limits.ts'],
  ['the wire encoder imports only itself', 'lambdas/contract/wire/pack.ts', '../limits.ts'],
  ['no cycles', 'lambdas/live/planted-cycle.ts', './planted-cycle-back.ts'],
  ['production code never imports tests', 'lib/planted-test.ts', '../tests/factories/owner.ts'],
];

/** Further files that a planted cycle needs. */
export const counterparts: [file: string, imports: string][] = [
  ['lambdas/live/planted-cycle-back.ts', './planted-cycle.ts'],
];
