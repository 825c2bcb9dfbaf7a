import { useEffect } from 'react';
import { CHAT_WIDGET_DELAY_MS } from '../../../lambdas/contract/limits.ts';
import { useLocation } from '../lib/router/router.tsx';

/** Pages for signing in, and for watching (§2). */
const without = ['/login', '/signup', '/verify-email', '/forgot-password', '/daily-video'];

/** A chat vendor reads the address of the page it is on. The address of these is a key: to a clip, to an account. */
const isKey = (pathname: string, search: string) =>
  pathname.startsWith('/clip/') ||
  ['/verify-token', '/delete-account', '/reset-password'].includes(pathname) ||
  /[?&](token|code)=/.test(search);

/** The widget is on every page but a few, a moment after the page has loaded. */
export function useChatWidget(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const apply = async () => {
      const { liveChat, loadedChat } = await import('../lib/support/live-chat.ts');
      const isHidden = without.includes(pathname) || isKey(pathname, search);
      if (isHidden) loadedChat()?.hide();
      else (await liveChat())?.show();
    };
    // A page does not fail because its chat does: asking for the chat reports that it is not there.
    const timer = setTimeout(() => void apply().catch(() => undefined), CHAT_WIDGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
