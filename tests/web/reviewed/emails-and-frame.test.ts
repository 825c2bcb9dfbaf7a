import { screen } from '@testing-library/react';
import { beforeEach, test, vi } from 'vitest';
import { getProfile } from '../../../lambdas/contract/accounts.ts';
import { getEmail, listEmails } from '../../../lambdas/contract/emails.ts';
import { listRecordings } from '../../../lambdas/contract/recordings.ts';
import { getIntegration } from '../../../lambdas/contract/websites.ts';
import { recordingList, recordingRow } from '../../factories/recording-row.ts';
import { emailRow } from '../../factories/report.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { open, profile } from '../app.tsx';
import { free, onPlan } from '../billing/ann.ts';
import { answerWith, rows, twoRecipients } from '../emails/list.ts';
import { expectReviewed } from '../visible-page.ts';
import { connectedOwner, pending, reject } from './owner.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(() => {
  twoRecipients();
  connectedOwner();
  answerWith(rows);
  onPlan(free, 3);
});

const every = (['Sending', 'Complained', 'Not sent'] as const).map((status) =>
  emailRow({ id: `20261119-${status}@example.com`, status }),
);
test.each<[string, string, string, () => void]>([
  ['of every status', '', 'Complained', () => answerWith([...rows, ...every])],
  ['that are filtered', '?days=7&recipient=ann@example.com&search=apply', 'Bounced', () => {}],
  ['that match nothing', '?search=x', 'No emails', () => answerWith([])],
  ['before the first one', '', 'No email logs', () => answerWith([], false)],
  ['while they load', '', 'Loading email logs', () => server.respond(listEmails, pending)],
  ['that cannot be loaded', '', 'Try again', () => reject(listEmails)],
])('the list of emails %s equals its golden file', async (name, query, shownText, arrange) => {
  arrange();
  open(`/emails${query}`);
  await expectReviewed(`emails ${name}`, shownText);
});

const email = (changes: object = {}) =>
  server.respond(getEmail, {
    ...emailRow(),
    sites_email_templates: '<html><body><h1>Good morning</h1></body></html>',
    sites_email_text: 'Good morning in plain text',
    sent_email_addresses: ['ann@example.com'],
    date: '2026-11-20',
    opens: 3,
    clicks: 1,
    hits: [
      { kind: 'open', at: '2026-11-20T08:12:00.000Z' },
      { kind: 'click', at: '2026-11-20T08:14:00.000Z', to: 'clip' },
    ],
    ...changes,
  });
test.each<[string, string, () => void]>([
  ['that was read', 'Opens', () => email()],
  ['without opens', 'Opens', () => email({ opens: 0, clicks: 0, hits: [] })],
  ['with text alone', 'Opens', () => email({ sites_email_templates: null })],
  ['that bounced', 'Bounced', () => email({ status: 'Bounced' })],
  ['while it loads', 'Loading the email', () => server.respond(getEmail, pending)],
  ['that cannot be loaded', 'No email content', () => server.reject(getEmail, 'not-found')],
])('an email %s equals its golden file', async (name, shownText, arrange) => {
  arrange();
  open('/emails/20261120-ann@example.com');
  await expectReviewed(`email ${name}`, shownText);
});

const website = (domain: string | null, isInstalled: boolean) => {
  localStorage.clear();
  server.respond(getIntegration, { integration: null, pending: null });
  if (domain) localStorage.setItem(`connectedDomain_${ANN.id}`, domain);
  if (isInstalled) localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
};
test.each<[string, string, () => void]>([
  ['without a website', 'nothing new is recorded', () => website(null, false)],
  ['with a full plan', 'See plans', () => onPlan(free, 100)],
])('an owner %s sees why nothing is recorded', async (name, shownText, arrange) => {
  server.respond(listRecordings, recordingList([recordingRow()]));
  arrange();
  open('/recordings');
  await expectReviewed(`recordings ${name}`, shownText);
});

test.each<[string, () => void]>([
  ['of an owner', () => {}],
  ['of an owner with other names', () => nameless()],
  ['without a website', () => website(null, false)],
])('the app shell %s equals its golden file', async (name, arrange) => {
  arrange();
  open('/emails');
  await screen.findByText('Bounced');
  await expectReviewed(`frame ${name}`, 'Heatmaps', 'header, header ~ *:not(main)');
});
const nameless = () =>
  server.respond(getProfile, { profile: { ...profile, last_name: 'Ödland-Ng', company: 'A&A' } });

test.each([
  ['/no/such/page', true],
  ['/no/such/page', false],
])('an unknown URL %s shows the 404 page, signed in: %s', async (path, isSignedIn) => {
  if (!isSignedIn) provider.reset();
  open(path);
  await expectReviewed(
    `unknown address ${isSignedIn ? 'signed in' : 'signed out'}`,
    'Contact Support',
  );
});
