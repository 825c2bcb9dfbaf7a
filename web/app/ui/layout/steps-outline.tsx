import { general } from '../../../../lambdas/contract/copy/general.ts';
import { Skeleton, TitleOutline } from '../skeleton.tsx';
import { Card } from './card.tsx';

interface Props {
  title: string;
  label?: string;
}

const steps = ['w-28', 'w-37', 'w-22', 'w-45'];

/** A placeholder for a card with vertical steps, of which the first is open, below the page's title. */
export const StepsOutline = ({ title, label = general.loading }: Props) => (
  <TitleOutline label={label}>
    <h1 className="sr-only">{title}</h1>
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
