import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { isAdmin } from '../../lambdas/contract/admin.ts';
import {
  getVerificationStatus,
  sendVerificationEmailToken,
} from '../../lambdas/contract/sign-up.ts';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, open, profile, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const banner = 'Email not verified yet - please check your email to verify your account';
const items = [
  ['Emails', '/emails', '[SHELL-04]'],
  ['My Profile', '/profile', '[SHELL-05]'],
  ['Email notifications', '/email-notifications', '[SHELL-06]'],
  ['Usage & Billing', '/usage-billing', '[SHELL-07]'],
] as const;
const openMenu = async () => {
  await click('AA account menu');
  return screen.findByRole('menu');
};
const openDrawer = async () => {
  await click('Menu');
  return screen.findByRole('dialog', { name: 'Menu' });
};
const named = (menu: HTMLElement, role: string) =>
  within(menu)
    .getAllByRole(role)
    .map((item) => item.textContent);

beforeEach(signedIn);

test('the top bar has a logo that leads home, the website button and the owner’s initials [SHELL-01, SHELL-02, SHELL-03]', async () => {
  server.respond(getIntegration, { integration: null, pending: null });
  open('/profile');
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByRole('link', { name: 'Reveille, home' }).getAttribute('href')).toBe('/');
  await bar.findByRole('link', { name: 'Connect website' });
  const avatar = await bar.findByRole('button', { name: 'AA account menu' });
  expect(avatar.textContent).toBe('AA');
  await openMenu();
});

test.each(items)('the avatar menu’s %s leads to %s %s', async (name, path) => {
  const { history } = open(path === '/profile' ? '/emails' : '/profile');
  const menu = await openMenu();
  await user.click(within(menu).getByRole('menuitem', { name }));
  await eventually(() => expect(history.now().pathname).toBe(path));
});

test('shows Users to admins only [SHELL-08]', async () => {
  const owner = open('/profile');
  expect(named(await openMenu(), 'menuitem')).not.toContain('Users');
  owner.unmount();
  server.respond(isAdmin, ({ user_email }) => user_email === ANN.email);
  open('/profile');
  const menu = await openMenu();
  const users = await within(menu).findByRole('menuitem', { name: 'Users' });
  expect(users.getAttribute('href')).toBe('/users');
});

test('a failed admin check means no admin [CALL-15]', async () => {
  server.loseConnection(isAdmin);
  open('/profile');
  expect(named(await openMenu(), 'menuitem')).not.toContain('Users');
});

test('Get Help opens the help dialog [SHELL-09]', async () => {
  open('/profile');
  await user.click(within(await openMenu()).getByRole('menuitem', { name: 'Get Help' }));
  await screen.findByRole('dialog', { name: 'Get Help' });
});

test('Logout signs out, confirms it, and remembers no page for the next user [SHELL-10, SHELL-15, STATE-09]', async () => {
  const { history } = open('/profile');
  await user.click(within(await openMenu()).getByRole('menuitem', { name: 'Logout' }));
  await screen.findByText('Logged out');
  screen.getByText('You have been successfully logged out');
  expect(provider.callNames()).toEqual(['signOut']);
  await eventually(() => expect(history.now()).toMatchObject({ pathname: '/login', state: null }));
});

test('a narrow screen has the same items in a drawer, with the same condition [SHELL-11, SHELL-12]', async () => {
  const owner = open('/profile');
  const drawer = await openDrawer();
  const own = ['Emails', 'My Profile', 'Email notifications', 'Usage & Billing'];
  expect(named(drawer, 'link')).toEqual(own);
  expect(named(drawer, 'listitem').filter(Boolean)).toEqual([...own, 'Get Help', 'Logout']);
  expect(drawer.className).toContain('animate-slide');
  expect(screen.getByRole('button', { name: 'Menu', hidden: true }).className).toContain(
    'md:hidden',
  );
  owner.unmount();

  server.respond(isAdmin, true);
  open('/profile');
  await eventually(async () => expect(named(await openDrawer(), 'link')).toContain('Users'));
});

test.each(items.map(([name, path]) => [name, path]))(
  'the slide-in menu’s %s leads to %s and closes it [SHELL-12]',
  async (name, path) => {
    const { history } = open(path === '/profile' ? '/emails' : '/profile');
    await user.click(within(await openDrawer()).getByRole('link', { name }));
    await eventually(() => expect(history.now().pathname).toBe(path));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the banner is shown while a link is pending, yellow and sticky at the top [SHELL-13, STATE-14]', async () => {
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  open('/profile');
  const found = await screen.findByText(banner);
  expect(found.getAttribute('role')).toBe('status');
  expect(found.className).toMatch(/sticky.*warning/);
});

test('the banner disappears when the link is used or deleted, and returns with a new one, without a reload [STATE-15, STATE-16, STATE-17]', async () => {
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  open('/profile');
  await screen.findByText(banner);
  server.respond(getVerificationStatus, { isVerified: true, isWaiting: false });
  act(() => notify('verification'));
  await eventually(() => expect(screen.queryByText(banner)).toBeNull());
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  act(() => notify('verification'));
  await screen.findByText(banner);
});

test('a failed check counts as verified, even after the banner was shown [STATE-18]', async () => {
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  open('/profile');
  await screen.findByText(banner);
  server.reject(getVerificationStatus, 'too-many-requests');
  act(() => notify('verification'));
  await eventually(() => expect(screen.queryByText(banner)).toBeNull());
});

test('shows the company, and a label where there is none [SHELL-16]', async () => {
  const known = open('/profile');
  await screen.findByText('Archer & Daughters');
  known.unmount();
  // The second response, for the top bar, has been emptied since the first.
  let requestCount = 0;
  server.respond(getProfile, () => ({
    profile: { ...profile, company: requestCount++ ? '' : 'x' },
  }));
  open('/emails');
  await screen.findByText('CompanyName');
});

test('another account in this browser sees nothing of the first [STATE-09]', async () => {
  open('/profile');
  await screen.findByText('Archer & Daughters');
  server.respond(getProfile, { profile: { ...profile, first_name: 'Bo', company: 'Bo Ltd' } });
  act(() =>
    provider.emit({ is: 'signed-in', user: { ...ANN, id: 'another', email: 'bo@x.example' } }),
  );
  await screen.findByText('Bo Ltd');
  expect(screen.queryByText('Archer & Daughters')).toBeNull();
});

test('the banner sends a new link to the owner’s address [SHELL-13]', async () => {
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  server.respond(sendVerificationEmailToken, { success: true });
  open('/profile');
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  await screen.findByText('Check your inbox');
  expect(server.requestsTo(sendVerificationEmailToken)).toMatchObject([
    { body: { email: ANN.email, userId: ANN.id } },
  ]);
});

test.each([
  ['/recordings', 'Recordings'],
  ['/emails', 'Reports'],
  ['/heatmap', 'Heatmaps'],
])('%s is reached from the second row of navigation as %s', async (path, name) => {
  const { history } = open('/profile');
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  for (const link of sections.getAllByRole('link')) expect(link.ariaCurrent).toBeNull();
  if (path === '/heatmap') history.go(path);
  else await user.click(sections.getByRole('link', { name }));
  await eventually(() =>
    expect(sections.getByRole('link', { name }).getAttribute('aria-current')).toBe('page'),
  );
  await eventually(() =>
    expect(history.now().pathname).toBe(path === '/heatmap' ? '/recordings/heatmap' : path),
  );
});
