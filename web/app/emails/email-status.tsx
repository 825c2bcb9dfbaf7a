import { Ban, Check, CircleAlert, Clock } from 'lucide-react';
import type { EmailStatus } from '../../../lambdas/contract/emails.ts';
import { Badge } from '../ui/badge.tsx';

const badges = {
  Delivered: { tone: 'positive', Icon: Check },
  Sending: { tone: 'neutral', Icon: Clock },
  Bounced: { tone: 'critical', Icon: CircleAlert },
  Complained: { tone: 'warning', Icon: CircleAlert },
  'Not sent': { tone: 'neutral', Icon: Ban },
} as const satisfies Record<EmailStatus, unknown>;

export function EmailStatusBadge({ status }: { status: EmailStatus }) {
  const { tone, Icon } = badges[status];
  return (
    <Badge tone={tone}>
      <Icon />
      {status}
    </Badge>
  );
}
