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

/** The links of the picture are valid for an hour; a page that stays open longer keeps its picture. */
export const useHeatmap = (request: HeatmapQuery, isEnabled: boolean) =>
  useQuery({
    queryKey: ['heatmap', request],
    queryFn: () => call(getHeatmap, request),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
