import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { useProfile } from '../lib/account/profile.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { useOpenedPart } from '../lib/loading/use-opened-part.ts';
import { displayName, initials } from '../lib/names.ts';
import { Link } from '../lib/router/router.tsx';
import { useAdminCheck } from '../lib/session/is-admin.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { AvatarButton } from './avatar-button.tsx';
import { WebsiteButton } from './website-button.tsx';

// Each menu is as large as the rest of the shell and not needed to read a page, so it loads later.
const accountMenu = () => import('./account-menu.tsx');
const mobileMenu = () => import('./mobile-menu.tsx');
const AccountMenu = lazyPart(() => accountMenu().then((m) => m.AccountMenu));
const MobileMenu = lazyPart(() => mobileMenu().then((m) => m.MobileMenu));

export function TopBar() {
  const user = useUser();
  const { data: profile } = useProfile();
  const { opened, open, close, onFailure } = useOpenedPart<'account' | 'mobile'>();
  // Only the menus show admin pages, so the check waits for a pointer or focus on a menu button.
  const [isNear, setIsNear] = useState(false);
  const nearHandlers = { onPointerEnter: () => setIsNear(true), onFocus: () => setIsNear(true) };
  const isAdmin = useAdminCheck(isNear || opened !== undefined) === true;
  useEffect(() => {
    const preload = setTimeout(() => void Promise.allSettled([accountMenu(), mobileMenu()]), 1_000);
    return () => clearTimeout(preload);
  }, []);

  const person = { ...(profile ?? user.user_metadata), email: user.email };
  const [name, letters] = [displayName(person), initials(person)];
  const company = profile?.company || shell.company;
  const avatar = (
    <AvatarButton initials={letters} onClick={() => open('account')} {...nearHandlers} />
  );
  return (
    <header className="sticky top-0 z-20 box-content h-13.75 border-b border-line bg-page/92 backdrop-blur-md">
      <div className="mx-auto flex h-full max-w-[calc(var(--container-app)+4rem)] items-center gap-3 px-4 md:px-8">
        <Link
          to="/"
          aria-label={shell.home(general.product)}
          className="min-w-6 shrink-9999 no-underline"
        >
          <Logo />
        </Link>
        <span className="max-w-56 truncate border-l border-line pl-3 text-ink-muted max-md:hidden">
          {company}
        </span>
        <WebsiteButton userId={user.id} />
        {opened === 'account' ? (
          <AccountMenu
            {...{ isAdmin, name, initials: letters, line: user.email, onFailure }}
            fallback={avatar}
          />
        ) : (
          avatar
        )}
        <Button
          variant="ghost"
          size="icon"
          className="shrink-0 md:hidden"
          aria-haspopup="dialog"
          aria-label={shell.menu}
          onClick={() => open('mobile')}
          {...nearHandlers}
        >
          <MenuIcon />
        </Button>
        {opened === 'mobile' && (
          <MobileMenu {...{ isAdmin, name, line: company, onFailure }} onClose={close} />
        )}
      </div>
    </header>
  );
}
