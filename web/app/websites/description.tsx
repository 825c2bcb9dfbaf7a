import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import type { Integration } from '../../../lambdas/contract/integration.ts';
import { descriptionOf } from '../../../lambdas/contract/rules/website-description.ts';
import { update } from '../lib/changed-data.ts';
import { notifyFailure, notifySuccess } from '../lib/notify.ts';
import { Button } from '../ui/button.tsx';
import { AnalysisText } from './analysis-text.tsx';
import { useWebsiteMutations, type Website, websiteKey } from './use-website.ts';

/** The description that reports are written with; editable while the website is connected. */
export function Description({ integration }: { integration: Integration }) {
  const saved = descriptionOf(integration);
  /** Undefined while nothing is edited; the text may then change in another tab. */
  const [edited, setEdited] = useState<string>();
  const text = edited ?? saved;
  const cache = useQueryClient();
  const { describe } = useWebsiteMutations();
  const save = () =>
    describe.mutate(
      { id: integration.id, website_analysis: text },
      {
        onSuccess: () => {
          notifySuccess(copy.description.saved);
          // The website may not have been loaded again.
          update<Website>(cache, websiteKey, (website) => ({
            ...website,
            integration: website.integration && { ...website.integration, website_analysis: text },
          }));
          setEdited((current) => (current === text ? undefined : current));
        },
        onError: (failure) => notifyFailure(failure),
      },
    );
  return (
    <section data-keeps-place className="grid gap-3 border-t border-line pt-4">
      <p className="text-ink-muted">{saved ? copy.description.lead : copy.description.none}</p>
      <AnalysisText value={text} onChange={setEdited} />
      {text !== saved && (
        <div className="flex gap-2">
          <Button busy={describe.isPending && copy.description.saving} onClick={save}>
            {copy.description.save}
          </Button>
          <Button variant="ghost" onClick={() => setEdited(undefined)}>
            {copy.description.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
