import { cx } from 'class-variance-authority';
import { heatmap as copy } from '../../../../lambdas/contract/copy/heatmap.ts';
import { Outline, Skeleton } from '../../ui/skeleton.tsx';

/** A placeholder for a heatmap: title, layers, picture, and element list. */
export const HeatOutline = () => (
  <Outline label={copy.loading} className="mt-4 grid gap-4">
    <div className="flex flex-wrap gap-1">
      {['w-22', 'w-24', 'w-28'].map((width) => (
        <Skeleton key={width} className={cx('h-8', width)} />
      ))}
    </div>
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <Skeleton className="h-80" />
      <div className="grid content-start gap-4">
        {['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-3/4'].map((width) => (
          <Skeleton key={width} className={cx('h-3', width)} />
        ))}
      </div>
    </div>
  </Outline>
);
