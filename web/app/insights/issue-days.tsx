import { issuePage } from '../../../lambdas/contract/copy/issues.ts';
import type { IssueHistory } from '../../../lambdas/contract/issues.ts';
import { Link } from '../lib/router/router.tsx';
import { localDate } from '../lib/time/local-date.ts';
import { sessionsOfDay } from '../reports/sessions-link.ts';
import { Card } from '../ui/layout/card.tsx';

const copy = issuePage;

/** Visitors per day as bars: affected among exposed. A table has the same numbers. */
export function IssueDays({ days }: Pick<IssueHistory, 'days'>) {
  const most = Math.max(1, ...days.map(({ exposed }) => exposed));
  return (
    <Card>
      <h2 className="font-semibold">{copy.history}</h2>
      {days.length === 0 ? (
        <p className="mt-2 text-ink-muted">{copy.noHistory}</p>
      ) : (
        <>
          <div aria-hidden="true" className="mt-4 flex h-32 items-end gap-1">
            {days.map(({ date, exposed, affected }) => (
              <i
                key={date}
                title={copy.point(localDate(date, 'day'), affected, exposed)}
                className="relative block max-w-10 grow rounded-t-sm bg-data-3"
                style={{ height: `${Math.max(2, (exposed / most) * 100)}%` }}
              >
                <i
                  className="absolute inset-x-0 bottom-0 block rounded-t-sm bg-critical-mark"
                  style={{ height: `${exposed > 0 ? (affected / exposed) * 100 : 0}%` }}
                />
              </i>
            ))}
          </div>
          <details className="mt-3 text-ui">
            <summary className="w-fit cursor-pointer text-ink-muted">{copy.table}</summary>
            <table className="mt-2 text-left tabular-nums [&_td]:pr-6 [&_th]:pr-6">
              <thead>
                <tr>
                  <th scope="col">{copy.day}</th>
                  <th scope="col">{copy.affected}</th>
                  <th scope="col">{copy.exposed}</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ date, exposed, affected }) => (
                  <tr key={date}>
                    <td>
                      <Link to={sessionsOfDay(date)}>{localDate(date, 'day')}</Link>
                    </td>
                    <td>{affected}</td>
                    <td>{exposed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}
