import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { BackLink } from '../lib/back-link.tsx';
import { usePage } from '../lib/page.ts';
import { Problem } from '../lib/problem.ts';
import { useNavigationState, useParams } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ErrorState } from '../ui/state.tsx';
import { EmailDetails } from './detail/email-details.tsx';
import { EmailOutline } from './detail/email-outline.tsx';
import { useEmail } from './use-emails.ts';

const copy = emails.detail;

/** The log's number precedes the first dash of the row's id (§7). */
const hasLogNumber = (id: string) => /^\d+(-|$)/.test(id);

/** Also true for an email of another account. */
const isGone = (error: Error) => error instanceof Problem && error.code === 'not-found';

export function EmailPage() {
  const { id = '' } = useParams();
  const isValid = hasLogNumber(id);
  const { data: email, isLoading, error, refetch } = useEmail(id, isValid);
  // Shows the data even if a refetch fails.
  const failure = email ? null : error;
  const list = useNavigationState('list');
  usePage('email', email && { title: email.subject });
  return (
    <Page>
      <BackLink to={list?.startsWith('/emails?') ? list : '/emails'} label={copy.back} />
      {isLoading && (
        <>
          <h1 className="sr-only">{copy.content}</h1>
          <EmailOutline />
        </>
      )}
      {!isValid && <EmptyCard copy={{ title: copy.invalid, lead: copy.invalidLead }} />}
      {failure && isGone(failure) && <EmptyCard copy={{ title: copy.noContent }} />}
      {failure && !isGone(failure) && (
        <Card isPadded={false}>
          <ErrorState
            isPage
            title={copy.loadFailed}
            lead={emails.unexpected}
            action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
          />
        </Card>
      )}
      {email && <EmailDetails email={email} />}
    </Page>
  );
}
