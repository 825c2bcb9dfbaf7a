import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkIntegration } from '../../lambdas/contract/integration-check.ts';
import { getVerificationStatus } from '../../lambdas/contract/sign-up.ts';
import { disconnectIntegration, saveIntegration } from '../../lambdas/contract/websites.ts';
import {
  active,
  checked,
  DOMAIN,
  integration,
  notFound,
  otherAccount,
} from '../factories/integration.ts';
import { ANN } from '../fakes/auth.ts';
import { notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, open } from './app.tsx';
import { current, disconnect, prepareConnection, toInstallation, URL_FIELD } from './connection.ts';
import { textOf } from './form.ts';
import { known } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();

test('runs no test if the address is no longer verified [CONN-13]', async () => {
  await toInstallation();
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  act(() => notify('verification'));
  await screen.findByText('Locked until your email is verified');
  await click('Test Integration');
  await screen.findByText('Email verification required');
  expect(server.requestsTo(checkIntegration)).toEqual([]);
});

test('a successful test saves the integration, confirms it, and opens the emails after two seconds [CONN-11, CONN-14, CONN-15, CONN-20, CONN-21]', async () => {
  const { history } = await toInstallation();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await click('Test Integration');
  await screen.findByText('Integration Successful!');
  screen.getByText(`${DOMAIN} is now being recorded.`);
  expect(server.requestsTo(checkIntegration)).toMatchObject([
    { body: { websiteUrl: DOMAIN, operation: 'check', userId: ANN.id } },
  ]);
  expect(server.requestsTo(saveIntegration)).toMatchObject([
    { body: { domain: DOMAIN, website_analysis: `${DOMAIN} is an online shop.` } },
  ]);
  screen.getByRole('dialog', { name: 'Your website is connected' });
  expect(localStorage.getItem(`connectedDomain_${ANN.id}`)).toBe(DOMAIN);
  expect(localStorage.getItem(`trackerInstalled_${ANN.id}`)).toBe('true');
  expect(localStorage.getItem(`showSuccessModal_${ANN.id}`)).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await eventually(() => expect(history.now().pathname).toBe('/connection'));
  await act(() => vi.advanceTimersByTimeAsync(600));
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
});

test.each([
  ['Script Configuration Issue', /was installed for a different user account/, otherAccount],
  [
    'Script Configuration Issue',
    /^The script on harborlane\.example was made for another address\./,
    { ...notFound, findings: { ...notFound.findings, former_tags: 1 } },
  ],
  [
    'Script Not Found',
    /was not detected on harborlane\.example\. It belongs in the head section and must be installed correctly/,
    notFound,
  ],
  [
    'Integration Test Failed',
    /We couldn't verify the script installation\./,
    checked({
      success: false,
      stage: 'unreachable',
      findings: { ...notFound.findings, answered_ms: null },
    }),
  ],
])(
  '%s: shows and explains it, and saves nothing [CONN-16, CONN-17, CONN-18]',
  async (title, detail, found) => {
    server.respond(checkIntegration, found);
    await toInstallation();
    await click('Test Integration');
    await screen.findByText(title);
    screen.getByText(detail);
    screen.getByText('Most likely:');
    expect(server.requestsTo(saveIntegration)).toEqual([]);
  },
);

test('a failed automatic test shows an error [CONN-18]', async () => {
  server.loseConnection(checkIntegration);
  await toInstallation();
  await click('Test Integration');
  await screen.findByText('Integration Test Failed');
  screen.getByText("We couldn't verify the script installation.");
});

test('a failed save shows an error and leaves the step open [CONN-19]', async () => {
  server.loseConnection(saveIntegration);
  await toInstallation();
  await click('Test Integration');
  await screen.findByText('Error completing setup');
  screen.getByText('Failed to complete the setup. Please try again.');
  expect(await current()).toBe('Install code');
});

test('shows the missing lines of a content security policy', async () => {
  const line = 'script-src https://app.example';
  const findings = { ...checked().findings, policy_lines: [line] };
  server.respond(
    checkIntegration,
    checked({ success: false, stage: 'blocked-by-policy', findings }),
  );
  await toInstallation();
  await click('Test Integration');
  await screen.findByText(line);
});

test('disconnecting clears the stored website and starts over [CONN-27, CONN-28, CONN-29, CALL-36]', async () => {
  await disconnect();
  await screen.findByText('Integration Disconnected');
  screen.getByText('You can now connect a new domain.');
  const bodies = server.requestsTo(disconnectIntegration).map(({ body }) => body);
  expect(bodies).toMatchObject([{ id: 'integration-1' }]);
  expect(await current()).toBe('Enter domain');
  expect(await textOf(URL_FIELD)).toBe('');
  const left = Object.keys(localStorage).filter((key) => /domain|tracker/i.test(key));
  expect(left).toEqual([]);
});

test('a failed disconnect shows an error and changes nothing [CONN-30]', async () => {
  server.loseConnection(disconnectIntegration);
  await disconnect();
  await screen.findByText('Disconnect Failed');
  screen.getByText('Connected');
});

test('detects the tag’s first beacon without a click', async () => {
  await toInstallation();
  expect(screen.getByRole('status').textContent).toBe(
    'Waiting for your first visit. Open your website in a new tab.',
  );
  expect(screen.getByRole('link', { name: 'Open your website' })).toHaveProperty(
    'target',
    '_blank',
  );
  known.pending = integration({ first_seen_at: '2026-11-21T09:00:00.000Z' });
  act(() => notify('integration'));
  await screen.findByText(/^We received data from your script\./);
});

test('a script of another account is reported as found, with one line and no contradiction [CONN-16]', async () => {
  const findings = { ...notFound.findings, foreign_tags: 1, tags: 0, tag: 'none' as const };
  server.respond(checkIntegration, { ...otherAccount, findings });
  await toInstallation();
  await click('Test Integration');
  await screen.findByText('Found, but it belongs to another account');
  expect(screen.queryByText('Not found')).toBeNull();
});

test('a connected website with a second script of another account is not called unrecorded', async () => {
  known.integration = active({ first_seen_at: '2026-11-20T09:00:00.000Z' });
  server.respond(checkIntegration, otherAccount);
  open('/connection');
  await screen.findByText('Found, but it belongs to another account');
  expect(screen.queryByText(/Recording starts/)).toBeNull();
});

test('a page that responded with an error gets no check mark for responding', async () => {
  const findings = { ...notFound.findings, answered_ms: 120 };
  server.respond(checkIntegration, checked({ success: false, stage: 'error-answer', findings }));
  await toInstallation();
  await click('Test Integration');
  await screen.findByText('Responded with an error page');
});

test('scrolls to the test result, which is below the fold', async () => {
  using scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  server.respond(checkIntegration, notFound);
  await toInstallation();
  await click('Test Integration');
  const found = await screen.findByRole('region', { name: /^What we checked/ });
  expect(scrolled.mock.contexts).toEqual([found]);
});

test('a script that was there before is missing because of a new theme, until the owner has tested again', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  known.integration = active({ tag_missing_since: at, check_stage: 'tag-missing' });
  server.respond(checkIntegration, notFound);
  open('/connection');
  await screen.findByText(/a new theme or page template went live without the script/);
  await click('Test Integration');
  await screen.findByText(/the change is saved but not published yet/);
});
