import { support } from '../../../../lambdas/contract/copy/support.ts';
import { config } from '../config.ts';
import { notifyProblem } from '../notify.ts';
import { openSupport } from './support-dialog.ts';

/** The chat of whichever vendor a deployment uses; without one there is no opener, and that is said (§8). */
export interface LiveChat {
  open(): void;
  show(): void;
  hide(): void;
}

let joined: Promise<LiveChat | undefined> | undefined;

export const liveChat = (): Promise<LiveChat | undefined> => {
  joined ??= config().then(({ chatSiteId }) => (chatSiteId ? crisp(chatSiteId) : undefined));
  return joined;
};

/** Opens the chat, or shows that there is none and opens the help form. */
export async function openLiveChat(): Promise<void> {
  const chat = await liveChat().catch(() => undefined);
  if (chat) chat.open();
  else {
    notifyProblem(support.chatUnavailable);
    openSupport('help');
  }
}

/** The chat where its script runs already; a page that only hides it must not load it. */
let loaded: LiveChat | undefined;

/** Pages for signing in, and for watching (§2). */
const without = ['/login', '/signup', '/verify-email', '/forgot-password', '/daily-video'];

/** A chat vendor reads the address of the page it is on. The address of these is a key: to a clip, to an account. */
const isKey = (pathname: string, search: string) =>
  pathname.startsWith('/clip/') ||
  ['/verify-token', '/delete-account', '/reset-password'].includes(pathname) ||
  /[?&](token|code)=/.test(search);

/** Shows the chat's widget on this page, or hides it. */
export async function showChatOn(pathname: string, search: string): Promise<void> {
  if (without.includes(pathname) || isKey(pathname, search)) loaded?.hide();
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
