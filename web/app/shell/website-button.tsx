import { CircleCheck, Clock, Globe } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { WEBSITE_POLL_MS } from '../../../lambdas/contract/limits.ts';
import { Link } from '../lib/router/router.tsx';
import { isWebsiteKnown, onWebsiteKnown, stored } from '../lib/storage.ts';

const looks = {
  unknown: { icon: Globe, color: 'text-ink-subtle' },
  not_connected: { icon: Globe, color: 'text-ink-muted' },
  analysis_done: { icon: Clock, color: 'text-warning-icon' },
  connected: { icon: CircleCheck, color: 'text-positive-mark' },
};

/** How far the website is (§4); nothing is claimed before the server has answered. Leads to `/connection` always. */
export function WebsiteButton({ userId }: { userId: string }) {
  const { state, words } = useWebsiteState(userId);
  const { icon: Icon, color } = looks[state];
  return (
    <Link
      to="/connection"
      data-state={state}
      data-pending={state === 'analysis_done' || undefined}
      className="inline-flex min-h-9 max-w-80 min-w-0 items-center gap-2 rounded-full border border-line bg-surface px-3 py-1.5 text-ui font-medium text-ink no-underline shadow-xs hover:border-line-strong hover:no-underline"
    >
      <Icon className={color} />
      <span className="truncate">{words}</span>
    </Link>
  );
}

/** Looks again every two seconds: what the browser remembers also changes in other tabs. */
function useWebsiteState(userId: string) {
  const [seen, setSeen] = useState(() => look(userId));
  useEffect(() => {
    const again = () => setSeen((before) => (same(before, look(userId)) ? before : look(userId)));
    again();
    const timer = setInterval(again, WEBSITE_POLL_MS);
    const stop = onWebsiteKnown(again);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [userId]);
  const { domain, isInstalled, isKnown } = seen;
  if (!domain && !isKnown) return { state: 'unknown', words: shell.websiteUnknown } as const;
  if (!domain) return { state: 'not_connected', words: shell.connectWebsite } as const;
  if (!isInstalled) return { state: 'analysis_done', words: shell.setupPending(domain) } as const;
  return { state: 'connected', words: domain } as const;
}

const look = (userId: string) => ({
  isKnown: isWebsiteKnown(userId),
  domain: stored.connectedDomainOf(userId).get(),
  isInstalled: stored.trackerInstalledOf(userId).get() === 'true',
});
const same = (one: ReturnType<typeof look>, other: ReturnType<typeof look>) =>
  one.domain === other.domain &&
  one.isInstalled === other.isInstalled &&
  one.isKnown === other.isKnown;
