import { useEffect } from 'react';
import { CHAT_WIDGET_DELAY_MS } from '../../../lambdas/contract/limits.ts';
import { config } from '../lib/config.ts';
import { useLocation } from '../lib/router/router.tsx';

/** The widget is on every page but a few, a moment after the page has loaded. */
export function useChatWidget(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const apply = async () => {
      const { chatSiteId } = await config();
      if (!chatSiteId) return;
      const { showChatOn } = await import('../lib/support/live-chat.ts');
      await showChatOn(pathname, search);
    };
    // A page does not fail because its chat does: asking for the chat reports that it is not there.
    const timer = setTimeout(() => void apply().catch(() => undefined), CHAT_WIDGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
