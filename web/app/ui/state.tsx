import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  subtle: 'text-ink-subtle',
  accent: 'text-accent',
  positive: 'text-positive-mark',
  critical: 'text-critical-mark',
};

interface StateIconProps {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** A large icon for a page or an empty list. */
export function StateIcon({ tone = 'subtle', className, children }: StateIconProps) {
  return (
    <div
      className={cx('[&>svg]:size-14 [&>.lucide]:stroke-[1.4]', tones[tone], className)}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

interface Props {
  icon?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** At most one. */
  action?: ReactNode;
  /** Whether it is the whole page, so that the title is the page's heading. */
  isPage?: boolean;
}

/** An empty list or page: a heading, one sentence, at most one action. */
export function EmptyState({ icon, title, lead, action, isPage = false }: Props) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="grid justify-items-center gap-2 px-6 py-16 text-center">
      {icon}
      <Heading className="mt-3 text-lg font-semibold tracking-tight text-balance">{title}</Heading>
      {lead && <p className="max-w-104 text-balance text-ink-muted">{lead}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** The same for an error, which screen readers announce immediately. */
export function ErrorState(props: Omit<Props, 'icon'>) {
  return (
    <div role="alert">
      <EmptyState
        icon={
          <StateIcon tone="critical">
            <CircleAlert />
          </StateIcon>
        }
        {...props}
      />
    </div>
  );
}
