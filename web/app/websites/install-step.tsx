import { Plug, Share2 } from 'lucide-react';
import { useState } from 'react';
import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { installationTest } from '../../../lambdas/contract/copy/installation-check.ts';
import { formatInstant } from '../lib/time/dates.ts';
import { detectedTimezone } from '../lib/time/timezones.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Diagnosis } from './check/diagnosis.tsx';
import { TagStatus } from './check/tag-status.tsx';
import { DisconnectButton } from './disconnect-button.tsx';
import { InstallGuide } from './install-guide.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { Connection } from './use-connection.ts';

export function InstallStep({ connection }: { connection: Connection }) {
  const [isSharing, setIsSharing] = useState(false);
  const { target, domain, check, hasTested, isTesting, test } = connection;
  if (!target) return null;
  const {
    generated_script,
    platform,
    first_seen_at,
    tag_missing_since,
    outdated_since,
    is_active,
  } = target;
  return (
    <>
      {is_active && outdated_since && (
        <Alert tone="warning">
          {copy.outdated(formatInstant(detectedTimezone(), outdated_since, 'day'))}
        </Alert>
      )}
      {is_active && tag_missing_since && (
        <Alert tone="warning">
          {copy.missing(formatInstant(detectedTimezone(), tag_missing_since, 'day'))}
        </Alert>
      )}
      <InstallGuide
        key={platform}
        script={generated_script}
        platform={platform}
        copyLabel={copy.actions.copy}
      >
        <p className="text-ink-muted">{copy.paste}</p>
      </InstallGuide>
      {!tag_missing_since && !(is_active && first_seen_at) && (
        <TagStatus domain={domain} seenAt={first_seen_at} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={isTesting && installationTest.busy} onClick={() => void test()}>
          <Plug />
          {copy.actions.test}
        </Button>
        <Button variant="secondary" onClick={() => setIsSharing(true)}>
          <Share2 />
          {copy.actions.share}
        </Button>
        {is_active && <DisconnectButton connection={connection} />}
      </div>
      {check && !check.success && (
        <Diagnosis
          {...{ check, domain }}
          scrollsIntoView={hasTested}
          isLost={!!tag_missing_since && !hasTested}
        />
      )}
      <ShareDialog isOpen={isSharing} onOpenChange={setIsSharing} domain={domain} />
    </>
  );
}
