import { Play } from 'lucide-react';
import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { zoneCity } from '../../../lambdas/contract/copy/zone-city.ts';
import type { Integration } from '../../../lambdas/contract/integration.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { Link } from '../lib/router/router.tsx';
import { formatInstant } from '../lib/time/dates.ts';
import { Button } from '../ui/button.tsx';
import { Description } from './description.tsx';
import { DisconnectButton } from './disconnect-button.tsx';
import type { Connection } from './use-connection.ts';

interface Props {
  connection: Connection;
  integration: Integration | null;
}

export function ConnectedStep({ connection, integration }: Props) {
  const zone = useZone();
  const { last_seen_at, connected_at } = integration ?? {};
  const facts = [
    [
      copy.facts.lastVisit,
      last_seen_at ? formatInstant(zone, last_seen_at, 'moment') : copy.facts.noVisit,
    ],
    [
      copy.facts.since,
      connected_at ? formatInstant(zone, connected_at, 'day') : copy.facts.justNow,
    ],
    [copy.facts.reports, copy.facts.at(zoneCity(zone))],
  ];
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ui text-ink-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {integration && <Description key={integration.id} integration={integration} />}
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary">
          <Link to="/recordings">
            <Play />
            {copy.actions.watch}
          </Link>
        </Button>
        {integration && <DisconnectButton connection={connection} />}
      </div>
    </>
  );
}
