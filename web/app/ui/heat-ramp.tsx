import { heatmap as copy } from '../../../lambdas/contract/copy/heatmap.ts';

/** The color legend of a heatmap. */
export const HeatRamp = () => (
  <span className="flex items-center gap-2 text-ui text-ink-subtle">
    {copy.fewer}
    <i
      aria-hidden="true"
      className="h-2 w-24 rounded-full forced-color-adjust-none bg-linear-to-r from-heat-1 via-heat-3 to-heat-5"
    />
    {copy.often}
  </span>
);
