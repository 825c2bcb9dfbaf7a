import { ArrowRight, Mail, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { emails } from '../../../../lambdas/contract/copy/emails.ts';
import { useZone } from '../../lib/account/use-zone.ts';
import { Link } from '../../lib/router/router.tsx';
import { useUser } from '../../lib/session/use-auth.tsx';
import { openSupport } from '../../lib/support/support-dialog.ts';
import { formatInstant } from '../../lib/time/dates.ts';
import { withNonBreakingCounts } from '../../lib/time/non-breaking.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { EmailStatusBadge } from '../email-status.tsx';
import type { useEmail } from '../use-emails.ts';
import { EmailAnalytics } from './email-analytics.tsx';
import { EmailPreview } from './email-preview.tsx';
import { useSendAgain } from './use-send-again.ts';

const copy = emails.detail;

export function EmailDetails({
  email,
}: {
  email: NonNullable<ReturnType<typeof useEmail>['data']>;
}) {
  const { id } = useUser();
  const sendAgain = useSendAgain(email.id);
  // In one column the content comes first. The DOM order changes, so that keyboard and screen reader follow it.
  const hasTwoColumns = useMedia('(width >= 64rem)');
  const zone = useZone();
  const subject = withNonBreakingCounts(email.subject);
  const reportPath = `/daily-insights/${id}?date=${email.date}`;
  const facts = (
    <div key="facts" className="grid gap-4 md:max-lg:grid-cols-2">
      <Card>
        <dl className="grid gap-3 md:max-lg:gap-2">
          <Fact name={emails.columns.to}>{email.to}</Fact>
          <Fact name={emails.columns.subject}>{subject}</Fact>
          <Fact name={emails.columns.sent}>{formatInstant(zone, email.created_at, 'moment')}</Fact>
          <Fact name={emails.columns.status}>
            <EmailStatusBadge status={email.status} />
          </Fact>
        </dl>
      </Card>
      <EmailAnalytics {...email} zone={zone} />
      <div className="grid gap-2 md:max-lg:col-span-2 md:max-lg:grid-flow-col">
        <Button asChild variant="secondary">
          <Link to={reportPath}>
            <ArrowRight />
            {copy.report}
          </Link>
        </Button>
        {email.sites_email_templates !== null && (
          <Button
            variant="secondary"
            busy={sendAgain.isPending && emails.again.busy}
            onClick={() => sendAgain.mutate()}
          >
            <Mail />
            {emails.again.action}
          </Button>
        )}
        <Button variant="ghost" onClick={() => openSupport('feedback')}>
          <MessageSquare />
          {copy.feedback}
        </Button>
      </div>
    </div>
  );
  const content = (
    <EmailPreview
      key="content"
      html={email.sites_email_templates}
      text={email.sites_email_text}
      reportPath={reportPath}
    />
  );
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight text-balance lg:sr-only">
        {subject}
      </h1>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {hasTwoColumns ? [facts, content] : [content, facts]}
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
