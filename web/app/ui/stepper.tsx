import { cx } from 'class-variance-authority';
import { Lock } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { StepDot, type StepState } from './step-dot.tsx';

interface Step {
  readonly label: string;
  readonly state: StepState;
}

interface WizardProps {
  label: string;
  steps: readonly Step[];
  onSelect: (index: number) => void;
}

/** The steps above a wizard. Locked steps are disabled; a phone shows only the name of the current one. */
export function WizardSteps({ label, steps, onSelect }: WizardProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-2">
        {steps.map((step, index) => (
          <li key={step.label} className="flex items-center gap-2">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'h-px w-[clamp(0.5rem,4vw,2.75rem)]',
                  steps[index - 1]?.state === 'done' ? 'bg-accent' : 'bg-line-strong/60',
                )}
              />
            )}
            <button
              type="button"
              disabled={step.state === 'locked' || step.state === 'complete'}
              aria-current={step.state === 'current' ? 'step' : undefined}
              onClick={() => onSelect(index)}
              className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-1.5 py-1 text-ui font-medium text-ink-muted enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-subtle aria-[current]:text-ink"
            >
              <StepDot state={step.state} number={index + 1} />
              <span className={cx(step.state !== 'current' && 'max-sm:sr-only')}>{step.label}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function VerticalSteps({ children }: { children: ReactNode }) {
  return <ol className="grid">{children}</ol>;
}

interface VerticalStepProps extends Step {
  number: number;
  /** Returns to a done step; without it the button of the title is disabled. */
  onSelect?: (() => void) | undefined;
  /** Summarizes a done step, or explains why a step is locked. */
  note?: ReactNode;
  /** A complete step can also be the current one: the last. */
  isCurrent?: boolean;
  /** Only shown under the current step. */
  children?: ReactNode;
}

export function VerticalStep(props: VerticalStepProps) {
  const { label, state, number, onSelect, note, children } = props;
  const { isCurrent = state === 'current' } = props;
  const isLocked = state === 'locked';
  const step = useStepFocus<HTMLLIElement>(isCurrent);
  return (
    <li
      ref={step}
      tabIndex={isCurrent ? -1 : undefined}
      className={cx(
        'relative grid outline-none grid-cols-[1.625rem_minmax(0,1fr)] gap-x-4 pb-7 last:pb-0 not-last:before:absolute not-last:before:top-7.5 not-last:before:bottom-1 not-last:before:left-3.25 not-last:before:w-px',
        state === 'done' || state === 'complete'
          ? 'not-last:before:bg-accent'
          : 'not-last:before:bg-line-strong/55',
      )}
    >
      <StepDot state={state} number={number} />
      <div>
        <h2 className="flex min-h-6.5 items-center gap-2">
          <button
            type="button"
            disabled={!onSelect || isLocked || state === 'complete'}
            aria-current={isCurrent ? 'step' : undefined}
            onClick={onSelect}
            className="min-h-6.5 cursor-pointer text-base font-semibold text-ink disabled:cursor-default data-locked:text-ink-subtle"
            data-locked={isLocked || undefined}
          >
            {label}
          </button>
          {isLocked && note && <Lock className="text-ink-subtle" />}
        </h2>
        {note && <p className="text-ink-muted">{note}</p>}
        {isCurrent && children && (
          <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
        )}
      </div>
    </li>
  );
}

/** Focuses a new step if the control that opened it was removed or disabled. */
export function useStepFocus<Part extends HTMLElement>(step: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement: focus } = document;
    if (!focus || focus === document.body || focus.matches(':disabled')) part.current?.focus();
  }, [step]);
  return part;
}
