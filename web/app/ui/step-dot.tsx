import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';

/** `complete`: all steps are done, and the user cannot return to any. */
export type StepState = 'done' | 'current' | 'locked' | 'complete';

const dots: Record<StepState, string> = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-2 border-accent bg-surface text-accent',
  locked: 'border-line-strong bg-surface text-ink-muted',
  complete: 'border-positive-line bg-positive-soft text-positive',
};

export function StepDot({ state, number }: { state: StepState; number: number }) {
  const isDone = state === 'done' || state === 'complete';
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-6.5 shrink-0 place-items-center rounded-full border text-xs font-semibold [&>.lucide]:size-3.5 [&>.lucide]:stroke-[2.5]',
        dots[state],
      )}
    >
      {isDone ? <Check /> : number}
    </span>
  );
}
