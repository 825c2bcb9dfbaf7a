import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import type { Subscription } from '../lib/account/subscription.ts';
import { formatInstant } from '../lib/time/dates.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface Props {
  /** Whether the owner returned from the payment provider with a new plan. */
  wasUpdated: boolean;
  isFull: boolean;
  /** Whether the upgrade email was sent. */
  wasMailed: boolean;
  /** Whether plan or count could not be loaded; the page then shows defaults. */
  isOutOfDate: boolean;
  onRetry: () => void;
  subscription: Subscription | undefined;
  zone: string;
}

const noticeCopy = { ends: copy.ends, 'past-due': copy.pastDue };

/** Notices above the numbers. */
export function Banners({
  wasUpdated,
  isFull,
  wasMailed,
  isOutOfDate,
  onRetry,
  subscription,
  zone,
}: Props) {
  const { renewalDate = null, notice } = subscription ?? {};
  return (
    <>
      {isOutOfDate && (
        <Alert tone="warning">
          <p>{copy.outOfDate}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
            {general.broken.again}
          </Button>
        </Alert>
      )}
      {wasUpdated && <Alert tone="positive">{copy.updated}</Alert>}
      {isFull && (
        <Alert tone="important">
          {renewalDate === null && (
            <>
              <strong className="font-semibold">{copy.limit}</strong>
              {wasMailed && copy.limitMailed}
            </>
          )}
          {renewalDate !== null &&
            (notice?.kind === 'ends'
              ? copy.endingFull
              : copy.periodFull(formatInstant(zone, renewalDate, 'longDay')))}
        </Alert>
      )}
      {notice && (
        <Alert tone="warning">
          {noticeCopy[notice.kind](formatInstant(zone, notice.on, 'longDay'))}
        </Alert>
      )}
    </>
  );
}
