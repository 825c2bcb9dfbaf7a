import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { Link, useLocation } from '../lib/router/router.tsx';
import { Drawer } from '../ui/layout/drawer.tsx';
import { menuItemClassName } from '../ui/layout/menu-item.ts';
import { type MenuProps, pagesFor, useAccountActions } from './account-items.ts';

interface Props extends MenuProps {
  onClose: () => void;
}

/** The account menu for narrow screens, as a drawer from the right. */
export function MobileMenu({ isAdmin, name, line, onClose }: Props) {
  const { pathname } = useLocation();
  const actions = useAccountActions();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={shell.menu}
      head={
        <div className="min-w-0">
          <b className="font-semibold">{name}</b>
          <p className="truncate text-ink-muted">{line}</p>
        </div>
      }
    >
      <nav aria-label={shell.account}>
        <ul>
          {pagesFor(isAdmin).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : undefined}
                className={menuItemClassName}
                onClick={onClose}
              >
                <Icon />
                {label}
              </Link>
            </li>
          ))}
          <li aria-hidden="true" className="-mx-1.5 my-1.5 h-px bg-line" />
          {actions.map(({ id, label, icon: Icon, isBusy, run }) => (
            <li key={id}>
              <button
                type="button"
                aria-disabled={isBusy}
                className={menuItemClassName}
                onClick={() => Promise.resolve(run()).then(onClose)}
              >
                <Icon />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
