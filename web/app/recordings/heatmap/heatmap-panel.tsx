import type { ReactNode } from 'react';
import { useProfile } from '../../lib/account/profile.ts';
import { useZone } from '../../lib/account/use-zone.ts';
import { dayIn } from '../../lib/time/local-day.ts';
import { Card } from '../../ui/layout/card.tsx';
import { HeatResult } from './heat-result.tsx';
import { useHeatmap } from './use-heatmap.ts';

interface Props {
  /** A local date of the owner ('2026-11-20'); all stored days by default. */
  websiteDay?: string;
  /** A normalized path; the most viewed page by default. */
  page?: string;
  /** Shown if there is no heatmap. */
  placeholder?: ReactNode;
}

/** The heatmap as a part of another page; loads its data itself. */
export function HeatmapPanel({ websiteDay, page, placeholder }: Props) {
  const { isPending } = useProfile();
  const zone = useZone();
  const day = websiteDay ? dayIn(zone, websiteDay) : {};
  const query = useHeatmap({ page, ...day }, !websiteDay || !isPending);
  if (placeholder && query.data && !query.data.heatmap) return placeholder;
  return (
    <Card className="min-w-0">
      <HeatResult query={query} />
    </Card>
  );
}
