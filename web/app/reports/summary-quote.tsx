import { insights } from '../../../lambdas/contract/copy/insights.ts';

export const SummaryQuote = ({ children }: { children: string }) => (
  <figure className="border-y border-line py-7">
    <figcaption className="text-ink-muted">{insights.quote.title}</figcaption>
    <blockquote className="mt-1.5 max-w-160 font-voice text-xl leading-8.5 text-pretty break-words italic before:content-[open-quote] after:content-[close-quote]">
      {children}
    </blockquote>
  </figure>
);
