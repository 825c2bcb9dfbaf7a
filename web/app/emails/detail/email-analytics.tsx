import { emails } from '../../../../lambdas/contract/copy/emails.ts';
import type { EmailHit } from '../../../../lambdas/contract/emails.ts';
import { HITS_WITH_TIME } from '../../../../lambdas/contract/limits.ts';
import { formatInstant } from '../../lib/time/dates.ts';
import { Card } from '../../ui/layout/card.tsx';

const copy = emails.detail;

interface Props {
  opens: number;
  clicks: number;
  hits: readonly EmailHit[];
  zone: string;
}

/** Opens and clicks of this recipient, with their times. */
export function EmailAnalytics({ opens, clicks, hits, zone }: Props) {
  return (
    <Card>
      <h2 className="font-semibold">{copy.analytics}</h2>
      <dl className="mt-3 grid grid-cols-2">
        <Count name={copy.opens} count={opens} />
        <Count name={copy.clicks} count={clicks} />
      </dl>
      {hits.length > 0 && (
        <details className="mt-3 text-ui">
          <summary className="cursor-pointer text-ink-muted">{copy.hits}</summary>
          <ol className="mt-2 grid gap-1.5">
            {hits.map((hit) => (
              <li key={`${hit.at} ${hit.kind} ${hit.to}`}>
                {hit.kind === 'open' ? copy.open : copy.click[hit.to ?? 'app']}{' '}
                <time dateTime={hit.at} className="whitespace-nowrap text-ink-subtle tabular-nums">
                  {formatInstant(zone, hit.at, 'moment')}
                </time>
              </li>
            ))}
          </ol>
          {Math.max(opens, clicks) > HITS_WITH_TIME && (
            <p className="mt-2 text-ink-subtle">{copy.earlyHits(HITS_WITH_TIME)}</p>
          )}
        </details>
      )}
      <p className="mt-3 text-ui text-ink-subtle">{copy.counted}</p>
    </Card>
  );
}

const Count = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt className="text-ui text-ink-subtle">{name}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{count}</dd>
  </div>
);
