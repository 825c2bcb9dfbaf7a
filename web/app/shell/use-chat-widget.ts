import { useEffect } from 'react';
import { CHAT_WIDGET_DELAY_MS } from '../../../lambdas/contract/limits.ts';
import { config } from '../lib/config.ts';
import { useLocation } from '../lib/router/router.tsx';

/** Shows the chat widget on most pages, after a delay (`pagesWithoutChat`). */
export function useChatWidget(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const apply = async () => {
      const { chatSiteId } = await config();
      if (!chatSiteId) return;
      const { showChatOn } = await import('../lib/support/live-chat.ts');
      await showChatOn(pathname, search);
    };
    // A failing chat must not break the page; opening the chat reports that it is unavailable.
    const timer = setTimeout(() => void apply().catch(() => undefined), CHAT_WIDGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
