import { ExternalLink } from 'lucide-react';
import type { Invoice } from '../../../lambdas/contract/billing.ts';
import { billing } from '../../../lambdas/contract/copy/billing.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { INVOICES_LISTED } from '../../../lambdas/contract/limits.ts';
import type { Subscription } from '../lib/account/subscription.ts';
import { formatInstant } from '../lib/time/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '../ui/table.tsx';
import { useInvoices } from './use-billing.ts';

const copy = billing.invoices;
const tones = {
  paid: 'positive',
  open: 'warning',
  void: 'neutral',
  uncollectible: 'critical',
} as const;

interface Props {
  subscription: Subscription;
  zone: string;
}

export function Invoices({ subscription, zone }: Props) {
  const { data: invoices, isLoadingError, refetch } = useInvoices(subscription);
  return (
    <section aria-labelledby="invoices" className="grid gap-4">
      <h2 id="invoices" className="mt-2 text-lg font-semibold tracking-tight">
        {copy.title}
      </h2>
      <Card isPadded={invoices === undefined || invoices.length === 0}>
        {!invoices && !isLoadingError && <Loading />}
        {isLoadingError && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
            <p>{copy.failed}</p>
            <Button variant="secondary" size="sm" onClick={() => refetch()}>
              {general.broken.again}
            </Button>
          </div>
        )}
        {invoices?.length === 0 && <p className="text-ink-muted">{copy.none}</p>}
        {invoices && invoices.length > 0 && <List {...{ invoices, zone }} />}
      </Card>
      {invoices?.length === INVOICES_LISTED && (
        <p className="-mt-2 text-ui text-ink-muted">{copy.older}</p>
      )}
    </section>
  );
}

const Loading = () => (
  <div data-loading>
    <p role="status" className="sr-only">
      {copy.loading}
    </p>
    {['w-full', 'w-full', 'w-2/3'].map((width, row) => (
      <Skeleton key={row} className={`my-4 h-3 ${width}`} />
    ))}
  </div>
);

/** On a phone, the first line of a row has date and amount, the second state and links. */
const List = ({ invoices, zone }: { invoices: readonly Invoice[]; zone: string }) => (
  <Table caption={copy.caption}>
    <Thead>
      <tr>
        <Th>{copy.date}</Th>
        <Th className="md:text-right">{copy.amount}</Th>
        <Th>{copy.status}</Th>
        <Th className="md:text-right">{copy.invoice}</Th>
      </tr>
    </Thead>
    <Tbody>
      {invoices.map(({ id, date, amount, currency, state, page, pdf }) => {
        const day = formatInstant(zone, date, 'day');
        return (
          <Tr key={id} className="max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center">
            <Td className="font-medium whitespace-nowrap">{day}</Td>
            <Td className="text-right whitespace-nowrap tabular-nums">
              {moneyOf(amount, currency)}
            </Td>
            <Td>
              <Badge tone={tones[state]}>{copy.states[state]}</Badge>
            </Td>
            <Td className="text-right whitespace-nowrap">
              {page && <InvoiceLink href={page} label={copy.view} day={day} />}
              {pdf && <InvoiceLink href={pdf} label={copy.pdf} day={day} />}
              {!page && !pdf && '–'}
            </Td>
          </Tr>
        );
      })}
    </Tbody>
  </Table>
);

const InvoiceLink = ({ href, label, day }: { href: string; label: string; day: string }) => (
  <a
    href={href}
    aria-label={copy.of(label, day)}
    target="_blank"
    rel="noopener noreferrer"
    className="ml-4 inline-flex min-h-6 items-center gap-1 font-medium"
  >
    {label}
    <ExternalLink aria-hidden="true" className="size-3.5" />
  </a>
);

const moneyOf = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
