import { samples as copy } from '../../../lambdas/contract/copy/samples.ts';
import { useWebsiteState } from '../lib/account/website-state.ts';
import { Link } from '../lib/router/router.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

interface Props {
  texts: { readonly about: string; readonly unconnected: string; readonly waiting: string };
}

/** Explains that a page is a sample, when the owner's data appears, and what to do until then. */
export function SampleNote({ texts }: Props) {
  const { id } = useUser();
  const { is, domain } = useWebsiteState(id);
  const isConnected = is === 'connected';
  return (
    <aside className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-accent-line bg-accent-soft px-4 py-3">
      <p className="flex max-w-168 flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone="solid">{copy.badge}</Badge>
        <span>
          {texts.about} {isConnected ? texts.waiting : texts.unconnected}
        </span>
      </p>
      <Button asChild size="sm" variant="secondary">
        {isConnected ? (
          <a href={`https://${domain}`} target="_blank" rel="noreferrer">
            {copy.visit}
          </a>
        ) : (
          <Link to="/connection">{copy.connect}</Link>
        )}
      </Button>
    </aside>
  );
}
