import { CircleCheck, Clock, Globe } from 'lucide-react';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { useWebsiteState, type WebsiteState } from '../lib/account/website-state.ts';
import { Link } from '../lib/router/router.tsx';

const icons = {
  unknown: { icon: Globe, color: 'text-ink-subtle' },
  not_connected: { icon: Globe, color: 'text-ink-muted' },
  analysis_done: { icon: Clock, color: 'text-warning-icon' },
  connected: { icon: CircleCheck, color: 'text-positive-mark' },
};

/** The setup state of the website (§4), neutral until the server has responded. Always links to `/connection`. */
export function WebsiteButton({ userId }: { userId: string }) {
  const website = useWebsiteState(userId);
  const { icon: Icon, color } = icons[website.is];
  return (
    <Link
      to="/connection"
      data-state={website.is}
      className="ml-auto inline-flex min-h-9 max-w-80 min-w-0 items-center gap-2 rounded-full border border-line bg-surface px-3 py-1.5 text-ui font-medium text-ink no-underline shadow-xs hover:border-line-strong hover:no-underline"
    >
      <Icon className={color} />
      <span className="truncate">{labelFor(website)}</span>
    </Link>
  );
}

const labelFor = ({ is, domain = '' }: WebsiteState): string => {
  if (is === 'unknown') return shell.websiteUnknown;
  if (is === 'not_connected') return shell.connectWebsite;
  const site = displayDomain(domain);
  return is === 'analysis_done' ? shell.setupPending(site) : site;
};
