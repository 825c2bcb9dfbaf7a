import { cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  critical: { icon: CircleAlert, classes: 'border-critical-line bg-critical-soft text-critical' },
  important: {
    icon: TriangleAlert,
    classes: 'border-important-line bg-important-soft text-important',
  },
  positive: { icon: CircleCheck, classes: 'border-positive-line bg-positive-soft text-positive' },
  warning: { icon: TriangleAlert, classes: 'border-warning-line bg-warning-soft text-warning' },
  neutral: { icon: Info, classes: 'border-minor-line bg-minor-soft text-minor' },
};

interface Props {
  tone: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** A message above the part of the page that it concerns. A critical one interrupts a screen reader. */
export function Alert({ tone, className, children }: Props) {
  const { icon: Icon, classes } = tones[tone];
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      className={cx('flex gap-2.5 rounded-md border px-3.5 py-3', classes, className)}
    >
      <Icon className="mt-0.5" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
