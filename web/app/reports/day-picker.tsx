import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { Link, useNavigate } from '../lib/router/router.tsx';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { useReportList } from './use-report.ts';

const copy = insights.days;

interface Props {
  userId: string;
  /** The date of the shown report. */
  date: string;
}

/** Navigates between reports. Labels name the day that a report covers. */
export function DayPicker({ userId, date }: Props) {
  const { data } = useReportList(date);
  const go = useNavigate();
  const reports = data?.reports ?? [];
  const index = reports.findIndex((each) => each.date === date);
  const pathOf = (reportDate: string) =>
    `/daily-insights/${encodeURIComponent(userId)}?date=${reportDate}`;
  if (index === -1) return null;
  return (
    <nav
      data-keeps-place
      aria-label={copy.title}
      className="flex items-center gap-1.5 max-sm:order-last print:hidden"
    >
      <Step to={reports[index + 1]?.date} {...{ pathOf, name: copy.previous }}>
        <ChevronLeft />
      </Step>
      <Field label={copy.choose} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            value={date}
            onValueChange={(selected) => go(pathOf(selected))}
            options={reports.map((each) => ({
              value: each.date,
              label: formatLocalDate(each.day, 'day'),
            }))}
          />
        )}
      </Field>
      <Step to={reports[index - 1]?.date} {...{ pathOf, name: copy.next }}>
        <ChevronRight />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Undefined at either end. */
  to: string | undefined;
  pathOf: (date: string) => string;
  name: string;
  children: ReactNode;
}

function Step({ to, pathOf, name, children }: StepProps) {
  if (to === undefined) {
    return (
      <Button variant="secondary" size="icon" disabled aria-label={name}>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild variant="secondary" size="icon">
      <Link to={pathOf(to)} aria-label={name}>
        {children}
      </Link>
    </Button>
  );
}
