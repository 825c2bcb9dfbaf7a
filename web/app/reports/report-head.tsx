import type { ReactNode } from 'react';
import { withNonBreakingCounts } from '../lib/time/non-breaking.ts';

interface HeadProps {
  title: string;
  intro: string;
  /** The line above the title: day and website. */
  children: ReactNode;
  foot?: ReactNode;
}

export const ReportHead = ({ title, intro, children, foot }: HeadProps) => (
  <header>
    <div className="mb-3.5 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-muted">
      {children}
    </div>
    <hr className="mb-8 h-0.5 border-0 bg-accent" />
    <h1 className="max-w-160 font-voice text-4xl leading-tight font-bold text-balance break-words">
      {withNonBreakingCounts(title)}
    </h1>
    <p className="mt-4 max-w-168 font-voice text-lg leading-8 text-pretty break-words">{intro}</p>
    {foot}
  </header>
);
