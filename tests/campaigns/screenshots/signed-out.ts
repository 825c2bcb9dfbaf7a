import { alerts, click, fill, inOrder, type State, shows } from './state.ts';

type Short = readonly [name: string, path: string, more?: Partial<State>];

const failedToken = (code: string): Partial<State> => ({
  answers: { 'verify-email-token': { code } },
  act: alerts,
});
const pages: Short[] = [
  ['login', '/login'],
  [
    'login-refused',
    '/login',
    {
      act: inOrder(
        fill('Email', 'maya@harborlane.test'),
        fill('Password', 'wrong password'),
        click('Sign in'),
        alerts,
      ),
    },
  ],
  ['login-errors', '/login', { act: click('Sign in') }],
  ['signup', '/signup'],
  ['signup-errors', '/signup', { act: click('Create account') }],
  ['forgot-password', '/forgot-password'],
  [
    'forgot-password-sent',
    '/forgot-password',
    {
      act: inOrder(
        fill('Email', 'ann@harborlane.test'),
        click('Send reset link'),
        shows('Check your email'),
      ),
    },
  ],
  ['reset-password', '/reset-password?email=a%40b.example&code=1'],
  [
    'reset-password-errors',
    '/reset-password?email=a%40b.example&code=1',
    {
      act: inOrder(
        fill('New password', 'correct horse'),
        fill('Repeat new password', 'correct house'),
        click('Save new password'),
      ),
    },
  ],
  ['reset-password-incomplete', '/reset-password'],
  ['verify-email', '/verify-email'],
  [
    'verify-token-done',
    '/verify-token?token=a',
    { answers: { 'verify-email-token': { success: true } } },
  ],
  [
    'verify-token-loading',
    '/verify-token?token=a',
    { answers: { 'verify-email-token': 'nothing' } },
  ],
  ['verify-token-failed', '/verify-token?token=wrong'],
  ['verify-token-broken', '/verify-token?token=a', failedToken('unexpected')],
  ['delete-account', '/delete-account?token=a'],
  [
    'delete-account-wrong',
    '/delete-account?token=wrong',
    { act: inOrder(click('Delete my account'), alerts) },
  ],
  [
    'delete-account-done',
    '/delete-account?token=a',
    {
      answers: { 'delete-account': { success: true } },
      act: inOrder(click('Delete my account'), shows('Your account is deleted')),
    },
  ],
  ['contact', '/contact'],
  ['contact-errors', '/contact', { act: click('Send') }],
  ['docs', '/docs/tracker'],
  ['not-found', '/no/such/page'],
  ['clip', 'mail:clip'],
  ['clip-gone', '/clip/wrong'],
  ['clip-loading', '/clip/a', { answers: { 'clip/a': 'nothing' } }],
  ['clip-failed', '/clip/a', { answers: { 'm/clip/a': 'error' }, act: alerts }],
  ['shared', 'share'],
  ['shared-gone', '/shared/wrong'],
  ['mail-report', 'mail:report'],
  ['mail-feedback', 'mail:feedback'],
  ['mail-unsubscribe', 'mail:unsubscribe'],
  ['mail-wrong', '/m/unsubscribe/wrong'],
];

export const signedOut: State[] = pages.map(([name, path, more]) => ({
  ...{ name, path, account: 'none' },
  ...more,
}));
