import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Shown next to the title: a badge. */
  badge?: ReactNode;
  /** Shown at the right: the page's main action. */
  action?: ReactNode;
}

/** The heading (`h1`) of a page in the shell. */
export function PageTitle({ title, lead, badge, action }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 wrap-anywhere">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl font-semibold tracking-tighter text-balance">{title}</h1>
          {badge}
        </div>
        {lead && <p className="mt-1 max-w-160 text-ink-muted">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
