/** At most `limit` within each `perSeconds`. The name keeps one rate's counters from another's. */
export interface Rate {
  readonly name: string;
  readonly limit: number;
  readonly perSeconds: number;
}
const perMinute = (name: string, limit: number): Rate => ({ name, limit, perSeconds: 60 });
const perHour = (name: string, limit: number): Rate => ({ name, limit, perSeconds: 3_600 });
const perDay = (name: string, limit: number): Rate => ({ name, limit, perSeconds: 86_400 });

/** Limits on asking whether an address has an account (docs/threat-model.md, "Existence check"). */
export const EXISTENCE_RATES = {
  ip: [perMinute('exists-ip-minute', 5), perHour('exists-ip-hour', 10)],
  address: [perDay('exists-address-day', 3)],
  everyone: [perMinute('exists-all-minute', 300)],
};
/** How often a verification mail is sent (docs/threat-model.md, threat 39). */
export const VERIFICATION_MAIL_RATES = {
  ip: [perDay('verification-ip-day', 20)],
  address: [perMinute('verification-address-minute', 1), perDay('verification-address-day', 5)],
};
/** How often accounts may be tried to be made for one address, and mails about it sent there. */
export const SIGN_UP_RATES = {
  address: [perDay('sign-up-address-day', 5)],
  everyone: [perMinute('sign-up-all-minute', 300)],
  notice: [perDay('sign-up-notice-day', 1)],
};
/**
 * How often a customer's website is read for an account: enough to paste, test, mend and test again, far too little to
 * trouble the website (docs/threat-model.md, threat 8).
 */
export const ANALYSIS_RATES = [perMinute('analysis-minute', 4), perDay('analysis-day', 30)];
export const CHECK_RATES = [perMinute('check-minute', 6), perDay('check-day', 120)];
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
 * How many new sessions one network may begin on one website. Thousands of people share an address behind a mobile
 * carrier, so this only stops a flood from one machine: how much is recorded is for the plan to say.
 */
export const NEW_SESSION_RATES: readonly Rate[] = [perHour('sessions-network-hour', 1_000)];
/** An owner's own data as a file: it reads everything there is of the account. */
export const EXPORT_RATES: readonly Rate[] = [perHour('export-hour', 3), perDay('export-day', 6)];
/** Mails with a link that deletes the account. */
export const DELETION_RATES: readonly Rate[] = [perHour('deletion-hour', 3)];
/** What one owner may send us. */
export const FEEDBACK_RATES: readonly Rate[] = [
  perMinute('feedback-minute', 5),
  perDay('feedback-day', 50),
];
/** What may happen a single time; its subject is an id that nothing else has. */
export const ONCE: Rate = { name: 'once', limit: 1, perSeconds: 86_400 };
/** How often an owner may resend reports to themselves. */
export const SEND_AGAIN_RATES = [perMinute('again-minute', 3), perDay('again-day', 20)];
/** Support requests per network. */
export const TICKET_RATES = [perMinute('ticket-minute', 5), perDay('ticket-day', 50)];
/** How many errors of the web app one network may report. */
export const CLIENT_ERROR_RATES = [
  perMinute('client-error-minute', 10),
  perDay('client-error-day', 200),
];

/** Everything that is counted by an owner's id: these counters go with the account. */
export const OWNER_RATES: readonly Rate[] = [
  ...ANALYSIS_RATES,
  ...CHECK_RATES,
  ...SHARE_MAIL_RATES,
  ...MEMBER_RATES,
  ...SEND_AGAIN_RATES,
  ...EXPORT_RATES,
  ...DELETION_RATES,
  ...FEEDBACK_RATES,
];
