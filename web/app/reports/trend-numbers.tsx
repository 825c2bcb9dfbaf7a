import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { TrendDay } from '../../../lambdas/contract/reports.ts';
import { dayOf } from './trend-bars.tsx';

const copy = insights.trend;

export const TrendNumbers = ({ days }: { days: readonly TrendDay[] }) => (
  <table aria-label={copy.title} className="mt-2 w-full max-w-120 text-left tabular-nums">
    <thead>
      <tr>
        {[copy.day, copy.visitors, copy.issues].map((head) => (
          <th key={head} scope="col" className="pr-4 pb-1 align-bottom font-medium">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ date, visitors, issues }) => (
        <tr key={date}>
          <th scope="row" className="pr-4 font-normal whitespace-nowrap">
            {dayOf(date)}
          </th>
          {visitors === null ? (
            <td colSpan={2}>{copy.none}</td>
          ) : (
            <>
              <td className="pr-4">{visitors}</td>
              <td>{issues}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
