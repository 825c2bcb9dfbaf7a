import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeviceClass } from '../../../../lambdas/contract/digest.ts';
import { getHeatmap } from '../../../../lambdas/contract/heatmap.ts';
import { call } from '../../lib/api.ts';

export interface HeatmapQuery {
  readonly page?: string | undefined;
  readonly device?: DeviceClass | undefined;
  /** Instants. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Its picture's links open for an hour; a page that stays open longer keeps the picture it has. */
export const useHeatmap = (wanted: HeatmapQuery, isKnown: boolean) =>
  useQuery({
    queryKey: ['heatmap', wanted],
    queryFn: () => call(getHeatmap, wanted),
    placeholderData: keepPreviousData,
    enabled: isKnown,
  });
