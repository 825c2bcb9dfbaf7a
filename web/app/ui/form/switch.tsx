import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** An on/off switch, which applies immediately. The children are its label. */
export const Switch = ({ isOn, onChange, children }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    onClick={() => onChange(!isOn)}
    className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-ui"
  >
    <i
      aria-hidden="true"
      className={cx(
        'relative h-5 w-8.5 rounded-full transition-colors forced-color-adjust-none',
        isOn ? 'bg-accent' : 'bg-line-strong',
      )}
    >
      <i
        className={cx(
          'absolute top-0.5 size-4 rounded-full bg-surface transition-[left]',
          isOn ? 'left-4' : 'left-0.5',
        )}
      />
    </i>
    {children}
  </button>
);
