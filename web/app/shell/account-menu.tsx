import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { Link, useLocation } from '../lib/router/router.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/layout/menu.tsx';
import { type MenuProps, pagesFor, useAccountActions } from './account-items.ts';
import { AvatarButton } from './avatar-button.tsx';

/** Opens on mount, because its code loads on the first click. */
export function AccountMenu({ isAdmin, name, line, initials }: MenuProps & { initials: string }) {
  const { pathname } = useLocation();
  const actions = useAccountActions();
  return (
    <Menu
      defaultOpen
      label={shell.account}
      trigger={<AvatarButton initials={initials} />}
      head={
        <>
          <b className="font-semibold">{name}</b>
          <p className="truncate text-ink-muted">{line}</p>
        </>
      }
    >
      <MenuSeparator />
      {pagesFor(isAdmin).map(({ to, label, icon: Icon }) => (
        <MenuItem key={to}>
          <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
            <Icon />
            {label}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      {actions.map(({ id, label, icon: Icon, isBusy, run }) => (
        <MenuItem key={id} onSelect={run}>
          <button type="button" aria-disabled={isBusy}>
            <Icon />
            {label}
          </button>
        </MenuItem>
      ))}
    </Menu>
  );
}
