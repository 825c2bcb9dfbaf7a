import { Bell, CreditCard, LifeBuoy, LogOut, Mail, User, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { accountMenu as copy } from '../../../lambdas/contract/copy/account-menu.ts';
import { useLogOut } from '../lib/session/use-log-out.ts';
import { openSupport } from '../lib/support/support-dialog.ts';
import { Spinner } from '../ui/loader.tsx';

const pages = [
  { to: '/emails', label: copy.emails, icon: Mail },
  { to: '/profile', label: copy.profile, icon: User },
  { to: '/email-notifications', label: copy.emailNotifications, icon: Bell },
  { to: '/usage-billing', label: copy.usageBilling, icon: CreditCard },
] as const;
const users = { to: '/users', label: copy.users, icon: Users } as const;

/** The items of both account menus, with the specification's labels and order (§2). */
export const pagesFor = (isAdmin: boolean) => (isAdmin ? [...pages, users] : pages);

export function useAccountActions(): readonly AccountAction[] {
  const [isBusy, logOut] = useLogOut();
  return [
    { id: 'help', label: copy.getHelp, icon: LifeBuoy, run: () => openSupport('help') },
    {
      id: 'logout',
      label: isBusy ? copy.loggingOut : copy.logout,
      icon: isBusy ? Spinner : LogOut,
      isBusy,
      run: logOut,
    },
  ];
}

interface AccountAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType;
  readonly isBusy?: boolean;
  /** A menu stays open until the promise settles. */
  readonly run: () => Promise<void> | void;
}

export interface MenuProps {
  isAdmin: boolean;
  name: string;
  /** Shown below the name: the email address, or on a phone the company. */
  line: string;
}
