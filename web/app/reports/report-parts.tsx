import type { ReactNode } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { Card } from '../ui/layout/card.tsx';

interface HeadProps {
  title: string;
  intro: string;
  /** The line above: the day, the website. */
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
      {title}
    </h1>
    <p className="mt-4 max-w-168 font-voice text-lg leading-8 text-pretty break-words">{intro}</p>
    {foot}
  </header>
);

export const Focus = ({ points }: { points: readonly string[] }) => (
  <Card>
    <h2 className="mb-3.5 font-voice text-2xl font-bold">{insights.focus.title}</h2>
    {points.length === 0 ? (
      <p className="text-ink-muted">{insights.focus.none}</p>
    ) : (
      <ol className="grid list-decimal gap-2 pl-5 text-base break-words marker:font-semibold marker:text-accent">
        {points.map((point) => (
          <li key={point} className="pl-1">
            {point}
          </li>
        ))}
      </ol>
    )}
  </Card>
);

export const Quote = ({ children }: { children: string }) => (
  <figure className="border-y border-line py-7">
    <figcaption className="text-ink-muted">{insights.quote.title}</figcaption>
    <blockquote className="mt-1.5 max-w-160 font-voice text-xl leading-8.5 text-pretty break-words italic before:content-[open-quote] after:content-[close-quote]">
      {children}
    </blockquote>
  </figure>
);
