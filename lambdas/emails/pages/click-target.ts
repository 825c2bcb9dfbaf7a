import { clipOfReport, FULL_REPORT, type HitToken } from '../../contract/mail-links.ts';
import type { EmailLog } from '../log/email-log.ts';

interface ClickContext {
  readonly log: Pick<EmailLog, 'links' | 'owner_email'>;
  /** The recipient of this copy. */
  readonly email: string;
  /** The token that opens the emailed report without a login. */
  readonly view: string;
  readonly origin: string;
}

/**
 * The target of a click: an entry of the email's stored link list, never an address from the URL. Members have no
 * account, so their full report is the email itself in the browser. A clip links back to the recipient's report.
 */
export function targetOf(
  { o, d, i = FULL_REPORT }: HitToken,
  context: ClickContext,
): string | undefined {
  const { log, email, view, origin } = context;
  const report = email === log.owner_email ? `/daily-insights/${o}?date=${d}` : `/m/report/${view}`;
  const target = i === FULL_REPORT ? `${origin}${report}` : log.links[i];
  if (target?.startsWith(`${origin}/clip/`)) return clipOfReport(target, report);
  return target?.startsWith(`${origin}/`) ? target : undefined;
}
