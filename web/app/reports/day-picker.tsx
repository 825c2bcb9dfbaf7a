import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { Link, useNavigate } from '../lib/router/router.tsx';
import { localDate } from '../lib/time/local-date.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { useReportList } from './use-report.ts';

const copy = insights.days;

interface Props {
  userId: string;
  /** The morning that is shown. */
  date: string;
}

/** From one report to the next. The day that is named is the one a report is about. */
export function DayPicker({ userId, date }: Props) {
  const { data } = useReportList(date);
  const go = useNavigate();
  const mornings = data?.mornings ?? [];
  const place = mornings.findIndex((each) => each.date === date);
  const addressOf = (of: string) => `/daily-insights/${encodeURIComponent(userId)}?date=${of}`;
  if (place === -1) return null;
  return (
    <nav
      data-keeps-place
      aria-label={copy.title}
      className="flex items-center gap-1.5 max-sm:order-last print:hidden"
    >
      <Step to={mornings[place + 1]?.date} {...{ addressOf, name: copy.previous }}>
        <ChevronLeft />
      </Step>
      <Field label={copy.choose} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            value={date}
            onValueChange={(chosen) => go(addressOf(chosen))}
            options={mornings.map((each) => ({
              value: each.date,
              label: localDate(each.day, 'day'),
            }))}
          />
        )}
      </Field>
      <Step to={mornings[place - 1]?.date} {...{ addressOf, name: copy.next }}>
        <ChevronRight />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Nothing at either end. */
  to: string | undefined;
  addressOf: (date: string) => string;
  name: string;
  children: ReactNode;
}

function Step({ to, addressOf, name, children }: StepProps) {
  if (to === undefined) {
    return (
      <Button variant="secondary" size="icon" disabled aria-label={name}>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild variant="secondary" size="icon">
      <Link to={addressOf(to)} aria-label={name}>
        {children}
      </Link>
    </Button>
  );
}
