import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { general } from '../../lambdas/contract/copy/general.ts';
import { listRecordingShares } from '../../lambdas/contract/recording-shares.ts';
import { sendFeedback } from '../../lambdas/contract/support.ts';
import { Gate } from '../../web/app/guards.tsx';
import { showToastsWith } from '../../web/app/lib/notify.ts';
import { Queries } from '../../web/app/lib/query.tsx';
import {
  closeSupport,
  onSupportFailure,
  openSupport,
  useOpenSupport,
} from '../../web/app/lib/support/support-dialog.ts';
import { Providers } from '../../web/app/providers.tsx';
import { DeleteDialog } from '../../web/app/recordings/delete-dialog.tsx';
import { Shortcuts } from '../../web/app/recordings/player/shortcuts.tsx';
import { ShareDialog } from '../../web/app/recordings/share-dialog.tsx';
import { MobileMenu } from '../../web/app/shell/mobile-menu.tsx';
import { SupportDialog } from '../../web/app/support/support-dialog.tsx';
import { FormDialog } from '../../web/app/ui/form/form-dialog.tsx';
import { CompleteDialog } from '../../web/app/websites/complete-dialog.tsx';
import { provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, signedIn, user } from './app.tsx';
import { Tab, tabAt } from './tab.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(() => {
  signedIn();
  server.respond(listRecordingShares, { shares: [] });
});

const copy = { title: 'T', lead: 'L', cancel: 'Not now', submit: 'Send', submitting: 'Sending' };
const dialogs: Readonly<Record<string, (close: () => void, act: () => void) => ReactNode>> = {
  'to delete a recording': (close, act) => (
    <DeleteDialog title="Delete?" action="Delete" close={close} confirm={act} />
  ),
  'with the keys of the player': (close) => (
    <Shortcuts actions={{ toggle: () => {} }} onClose={close} />
  ),
  'to share a recording': (close) => <ShareDialog sessionId="s1" atMs={0} onClose={close} />,
  'with a form': (close, act) => (
    <FormDialog copy={copy} close={close} isPending={false} onSubmit={act}>
      <input name="a" />
    </FormDialog>
  ),
  'with the menu of a narrow screen': (close) => (
    <MobileMenu isAdmin={false} name="Ann" line="ann@example.com" onClose={close} />
  ),
};

function show(dialog: ReactNode) {
  const history = tabAt('/connection');
  render(
    <Providers>
      <Tab history={history}>
        <Queries>{dialog}</Queries>
      </Tab>
    </Providers>,
  );
  return history;
}

test.each(Object.entries(dialogs))('Escape closes only the dialog %s', async (_, dialog) => {
  const [close, act] = [vi.fn(), vi.fn()];
  show(dialog(close, act));
  await screen.findByRole('dialog');
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await eventually(() => expect(close).toHaveBeenCalledOnce());
  expect(act).not.toHaveBeenCalled();
});

test('a form that is being submitted is not submitted again', async () => {
  const send = vi.fn<(typed: FormData) => void>();
  const form = (isPending: boolean) => (
    <FormDialog copy={copy} close={() => {}} isPending={isPending} onSubmit={send}>
      <input name="a" defaultValue="typed" />
    </FormDialog>
  );
  const { rerender } = render(form(true));
  screen.getByRole('dialog').querySelector('form')?.requestSubmit();
  expect(send).not.toHaveBeenCalled();
  rerender(form(false));
  await click('Send');
  expect(send.mock.lastCall?.[0].get('a')).toBe('typed');
});

test('the “recording has started” message stays closed once closed, and its button opens the emails', async () => {
  const history = show(<CompleteDialog isOpen />);
  const [go] = await screen.findAllByRole('button');
  await user.click(go as Element);
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the list of keys has only those that work in this player', async () => {
  show(<Shortcuts actions={{ toggle: () => {}, previous: () => {} }} onClose={() => {}} />);
  await screen.findByText('Play or pause');
  screen.getByText('Next or previous recording');
  expect(screen.queryByText('Copy the link to this moment')).toBeNull();
});

test('Escape closes the support dialog, and a failure to load it closes it with a message', async () => {
  const { result } = renderHook(useOpenSupport);
  act(() => openSupport('feedback'));
  show(
    <Gate needs="sign-in">
      <SupportDialog mode="feedback" />
    </Gate>,
  );
  await screen.findByRole('dialog');
  expect(result.current).toBe('feedback');
  await user.keyboard('{Escape}');
  await eventually(() => expect(result.current).toBeUndefined());
  const toasts: string[] = [];
  showToastsWith(({ title }) => toasts.push(title));
  act(() => openSupport('help'));
  act(onSupportFailure);
  expect(result.current).toBeUndefined();
  expect(toasts).toEqual([general.partFailed.title]);
});

test('the actions of the menu of a narrow screen close it', async () => {
  const close = vi.fn();
  const history = show(
    <MobileMenu isAdmin={false} name="Ann" line="Archer Ltd." onClose={close} />,
  );
  const { result } = renderHook(useOpenSupport);
  await click('Get Help');
  expect(close).toHaveBeenCalledOnce();
  expect(result.current).toBe('help');
  act(closeSupport);
  await click('Logout');
  expect(close).toHaveBeenCalledTimes(2);
  expect(provider.callNames()).toEqual(['signOut']);
  await eventually(() => expect(history.now().pathname).toBe('/login'));
});

test('the menu of a narrow screen marks the current page', async () => {
  const history = show(<MobileMenu isAdmin name="Ann" line="Archer Ltd." onClose={() => {}} />);
  const link = await screen.findByRole('link', { name: 'Users' });
  expect(link.getAttribute('aria-current')).toBeNull();
  history.go('/users');
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('feedback that is being sent cannot be sent again, and can after a failure', async () => {
  const answers: ((response: unknown) => void)[] = [];
  server.respond(sendFeedback, () => new Promise((resolve) => answers.push(resolve)) as never);
  show(
    <Gate needs="sign-in">
      <SupportDialog mode="feedback" />
    </Gate>,
  );
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'More light' } });
  await click('Send feedback');
  const busy = await screen.findByRole('button', { name: 'Sending...' });
  await user.click(busy);
  await eventually(() => expect(answers).toHaveLength(1));
  answers[0]?.(new Response('', { status: 500 }));
  await screen.findByRole('button', { name: 'Send feedback' });
  expect(field).toHaveProperty('value', 'More light');
});
