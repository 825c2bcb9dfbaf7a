import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { RecordingShare } from '../../../lambdas/contract/recording-shares.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { formatInstant } from '../lib/time/dates.ts';
import { formatDuration } from '../lib/time/local-date.ts';
import { Button } from '../ui/button.tsx';
import { copyShareLink, shareUrl, type useShares } from './use-shares.ts';

const copy = recordings.share;

interface LinksProps {
  shares: readonly RecordingShare[];
  revoke: ReturnType<typeof useShares>['revoke'];
}

export function ActiveLinks({ shares, revoke }: LinksProps) {
  const zone = useZone();
  return (
    <section aria-label={copy.active} className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-medium">{copy.active}</h3>
      <ul className="grid max-h-48 gap-2 overflow-y-auto">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <a href={shareUrl(share)} target="_blank" rel="noreferrer">
                {share.note || copy.unnamed(formatDuration(share.start_ms))}
              </a>
              <span className="block text-ui text-ink-subtle">
                {copy.until(formatInstant(zone, share.expires_at, 'moment'))}
              </span>
            </span>
            <span className="flex gap-2">
              <Button variant="secondary" size="sm" onClick={() => copyShareLink(share)}>
                {copy.copy}
              </Button>
              <Button
                variant="danger"
                size="sm"
                busy={revoke.isPending && revoke.variables === share.id && copy.revoking}
                onClick={() => revoke.mutate(share.id)}
              >
                {copy.revoke}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
