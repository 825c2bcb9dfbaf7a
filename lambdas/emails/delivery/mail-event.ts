import type { Delivery } from './delivery.ts';

interface MailEvent {
  readonly eventType: string;
  /** `timestamp`: when the mail service accepted the email. */
  readonly mail: { readonly timestamp: string };
  /** `timestamp`: when the recipient's mail server accepted it, which may be hours later. */
  readonly delivery?: { readonly timestamp: string } | undefined;
  readonly bounce?: { readonly bounceType: string } | undefined;
}

interface MailEventEffect {
  readonly outcome?: Partial<Pick<Delivery, 'deliveredAt' | 'bouncedAt' | 'complainedAt'>>;
  /** Why this address gets no more emails. */
  readonly suppress?: 'bounced' | 'complained';
}

/** Ignores temporary bounces, such as a full mailbox. */
export function effectOf({ eventType, mail, delivery, bounce }: MailEvent): MailEventEffect {
  switch (eventType) {
    case 'Delivery':
      return { outcome: { deliveredAt: (delivery ?? mail).timestamp } };
    case 'Bounce':
      return bounce?.bounceType === 'Permanent'
        ? { outcome: { bouncedAt: mail.timestamp }, suppress: 'bounced' }
        : {};
    case 'Complaint':
      return { outcome: { complainedAt: mail.timestamp }, suppress: 'complained' };
    case 'Reject':
      return { outcome: { bouncedAt: mail.timestamp } };
    default:
      return {};
  }
}
