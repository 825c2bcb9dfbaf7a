import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface Props extends ComponentProps<typeof Button> {
  label: string;
  value: string;
  icon: ReactNode;
  /** Shows only the icon on a phone. */
  isShort?: boolean;
}

/** Opens the options of a setting that always has a value, and shows that value. */
export const BarButton = ({ label, value, icon, isShort, ...rest }: Props) => (
  <Button
    variant="secondary"
    className={cx(
      'min-h-10 min-w-0 px-2.5! sm:px-3! [&>.lucide]:text-ink-muted',
      // At 320 px there is room for one icon, or for the value and the arrow.
      isShort
        ? 'max-[22.5rem]:[&>.lucide:last-child]:hidden'
        : 'max-[22.5rem]:[&>.lucide:first-child]:hidden',
    )}
    aria-label={`${label}: ${value}`}
    {...rest}
  >
    {icon}
    {/* A range of dates over two years needs two lines on a phone. */}
    <span className={isShort ? 'max-sm:hidden' : 'text-left whitespace-normal'}>{value}</span>
    <ChevronDown />
  </Button>
);
