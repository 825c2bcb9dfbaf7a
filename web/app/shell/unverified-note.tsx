import { Mail } from 'lucide-react';
import { unverifiedBanner } from '../../../lambdas/contract/copy/email-verification.ts';
import { ResendVerification } from '../lib/session/resend-verification.tsx';
import { useUser } from '../lib/session/use-auth.tsx';

export function UnverifiedNote() {
  const { email, id } = useUser();
  return (
    <p
      id="unverified"
      role="status"
      className="sticky z-19 border-b border-warning-line bg-warning-soft px-4 py-2 text-center text-ui font-medium text-warning"
    >
      <Mail className="mr-2 inline align-text-bottom" />
      {unverifiedBanner}
      <span className="ml-2 inline-block">
        <ResendVerification who={{ email, userId: id }} />
      </span>
    </p>
  );
}
