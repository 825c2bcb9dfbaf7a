import { Mail } from 'lucide-react';
import { unverifiedBanner } from '../../../lambdas/contract/copy/email-verification.ts';
import { ResendVerification } from '../lib/session/resend-verification.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { Banner } from '../ui/banner.tsx';

export function UnverifiedNote() {
  const { email, id } = useUser();
  return (
    <Banner role="status" icon={Mail} text={unverifiedBanner}>
      <ResendVerification who={{ email, userId: id }} />
    </Banner>
  );
}
