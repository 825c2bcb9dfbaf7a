/** One violation for every boundary: its rule, where it is planted, and the import that must be caught. */
export const planted: [rule: string, file: string, imports: string][] = [
  ['contract is only shapes and words', 'lambdas/contract/planted.ts', '../adapters/table.ts'],
  ['rules are pure', 'lambdas/accounts/planted-adapter.ts', '../adapters/table.ts'],
  ['rules are pure', 'lambdas/accounts/planted-node.ts', 'node:crypto'],
  ['rules are pure', 'lambdas/accounts/planted-package.ts', 'electrodb'],
  ['rules are pure', 'lambdas/accounts/planted-policy.ts', '../support/feedback.ts'],
  [
    'rules are pure',
    'lambdas/accounts/planted-store.ts',
    './verification/verification-token.store.ts',
  ],
  ['rules are pure', 'lambdas/accounts/rate/planted.ts', '../../adapters/table.ts'],
  ['rules are pure', 'lambdas/accounts/planted.helper.ts', '../runtime/clock.ts'],
  ['a list only lists', 'lambdas/team/functions.ts', '../adapters/mail.ts'],
  ['stores only read and write', 'lambdas/accounts/planted.store.ts', '../adapters/mail.ts'],
  [
    'protocols order effects and reach nothing themselves',
    'lambdas/reports/planted.protocol.ts',
    'node:fs',
  ],
  ['mails are words in a frame', 'lambdas/emails/planted.mail.tsx', '../adapters/mail.ts'],
  ['vendors live in adapters', 'lambdas/accounts/planted.lambda.ts', '@aws-sdk/client-ses'],
  ['lambdas are not imported', 'lambdas/live/planted.lambda.ts', './connect.lambda.ts'],
  ['infrastructure reads definitions only', 'lib/planted.ts', '../lambdas/adapters/table.ts'],
  [
    'the seed enters by protocols and stores',
    'lib/local/seed/planted.ts',
    '../../../lambdas/recordings/functions.ts',
  ],
  ['web sees only the contract', 'web/app/planted.ts', '../../lambdas/support/feedback.ts'],
  [
    'web features do not import each other',
    'web/app/emails/planted.ts',
    '../accounts/login-page.tsx',
  ],
  ['Amplify lives in one file', 'web/app/accounts/planted.ts', 'aws-amplify/auth'],
  ['the tracker is alone', 'web/tracker/planted.ts', '../app/lib/config.ts'],
  ['nothing imports the tracker', 'web/app/planted-tracker.ts', '../tracker/host-guard.ts'],
  ['the tracker’s contract weighs nothing', 'lambdas/contract/tracker.ts', './limits.ts'],
  ['the wire encoder weighs nothing', 'lambdas/contract/wire/pack.ts', '../limits.ts'],
  ['no cycles', 'lambdas/live/planted-cycle.ts', './planted-cycle-back.ts'],
  ['production never sees tests', 'lib/planted-test.ts', '../tests/factories/owner.ts'],
];

/** What a planted import needs at its other end. */
export const accomplices: [file: string, imports: string][] = [
  ['lambdas/live/planted-cycle-back.ts', './planted-cycle.ts'],
];
