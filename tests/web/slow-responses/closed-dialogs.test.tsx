import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestDeletion } from '../../../lambdas/contract/accounts.ts';
import { deleteWebsiteRecordings } from '../../../lambdas/contract/recordings.ts';
import { sendFeedback } from '../../../lambdas/contract/support.ts';
import { addTeamMember } from '../../../lambdas/contract/team.ts';
import { openSupport } from '../../../web/app/lib/support/support-dialog.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/accounts/profile-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import '../../../web/app/support/support-dialog.tsx';
import '../../../web/app/team/team-page.tsx';
import { click, eventually, fill, open, signedIn } from '../app.tsx';
import { textOf } from '../form.ts';
import { prepareTeam, tom } from '../team.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(signedIn);
prepareTeam();

const openFeedback = () => void act(() => openSupport('feedback'));

test.each([
  {
    path: '/email-notifications',
    show: () => click('Add team'),
    sent: { Email: 'lea@archer.example', 'Job Role': 'Developer' },
    submit: 'Add member',
    call: addTeamMember,
    reply: { member: { ...tom, id: 'lea', email: 'lea@archer.example' } },
    typed: ['Email', 'ben@archer.example'],
    done: 'Team Member Added',
  },
  {
    path: '/profile',
    show: () => click('Delete account...'),
    sent: { 'Type your email address to continue': 'ann@example.com' },
    submit: 'Email me the link',
    call: requestDeletion,
    reply: { success: true },
    typed: ['Type your email address to continue', 'ann@'],
    done: 'Check your email',
  },
  {
    path: '/profile',
    show: () => click('Delete recordings...'),
    sent: { 'Type the website address to confirm': 'archer.example' },
    submit: 'Delete recordings',
    call: deleteWebsiteRecordings,
    reply: { success: true, deleted: 3, left: false },
    typed: ['Type the website address to confirm', 'candles.example'],
    done: '3 recordings deleted',
  },
  {
    path: '/profile',
    show: openFeedback,
    sent: { 'Your feedback': 'More light' },
    submit: 'Send feedback',
    call: sendFeedback,
    reply: { success: true },
    typed: ['Your feedback', 'And one more thing'],
    done: 'Feedback sent',
  },
])('a response to "$submit" of a closed dialog closes no later dialog', async (each) => {
  const response = Promise.withResolvers<object>();
  server.responders.set(`${each.call.method} ${each.call.path}`, () => response.promise);
  open(each.path);
  await screen.findByRole('heading', { level: 1 });
  await each.show();
  for (const [label, text] of Object.entries(each.sent)) await fill(label, text);
  await click(each.submit);
  await eventually(() => expect(server.requestsTo(each.call)).toHaveLength(1));
  await click('Close');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await each.show();
  const [field = '', text = ''] = each.typed;
  await fill(field, text);
  response.resolve(each.reply);
  await screen.findByText(each.done);
  expect(await textOf(field)).toBe(text);
});
