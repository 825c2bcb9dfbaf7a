import { Mail } from 'lucide-react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { ResendVerification } from '../lib/session/resend-verification.tsx';
import { useUser } from '../lib/session/use-auth.tsx';

export function UnverifiedNote() {
  const { email, id } = useUser();
  return (
    <p
      role="status"
      className="sticky top-14 z-19 flex flex-wrap items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-ui font-medium text-warning"
    >
      <Mail />
      {accounts.banner}
      <ResendVerification who={{ email, userId: id }} />
    </p>
  );
}
