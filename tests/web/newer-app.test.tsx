import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../lambdas/contract/call.ts';
import { listTeamMembers, removeTeamMember } from '../../lambdas/contract/team.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/lib/query.tsx';
import '../../web/app/shell/app-shell.tsx';
import '../../web/app/shell/live-parts.tsx';
import '../../web/app/lib/loading/update-note.tsx';
import '../../web/app/team/team-page.tsx';
import { click, eventually, open } from './app.tsx';
import { prepareTeam } from './team.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const NOTICE =
  'Reveille was updated after you opened this page. Reload it so that everything works.';
const entry = (name: string) =>
  `<script type="module" crossorigin src="/assets/start-${name}.js"></script>`;
const deployed = { method: 'GET', path: '/index.html' } as unknown as Call;

/** The page runs this version of the app, and the server has that one. */
function deploy(running: string | undefined, latest: string) {
  if (running) document.head.insertAdjacentHTML('beforeend', entry(running));
  server.responders.set('GET /index.html', () => new Response(`<head>${entry(latest)}</head>`));
}
/** The reply of another version. */
const changeReply = ({ method, path }: Call) =>
  server.responders.set(`${method} ${path}`, () => Response.json({ renamed: [] }));
const removeCall = () =>
  server.responders.set(
    `POST ${removeTeamMember.path}`,
    () => new Response('{"message":"Not Found"}', { status: 404 }),
  );
const checked = () => eventually(() => expect(server.requestsTo(deployed)).not.toEqual([]));

prepareTeam();
beforeEach(() => {
  return () => {
    vi.unstubAllGlobals();
    for (const script of document.head.querySelectorAll('script')) script.remove();
  };
});

test('a page whose calls a newer server no longer understands offers a reload', async () => {
  deploy('old', 'new');
  changeReply(listTeamMembers);
  open('/email-notifications');
  const notice = await screen.findByText(NOTICE);
  expect(notice.getAttribute('role')).toBe('alert');
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload, pathname: '/email-notifications' });
  await click('Reload page');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['whose reply is not understood', () => changeReply(removeTeamMember)],
  ['that is rejected as invalid', () => server.reject(removeTeamMember, 'invalid-request')],
  ['that the server does not know', removeCall],
])('so does a change %s', async (_, fail) => {
  deploy('old', 'new');
  fail();
  open('/email-notifications');
  await click('Remove tom@archer.example');
  await screen.findByText(NOTICE);
});

test.each([
  ['the app is the newest', () => deploy('old', 'old')],
  ['the server does not respond', () => server.loseConnection(deployed)],
  [
    'the server is down',
    () => {
      deploy('old', 'old');
      server.responders.set('GET /index.html', () => new Response('<p>', { status: 503 }));
    },
  ],
  ['the page does not name its app', () => deploy(undefined, 'new')],
  [
    'a browser extension added a script',
    () => {
      const script = '<script type="module" src="chrome-extension://abc/page.js"></script>';
      document.head.insertAdjacentHTML('afterbegin', script);
      deploy('old', 'old');
    },
  ],
])('a failure offers no reload if %s', async (_, prepare) => {
  prepare();
  changeReply(listTeamMembers);
  open('/email-notifications');
  await screen.findByRole('button', { name: 'Try again' });
  await checked();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('failures in quick succession look for a newer app once, and a later one again', async () => {
  deploy('old', 'old');
  changeReply(removeTeamMember);
  open('/email-notifications');
  const remove = async (failures: number) => {
    await click('Remove tom@archer.example');
    await eventually(() => expect(server.requestsTo(removeTeamMember)).toHaveLength(failures));
    await screen.findByRole('button', { name: 'Remove tom@archer.example' });
  };
  await remove(1);
  await checked();
  await remove(2);
  expect(server.requestsTo(deployed)).toHaveLength(1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  deploy('old', 'new');
  await remove(3);
  await screen.findByText(NOTICE);
  expect(server.requestsTo(deployed)).toHaveLength(2);
});

test('a rejection with its own text is not checked', async () => {
  deploy('old', 'new');
  server.reject(removeTeamMember, 'too-many-requests');
  open('/email-notifications');
  await click('Remove tom@archer.example');
  await screen.findByText('Please wait a moment and try again.');
  expect(server.requestsTo(deployed)).toEqual([]);
});
