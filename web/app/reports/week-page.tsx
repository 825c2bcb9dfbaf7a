import { digits } from '../../../lambdas/contract/copy/digits.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { week as copy } from '../../../lambdas/contract/copy/week.ts';
import { BackLink } from '../lib/back-link.tsx';
import { usePage } from '../lib/page.ts';
import { Link, useSearchParams } from '../lib/router/router.tsx';
import { SampleLinks } from '../lib/sample-links.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { withNonBreakingCounts } from '../lib/time/non-breaking.ts';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { RowsOutline } from '../ui/layout/rows-outline.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { TitleOutline } from '../ui/skeleton.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '../ui/table.tsx';
import { sessionsOfDay } from './sessions-link.ts';
import { useReportList } from './use-report.ts';
import { type WeekDay, weekOf } from './week.ts';

type Reports = NonNullable<ReturnType<typeof useReportList>['data']>;

/** Seven days of reports on one page, for weekly readers. */
export function WeekPage() {
  usePage('week');
  const { id } = useUser();
  const date = useSearchParams().get('date') ?? undefined;
  return (
    <Page width="report">
      <BackLink to={`/daily-insights/${encodeURIComponent(id)}`} label={copy.back} />
      <Loaded
        query={useReportList(date)}
        title={pages.week.title}
        loading={copy.loading}
        outline={<Outline />}
        errorTextOf={() => ({ title: copy.failed, isFinal: false })}
      >
        {(reports) => <Week reports={reports} />}
      </Loaded>
    </Page>
  );
}

const Outline = () => (
  <TitleOutline label={copy.loading}>
    <Card isPadded={false}>
      <RowsOutline rowClassName="h-35.25 md:h-11.25" count={7} />
    </Card>
  </TitleOutline>
);

function Week({ reports }: { reports: Reports }) {
  const { days, visitors, before, issueDays } = weekOf(reports);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) {
    return (
      <Card className="grid justify-items-center gap-3 text-center">
        <h1 className="text-lg font-semibold">{copy.none}</h1>
        <p className="text-ink-muted">{copy.noneLead}</p>
        <SampleLinks />
      </Card>
    );
  }
  return (
    <>
      <PageTitle
        title={copy.title(formatLocalDate(first.date, 'day'), formatLocalDate(last.date, 'day'))}
        lead={`${copy.visitors(visitors)} ${copy.compared(visitors, before)} ${copy.issueDays(issueDays)}`}
      />
      <Card isPadded={false}>
        <Table caption={copy.caption}>
          <Thead>
            <tr>
              <Th>{copy.day}</Th>
              <Th>{copy.report}</Th>
              <Th>{copy.visitorsColumn}</Th>
              <Th>{copy.issuesColumn}</Th>
            </tr>
          </Thead>
          <Tbody>
            {days.map((day) => (
              <Row key={day.date} day={day} />
            ))}
          </Tbody>
        </Table>
      </Card>
    </>
  );
}

function Row({ day: { date, visitors, issues, report } }: { day: WeekDay }) {
  const { id } = useUser();
  return (
    <Tr>
      <Td className="whitespace-nowrap">{formatLocalDate(date, 'weekday')}</Td>
      <Td label={copy.report} className="max-md:wrap-anywhere">
        {report ? (
          <Link to={`/daily-insights/${encodeURIComponent(id)}?date=${report.date}`}>
            {withNonBreakingCounts(report.subject)}
          </Link>
        ) : (
          <span className="text-ink-muted">{copy.noReport}</span>
        )}
      </Td>
      <Td label={copy.visitorsColumn} className="tabular-nums">
        {visitors === null ? '–' : <Link to={sessionsOfDay(date)}>{digits(visitors)}</Link>}
      </Td>
      <Td label={copy.issuesColumn} className="tabular-nums">
        {issues ?? '–'}
      </Td>
    </Tr>
  );
}
