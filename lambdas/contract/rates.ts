import { VERIFICATION_MAIL_SECONDS } from './limits.ts';

/** At most `limit` per `perSeconds`. The name separates the counters of different rates. */
export interface Rate {
  readonly name: string;
  readonly limit: number;
  readonly perSeconds: number;
}
const perMinute = (name: string, limit: number): Rate => ({ name, limit, perSeconds: 60 });
const perHour = (name: string, limit: number): Rate => ({ name, limit, perSeconds: 3_600 });
const perDay = (name: string, limit: number): Rate => ({ name, limit, perSeconds: 86_400 });

/** Limits on checking whether an address has an account (docs/threat-model.md, "Existence check"). */
export const EXISTENCE_RATES = {
  ip: [perMinute('exists-ip-minute', 5), perHour('exists-ip-hour', 10)],
  address: [perDay('exists-address-day', 3)],
  everyone: [perMinute('exists-all-minute', 300)],
};
/** How often verification emails are sent (docs/threat-model.md, threat 39). */
export const VERIFICATION_MAIL_RATES = {
  ip: [perDay('verification-ip-day', 20)],
  address: [
    { name: 'verification-address-minute', limit: 1, perSeconds: VERIFICATION_MAIL_SECONDS },
    perDay('verification-address-day', 5),
  ],
};
/** Sign-up attempts per address and for all, and emails to an address about an attempt. */
export const SIGN_UP_RATES = {
  address: [perDay('sign-up-address-day', 5)],
  everyone: [perMinute('sign-up-all-minute', 300)],
  notice: [perDay('sign-up-notice-day', 1)],
};
/**
 * How often a customer's website is read per account: enough to install, test and fix the tag, and too little to burden
 * the website (docs/threat-model.md, threat 8).
 */
export const ANALYSIS_RATES = [perMinute('analysis-minute', 4), perDay('analysis-day', 30)];
export const CHECK_RATES = [perMinute('check-minute', 6), perDay('check-day', 120)];
/** New websites that an owner enters, each with a tag, and websites that start to be recorded. */
export const ENTERED_WEBSITE_RATES: readonly Rate[] = [perDay('website-entered-day', 50)];
export const CONNECTED_WEBSITE_RATES: readonly Rate[] = [perDay('website-connected-day', 50)];
/** Setup instructions are sent to people who did not request them (docs/threat-model.md, threat 20). */
export const SHARE_MAIL_RATES: readonly Rate[] = [
  perDay('share-day', 5),
  { name: 'share-ever', limit: 20, perSeconds: 3_153_600_000 },
];
/** Adding a member emails someone who did not request it. */
export const MEMBER_RATES: readonly Rate[] = [perDay('member-day', 10)];
/** A member who is removed and added again gets no second email on the same day. */
export const MEMBER_NOTICE_RATES: readonly Rate[] = [perDay('member-notice-day', 1)];
/**
 * New sessions per network and website. Thousands of visitors share an address behind a mobile carrier, so this only
 * stops a flood from one machine; the plan limits how much is recorded.
 */
export const NEW_SESSION_RATES: readonly Rate[] = [perHour('sessions-network-hour', 1_000)];
/** Rejected visits per network and website that the report counts, so that one machine cannot make up its numbers. */
export const REJECTED_SESSION_RATES: readonly Rate[] = [perHour('rejected-network-hour', 1_000)];
/** Exports of an account, each of which reads all its data. */
export const EXPORT_RATES: readonly Rate[] = [perHour('export-hour', 3), perDay('export-day', 6)];
/** Further parts of the exports, each of which reads up to 50 MB of sessions. */
export const EXPORT_PART_RATES: readonly Rate[] = [perDay('export-part-day', 500)];
/** Emails with a link that deletes the account. */
export const DELETION_RATES: readonly Rate[] = [
  perHour('deletion-hour', 3),
  perDay('deletion-day', 5),
];
/** Feedback messages per owner. */
export const FEEDBACK_RATES: readonly Rate[] = [
  perMinute('feedback-minute', 5),
  perDay('feedback-day', 50),
];
/** For actions that may happen only once, identified by a unique id. */
export const ONCE: Rate = { name: 'once', limit: 1, perSeconds: 86_400 };
/** How often an owner may resend reports to themselves. */
export const SEND_AGAIN_RATES = [perMinute('again-minute', 3), perDay('again-day', 20)];
/** Support requests per network. */
export const TICKET_RATES = [perMinute('ticket-minute', 5), perDay('ticket-day', 50)];
/** Emails to the support address from all owners and networks, so that a flood cannot fill the inbox or stop sending. */
export const SUPPORT_RATES: readonly Rate[] = [perHour('support-all-hour', 300)];
/** Checkouts and visits to the portal, each of which calls the payment provider several times. */
export const CHECKOUT_RATES: readonly Rate[] = [perMinute('checkout-minute', 10)];
/** Error reports of the web app per network. */
export const CLIENT_ERROR_RATES = [
  perMinute('client-error-minute', 10),
  perDay('client-error-day', 200),
];

/** All rates that are counted by owner id: deleting an account deletes these counters. */
export const OWNER_RATES: readonly Rate[] = [
  ...ANALYSIS_RATES,
  ...CHECK_RATES,
  ...ENTERED_WEBSITE_RATES,
  ...CONNECTED_WEBSITE_RATES,
  ...CHECKOUT_RATES,
  ...SHARE_MAIL_RATES,
  ...MEMBER_RATES,
  ...SEND_AGAIN_RATES,
  ...EXPORT_RATES,
  ...EXPORT_PART_RATES,
  ...DELETION_RATES,
  ...FEEDBACK_RATES,
];
