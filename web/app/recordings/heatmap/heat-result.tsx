import { Flame } from 'lucide-react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { heatmap as copy } from '../../../../lambdas/contract/copy/heatmap.ts';
import { Link } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, StateIcon } from '../../ui/state.tsx';
import { HeatOutline } from './heat-outline.tsx';
import { HeatView } from './heat-view.tsx';
import type { useHeatmap } from './use-heatmap.ts';

/** The state of a heatmap query: loading, failed, empty, or the heatmap. */
export function HeatResult({ query }: { query: ReturnType<typeof useHeatmap> }) {
  const { data, isPending, refetch } = query;
  if (isPending) return <HeatOutline />;
  if (!data) {
    return (
      <ErrorState
        title={copy.loadFailed}
        action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  if (data.heatmap) return <HeatView heat={data.heatmap} among={data.among} />;
  return (
    <EmptyState
      icon={
        <StateIcon>
          <Flame />
        </StateIcon>
      }
      title={copy.none}
      lead={copy.noneLead}
      action={
        <Button asChild variant="secondary">
          <Link to="/recordings">{copy.back}</Link>
        </Button>
      }
    />
  );
}
