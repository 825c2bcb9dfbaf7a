import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { Card } from '../ui/layout/card.tsx';

export const FocusPoints = ({ points }: { points: readonly string[] }) => (
  <Card>
    <h2 className="mb-3.5 font-voice text-2xl font-bold">{insights.focus.title}</h2>
    {points.length === 0 ? (
      <p className="text-ink-muted">{insights.focus.none}</p>
    ) : (
      <ol className="grid list-decimal gap-2 pl-5 text-base wrap-anywhere marker:font-semibold marker:text-accent">
        {points.map((point) => (
          <li key={point} className="pl-1">
            {point}
          </li>
        ))}
      </ol>
    )}
  </Card>
);
