import { useEffect } from 'react';
import { CHAT_WIDGET_DELAY_MS } from '../../../lambdas/contract/limits.ts';
import { useLocation } from '../lib/router/router.tsx';

/** Pages on which somebody wants to get in, or wants to watch (§2). */
const without = ['/login', '/signup', '/verify-email', '/forgot-password', '/daily-video'];

/** The widget stands on every page but a few, a moment after the page has come. */
export function useChatWidget(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const apply = async () => {
      const { liveChat } = await import('../lib/live-chat.ts');
      const chat = await liveChat();
      if (without.includes(pathname)) chat?.hide();
      else chat?.show();
    };
    // A page does not fail because its chat does: asking for the chat says that it is not there.
    const timer = setTimeout(() => void apply().catch(() => undefined), CHAT_WIDGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
