import type { ReactNode } from 'react';
import { useProfile } from '../../lib/account/profile.ts';
import { dayIn } from '../../lib/time/local-day.ts';
import { Card } from '../../ui/layout/card.tsx';
import { HeatResult } from './heat-result.tsx';
import { useHeatmap } from './use-heatmap.ts';

interface Props {
  /** A local day of the owner ('2026-11-20'); all stored days by default. */
  websiteDay?: string;
  /** A normalized path; the most viewed page by default. */
  page?: string;
  /** The most used device class by default. */
  device?: 'desktop' | 'phone';
  /** Shown if there is no heatmap. */
  placeholder?: ReactNode;
}

const classes = { desktop: 'computer', phone: 'phone' } as const;

/** The heatmap as a part of another page. It asks for itself and needs nothing around it. */
export function HeatmapPanel({ websiteDay, page, device, placeholder }: Props) {
  const { data: profile } = useProfile();
  const day = websiteDay && profile ? dayIn(profile.timezone, websiteDay) : {};
  const wanted = { page, device: device && classes[device], ...day };
  const query = useHeatmap(wanted, !websiteDay || !!profile);
  if (placeholder && query.data && !query.data.heatmap) return placeholder;
  return (
    <Card className="min-w-0">
      <HeatResult query={query} />
    </Card>
  );
}
