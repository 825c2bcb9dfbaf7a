import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { requestDeletion } from '../../lambdas/contract/accounts.ts';
import { addTeamMember } from '../../lambdas/contract/team.ts';
import { openSupport } from '../../web/app/lib/support/support-dialog.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, signedIn } from './app.tsx';
import { openShare, prepareConnection } from './connection.ts';
import { fieldErrorOf } from './form.ts';
import { profileIs, withoutWebsite } from './onboarding-wizard.ts';
import { prepareTeam } from './team.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();
prepareTeam();

/** The field shows the error as its description and has the focus; a toast would disappear. */
async function expectError(label: string, message: string) {
  await eventually(() => expect(fieldErrorOf(label)).toBe(message));
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
}
const notAnAddress = 'Please enter a valid email address';

async function add(email: string, role: string) {
  open('/email-notifications');
  await click('Add team');
  if (email) await fill('Email', email);
  if (role) await fill('Job Role', role);
  await click('Add member');
}

test.each([
  ['', 'Developer', 'Email', 'Please enter an email address'],
  ['lea@archer', 'Developer', 'Email', notAnAddress],
  ['lea@archer.example', '', 'Job Role', 'Please enter a job role'],
])(
  'adding %j with the role %j shows the error at its field [TEAM-14, TEAM-15]',
  async (email, role, label, message) => {
    await add(email, role);
    await expectError(label, message);
  },
);

test.each([
  ['duplicate-email', 'This email is already a team member'],
  ['member-email-invalid', notAnAddress],
  ['mail-rejected', 'This address can’t receive our email. Check it for typos or use another one.'],
] as const)(
  'an address that the server rejects (%s) shows an error at its field until the next try [TEAM-16]',
  async (code, message) => {
    server.reject(addTeamMember, code);
    await add('lea@archer.example', 'Developer');
    await expectError('Email', message);
    server.loseConnection(addTeamMember);
    await click('Add member');
    await eventually(() => expect(fieldErrorOf('Email')).toBe(''));
  },
);

test('a repeated mistake receives the focus again', async () => {
  await add('lea@archer', 'Developer');
  await expectError('Email', notAnAddress);
  screen.getByLabelText('Job Role').focus();
  await click('Add member');
  await expectError('Email', notAnAddress);
});

test.each([
  ['   ', 'Please enter an email address to send the instructions to.'],
  ['dev@agency', notAnAddress],
])(
  'sharing instructions with %j shows the error at its field [CONN-32]',
  async (email, message) => {
    await openShare();
    await fill('Email address', email);
    await click('Send instructions');
    await expectError('Email address', message);
  },
);

test.each([
  ['/connection', 'Continue'],
  ['/onboarding', 'Analyze Website'],
])(
  'an invalid website on %s shows the error at its field [RULE-05, RULE-07]',
  async (path, submit) => {
    if (path === '/onboarding') profileIs(withoutWebsite);
    open(path);
    await click(submit);
    await expectError('Website URL', 'Please enter your website URL');
    await fill('Website URL', 'no address');
    await click(submit);
    await expectError('Website URL', 'Please enter a valid website URL');
  },
);

test('blank feedback shows the error at its field [HELP-03]', async () => {
  signedIn();
  open('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  act(() => openSupport('feedback'));
  await fill('Your feedback', '  ');
  await click('Send feedback');
  await expectError('Your feedback', 'Feedback content cannot be empty');
});

test.each(['', 'tom@example.com'])(
  'deleting the account with the address %j shows the error at its field',
  async (email) => {
    signedIn();
    server.reject(requestDeletion, 'deletion-address');
    open('/profile');
    await click('Delete account...');
    const label = 'Type your email address to continue';
    if (email) await fill(label, email);
    await click('Email me the link');
    await expectError(label, 'This isn’t your email address. Type the address of this account.');
  },
);
