import { support } from '../../../../lambdas/contract/copy/support.ts';
import { config } from '../config.ts';
import { cachePromise } from '../loading/cache-promise.ts';
import { notifyProblem } from '../notify.ts';
import { openSupport } from './support-dialog.ts';

/** The live chat of the deployment's vendor. */
export interface LiveChat {
  open(): void;
  show(): void;
  hide(): void;
}

/** Undefined if the deployment has no chat. Rejects if it cannot be loaded; the next call tries again. */
export const liveChat = cachePromise(async (): Promise<LiveChat | undefined> => {
  const { chatSiteId } = await config();
  return chatSiteId ? crisp(chatSiteId) : undefined;
});

/** Opens the chat; without one, reports that (§8) and opens the help form. */
export async function openLiveChat(): Promise<void> {
  const opener = await liveChat().catch(() => undefined);
  if (opener) opener.open();
  else {
    notifyProblem(support.chatUnavailable);
    openSupport('help');
  }
}

/** The loaded chat; pages that only hide it must not load it. */
let loaded: LiveChat | undefined;

/** Pages without the chat widget (§2). */
const pagesWithoutChat = ['/login', '/signup', '/verify-email', '/forgot-password', '/daily-video'];

/** Whether the URL gives access to a clip or an account. Chat vendors read the URL of the page. */
const isSecretUrl = (pathname: string, search: string) =>
  pathname.startsWith('/clip/') ||
  ['/verify-token', '/delete-account', '/reset-password'].includes(pathname) ||
  /[?&](token|code)=/.test(search);

/** Shows the chat's widget on this page, or hides it. */
export async function showChatOn(pathname: string, search: string): Promise<void> {
  if (pagesWithoutChat.includes(pathname) || isSecretUrl(pathname, search)) loaded?.hide();
  else (await liveChat())?.show();
}

async function crisp(siteId: string): Promise<LiveChat> {
  const { Crisp } = await import('crisp-sdk-web');
  Crisp.configure(siteId);
  loaded = {
    open: () => Crisp.chat.open(),
    show: () => Crisp.chat.show(),
    hide: () => Crisp.chat.hide(),
  };
  return loaded;
}
