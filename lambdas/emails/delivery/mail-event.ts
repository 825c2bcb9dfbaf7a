import type { Delivery } from './delivery.ts';

interface MailEvent {
  readonly eventType: string;
  /** `timestamp`: when the mail service accepted the email. */
  readonly mail: { readonly timestamp: string };
  /** `timestamp`: when the recipient's mail server accepted it, which may be hours later. */
  readonly delivery?: { readonly timestamp: string } | undefined;
  readonly bounce?: { readonly bounceType: string } | undefined;
  readonly complaint?: { readonly complaintFeedbackType?: string | null | undefined } | undefined;
}

/** Reports of mailbox providers that are no complaints: "not spam", and a failed check of the sender. */
const NO_COMPLAINTS = ['not-spam', 'auth-failure'];

interface MailEventEffect {
  readonly outcome?: Partial<Pick<Delivery, 'deliveredAt' | 'bouncedAt' | 'complainedAt'>>;
  /** Why this address gets no more emails. */
  readonly suppress?: 'bounced' | 'complained';
}

/** Ignores temporary bounces, such as a full mailbox, and reports that are no complaints. */
export function effectOf(event: MailEvent): MailEventEffect {
  const { eventType, mail, delivery, bounce, complaint } = event;
  switch (eventType) {
    case 'Delivery':
      return { outcome: { deliveredAt: (delivery ?? mail).timestamp } };
    case 'Bounce':
      return bounce?.bounceType === 'Permanent'
        ? { outcome: { bouncedAt: mail.timestamp }, suppress: 'bounced' }
        : {};
    case 'Complaint':
      return NO_COMPLAINTS.includes(complaint?.complaintFeedbackType ?? '')
        ? {}
        : { outcome: { complainedAt: mail.timestamp }, suppress: 'complained' };
    case 'Reject':
      return { outcome: { bouncedAt: mail.timestamp } };
    default:
      return {};
  }
}
