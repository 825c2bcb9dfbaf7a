import { Bell, CreditCard, LifeBuoy, LogOut, Mail, User, Users } from 'lucide-react';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { notify, notifyFailure } from '../lib/notify.ts';
import { useNavigate } from '../lib/router/router.tsx';
import { useAuth } from '../lib/session/use-auth.tsx';
import { openSupport } from '../lib/support/support-dialog.ts';

const pages = [
  { to: '/emails', label: shell.emails, icon: Mail },
  { to: '/profile', label: shell.profile, icon: User },
  { to: '/email-notifications', label: shell.emailNotifications, icon: Bell },
  { to: '/usage-billing', label: shell.usageBilling, icon: CreditCard },
] as const;
const users = { to: '/users', label: shell.users, icon: Users } as const;

/** The items of both account menus, with the specification's labels and order (§2). */
export const pagesFor = (isAdmin: boolean) => (isAdmin ? [...pages, users] : pages);

export function useAccountActions() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const logOut = () =>
    signOut().then(() => {
      notify(shell.loggedOut);
      navigate('/login');
    }, notifyFailure);
  return [
    { label: shell.getHelp, icon: LifeBuoy, run: () => openSupport('help') },
    { label: shell.logout, icon: LogOut, run: logOut },
  ] as const;
}

export interface MenuProps {
  isAdmin: boolean;
  name: string;
  /** Shown below the name: the email address, or on a phone the company. */
  line: string;
}
