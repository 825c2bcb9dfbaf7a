import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { dateIn } from '../lib/dates.ts';
import { usePage } from '../lib/page.ts';
import { useProfile } from '../lib/profile.ts';
import { Link, useParams } from '../lib/router/router.tsx';
import { useUser } from '../lib/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState } from '../ui/state.tsx';
import { EmailPreview } from './email-preview.tsx';
import { EmailStatusBadge } from './email-status.tsx';
import { useEmail } from './use-emails.ts';

const copy = emails.detail;

/** The number of the log stands before the first dash of the row's id (§7). */
const hasLogNumber = (id: string) => /^\d+(-|$)/.test(id);

export function EmailPage() {
  const { id = '' } = useParams();
  const isValid = hasLogNumber(id);
  const { data: email, isLoading, isError, refetch } = useEmail(id, isValid);
  usePage('email', email && { title: email.subject });
  return (
    <Page>
      <p className="mb-4">
        <Link to="/emails" className="inline-flex items-center gap-1.5">
          <ArrowLeft />
          {copy.back}
        </Link>
      </p>
      {!isValid && <EmptyState title={copy.invalid} />}
      {isLoading && <PageLoader />}
      {isError && (
        <ErrorState
          title={emails.loadFailed}
          action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
        />
      )}
      {email && <Email email={email} />}
    </Page>
  );
}

function Email({ email }: { email: NonNullable<ReturnType<typeof useEmail>['data']> }) {
  const { id } = useUser();
  const { data: profile } = useProfile();
  const zone = profile?.timezone || 'America/New_York';
  return (
    <>
      <h1 className="sr-only">{email.subject}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card>
            <dl className="grid gap-3">
              <Fact name={emails.columns.to}>{email.to}</Fact>
              <Fact name={emails.columns.subject}>{email.subject}</Fact>
              <Fact name={emails.columns.sent}>{dateIn(zone, email.created_at, 'moment')}</Fact>
              <Fact name={emails.columns.status}>
                <EmailStatusBadge status={email.status} />
              </Fact>
            </dl>
          </Card>
          <Card>
            <h2 className="font-semibold">{copy.analytics}</h2>
            <dl className="mt-3 grid grid-cols-2">
              <Count name={copy.opens} count={email.opens} />
              <Count name={copy.clicks} count={email.clicks} />
            </dl>
          </Card>
          <Link to={`/daily-insights/${id}`} className="inline-flex items-center gap-1.5">
            {copy.report}
            <ArrowRight />
          </Link>
        </div>
        <Card isPadded={false}>
          <h2 className="border-b border-line px-5 py-3.5 font-semibold">{copy.content}</h2>
          {email.sites_email_templates ? (
            <EmailPreview html={email.sites_email_templates} />
          ) : (
            <EmptyState title={copy.noContent} />
          )}
        </Card>
      </div>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ui text-ink-subtle">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

const Count = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt className="text-ui text-ink-subtle">{name}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{count}</dd>
  </div>
);
