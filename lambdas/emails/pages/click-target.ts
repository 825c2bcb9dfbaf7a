import { FULL_REPORT, type HitToken } from '../../contract/mail-links.ts';
import type { EmailLog } from '../log/email-log.ts';

interface Known {
  readonly log: Pick<EmailLog, 'links' | 'owner_email'>;
  /** The recipient of this copy. */
  readonly email: string;
  /** Opens the report as it was mailed, without a login. */
  readonly view: string;
  readonly origin: string;
}

/**
 * Where a click leads: an entry of the mail's own list, never an address from the link. Members have no account, so
 * their full report is the mail itself, in the browser.
 */
export function targetOf({ o, d, i = FULL_REPORT }: HitToken, known: Known): string | undefined {
  const { log, email, view, origin } = known;
  const target =
    i === FULL_REPORT
      ? email === log.owner_email
        ? `${origin}/daily-insights/${o}?date=${d}`
        : `${origin}/m/report/${view}`
      : log.links[i];
  return target?.startsWith(`${origin}/`) ? target : undefined;
}
