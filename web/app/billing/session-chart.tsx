import { billing } from '../../../lambdas/contract/copy/billing.ts';
import { dateName, zoneName } from '../../../lambdas/contract/copy/numerals.ts';
import { useSessionDays } from './use-billing.ts';

const copy = billing.chart;

/** Thirty bars, and a table for screen readers. */
export function SessionChart({ zone }: { zone: string }) {
  const { data: days, isLoadingError } = useSessionDays();
  const maxSessions = Math.max(0, ...(days ?? []).map(({ sessions }) => sessions));
  return (
    <figure className="mt-5 border-t border-line pt-4">
      <figcaption className="mb-3 flex flex-wrap justify-between gap-x-3 text-ui text-ink-muted">
        <span className="font-medium text-ink">{copy.title}</span>
        <span>{zoneName(zone)}</span>
      </figcaption>
      {isLoadingError && <p className="text-ink-muted">{copy.failed}</p>}
      {!days && !isLoadingError && <div className="h-20" />}
      {days && maxSessions === 0 && <p className="text-ink-muted">{copy.none}</p>}
      {days && maxSessions > 0 && <Bars days={days} maxSessions={maxSessions} />}
    </figure>
  );
}

type Days = NonNullable<ReturnType<typeof useSessionDays>['data']>;

function Bars({ days, maxSessions }: { days: Days; maxSessions: number }) {
  const [first] = days;
  return (
    <>
      <div aria-hidden="true">
        <div className="flex h-14 items-end gap-0.5 border-b border-line-strong">
          {days.map(({ date, sessions }) => (
            <div
              key={date}
              title={copy.onDay(sessions, dateName(date))}
              className="flex h-full min-w-0 grow items-end"
            >
              <div
                className="w-full rounded-t-xs bg-accent forced-color-adjust-none"
                style={{ height: `${(sessions / maxSessions) * 100}%` }}
              />
            </div>
          ))}
        </div>
        <div className="mt-1 flex justify-between text-xs text-ink-subtle">
          <span>{first && dateName(first.date)}</span>
          <span>{copy.most(maxSessions)}</span>
          <span>{copy.today}</span>
        </div>
      </div>
      {/* A table takes the width of its text, even if it is hidden. */}
      <div className="sr-only">
        <table>
          <caption>{copy.title}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.date}</th>
              <th scope="col">{copy.sessions}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, sessions }) => (
              <tr key={date}>
                <th scope="row">{dateName(date)}</th>
                <td>{sessions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
