import type { ReactNode } from 'react';
import { useProfile } from '../../lib/account/profile.ts';
import { dayIn } from '../../lib/time/local-day.ts';
import { Card } from '../../ui/layout/card.tsx';
import { HeatResult } from './heat-result.tsx';
import { useHeatmap } from './use-heatmap.ts';

interface Props {
  /** A local day of the owner ('2026-11-20'); all that is kept where nothing is said. */
  websiteDay?: string;
  /** A normalised path; the most seen page where nothing is said. */
  page?: string;
  /** The most used class of devices where nothing is said. */
  device?: 'desktop' | 'phone';
  /** Stands in for a heatmap that there is not. */
  placeholder?: ReactNode;
}

const classes = { desktop: 'computer', phone: 'phone' } as const;

/** The heatmap as a part of another page. It asks for itself and needs nothing around it. */
export function HeatmapPanel({ websiteDay, page, device, placeholder }: Props) {
  const { data: profile } = useProfile();
  const day = websiteDay && profile ? dayIn(profile.timezone, websiteDay) : {};
  const look = { page, device: device && classes[device], ...day };
  const query = useHeatmap(look, !websiteDay || !!profile);
  if (placeholder && query.data && !query.data.heatmap) return placeholder;
  return (
    <Card className="min-w-0">
      <HeatResult query={query} />
    </Card>
  );
}
