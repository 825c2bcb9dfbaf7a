import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../../lambdas/contract/accounts.ts';
import type { Integration } from '../../../lambdas/contract/integration.ts';
import {
  checkIntegration,
  checkStages,
  isInstalled,
} from '../../../lambdas/contract/integration-check.ts';
import { getVerificationStatus, verifyEmailToken } from '../../../lambdas/contract/sign-up.ts';
import { active, checked, integration } from '../../factories/integration.ts';
import { provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, open, profile } from '../app.tsx';
import { toInstallation } from '../connection.ts';
import { profileIs, withoutWebsite } from '../onboarding-wizard.ts';
import { expectReviewed } from '../visible-page.ts';
import { known, openWebsites } from '../website-server.ts';
import { connectedOwner, pending } from './owner.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T11:00:00.000Z') });
});

test.each([
  ['/login', 'Welcome back'],
  ['/login?verified=true', 'Welcome back'],
  ['/signup', 'Create account'],
  ['/forgot-password', 'reset link'],
  ['/reset-password', 'Choose a new password'],
  ['/reset-password?email=ann@example.com&code=1', 'ann@example.com'],
  ['/verify-email', 'your email'],
  ['/verify-token', 'Verification Failed'],
  ['/delete-account', 'link'],
  ['/delete-account?token=a', 'Delete your account?'],
  ['/contact', 'Contact support'],
])('the page of a guest at %s equals its golden file', async (path, shownText) => {
  open(path);
  await expectReviewed(`guest at${path}`, shownText);
});

test.each<[string, string, string, () => void]>([
  ['of an unknown token', '/verify-token?token=a', 'Verification Failed', () => spent()],
  ['that could not be checked', '/verify-token?token=a', 'Try again', () => lost()],
  ['that is checked', '/verify-token?token=a', 'Verifying', () => waits()],
])(
  'the page of a verification link %s equals its golden file',
  async (name, path, shownText, act) => {
    act();
    open(path);
    await expectReviewed(`verification link ${name}`, shownText);
  },
);
const spent = () => server.reject(verifyEmailToken, 'verification-unknown');
const lost = () => server.loseConnection(verifyEmailToken);
const waits = () => server.respond(verifyEmailToken, pending);

test('a deleted account shows a message, and a rejected deletion shows the reason', async () => {
  server.reject(deleteAccount, 'too-many-requests');
  const { unmount } = open('/delete-account?token=a');
  await click('Delete my account');
  await expectReviewed('deletion refused', 'wait a moment');
  unmount();
  server.respond(deleteAccount, { success: true });
  open('/delete-account?token=a');
  await click('Delete my account');
  await expectReviewed('deletion done', 'deleted');
  expect(provider.callNames()).toContain('clearSession');
});

test('the profile equals its golden file', async () => {
  connectedOwner();
  open('/profile');
  await screen.findByDisplayValue(profile.company);
  await expectReviewed('profile', 'Delete account');
});

/** The owner has entered the URL, and the website is described. */
const described = () => {
  known.pending = integration();
};
const websiteIs = (facts: Partial<Integration>) => {
  known.integration = active({ domain: 'archer.example', ...facts });
};
const at = '2026-11-21T10:55:00.000Z';
const connected: [string, string, Partial<Integration>][] = [
  ['connected', 'Disconnect', { first_seen_at: at, last_seen_at: at, checked_at: at }],
  ['connected before its first visit', 'Disconnect', { checked_at: at }],
  ['with a tag that is gone', 'Disconnect', { tag_missing_since: at, check_stage: 'tag-missing' }],
  ['with an old tracker', 'Disconnect', { outdated_since: at, outdated_release: 'r1' }],
];
test.each(connected)('a website %s equals its golden file', async (name, shownText, facts) => {
  connectedOwner();
  openWebsites();
  websiteIs(facts);
  open('/connection');
  await expectReviewed(`website ${name}`, shownText);
});

test.each<[string, string, () => void]>([
  ['to be entered', 'Website URL', () => {}],
  ['to be described', 'Website analysis', described],
  ['that waits for a verified address', 'until your email', () => unverified()],
])('a website %s equals its golden file', async (name, shownText, arrange) => {
  connectedOwner();
  localStorage.clear();
  openWebsites();
  arrange();
  open('/connection');
  await expectReviewed(`website ${name}`, shownText);
});
function unverified() {
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  known.pending = integration();
}

test.each(checkStages.filter((stage) => !isInstalled(stage)))(
  'a website test that ends at %s equals its golden file',
  async (stage) => {
    connectedOwner();
    localStorage.clear();
    openWebsites();
    const findings = {
      ...checked().findings,
      redirected_to: 'www.other.example',
      policy_lines: ["script-src 'self' https://app.example"],
      consent: { banner: 'Cookiebot', obeyed: 'not' as const },
    };
    server.respond(checkIntegration, checked({ stage, success: false, findings }));
    await toInstallation();
    await click('Test Integration');
    await eventually(() => expect(server.requestsTo(checkIntegration)).toHaveLength(1));
    await expectReviewed(`website tested ${stage}`, 'What we checked');
  },
);

test.each<[string, string, () => void]>([
  ['of the profile', 'Company', () => profileIs({ ...profile, company: '', timezone: '' })],
  ['of the website', 'Website URL', () => profileIs(withoutWebsite)],
  ['of the analysis', 'About your website', described],
])('the step %s of the onboarding equals its golden file', async (name, shownText, arrange) => {
  connectedOwner();
  localStorage.clear();
  openWebsites();
  profileIs(withoutWebsite);
  arrange();
  open('/onboarding');
  await expectReviewed(`onboarding step ${name}`, shownText);
});
