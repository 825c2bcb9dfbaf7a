import { cx } from 'class-variance-authority';
import { Card } from '../../ui/layout/card.tsx';
import { PageLoader } from '../../ui/loader.tsx';
import { Skeleton, TitleOutline } from '../../ui/skeleton.tsx';
import { stageClassName } from './stage.tsx';

const events = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2', 'w-2/3'];

interface Props {
  label: string;
  /** Whether the page has actions beside its title (below it on a phone) and a link to the visitor's other recordings. */
  hasActions?: boolean;
}

/** A placeholder for a page with a player: title, stage with controls, and the event list. */
export const PlayerOutline = ({ label, hasActions = false }: Props) => (
  <TitleOutline label={label}>
    {hasActions && (
      <div className="mb-4 h-31 md:-mt-4 md:h-5">
        <div className="flex flex-wrap gap-2 md:hidden">
          {['w-28', 'w-22', 'w-37', 'w-24'].map((width) => (
            <Skeleton key={width} className={cx('h-9', width)} />
          ))}
        </div>
      </div>
    )}
    <StageOutline />
  </TitleOutline>
);

/** A placeholder for the stage with controls; shows the label on the stage if given. */
export const ReplayOutline = ({ label }: { label?: string }) => (
  <Card isPadded={false} className="self-start">
    <div className={cx('aspect-16/10 grid place-content-center bg-sunken', stageClassName)}>
      {label && <PageLoader label={label} />}
    </div>
    <div className="h-47 border-t border-line p-4 md:h-27.5">
      <Skeleton className="mt-2 h-1.5" />
      <Skeleton className="mt-6 h-9 w-45" />
    </div>
  </Card>
);

/** A placeholder for the stage with controls, and the event list. */
export const StageOutline = () => (
  <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <ReplayOutline />
    <Card className="grid min-h-96 content-start gap-6">
      {events.map((width) => (
        <Skeleton key={width} className={cx('h-3', width)} />
      ))}
    </Card>
  </div>
);
