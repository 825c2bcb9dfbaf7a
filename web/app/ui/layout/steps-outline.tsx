import { general } from '../../../../lambdas/contract/copy/general.ts';
import { Skeleton, TitleOutline } from '../skeleton.tsx';
import { Card } from './card.tsx';

const steps = ['w-28', 'w-37', 'w-22', 'w-45'];

/** The shape of a card with vertical steps, the first of them open. */
export const StepsOutline = ({ words = general.loading }: { words?: string }) => (
  <TitleOutline words={words}>
    <Card className="grid gap-6">
      {steps.map((width, index) => (
        <div key={width} className="grid grid-cols-[1.625rem_minmax(0,1fr)] gap-x-4">
          <Skeleton className="size-6.5 rounded-full" />
          <div className="grid content-start gap-4">
            <Skeleton className={`h-4 ${width}`} />
            {index === 0 && <Skeleton className="h-20" />}
          </div>
        </div>
      ))}
    </Card>
  </TitleOutline>
);
