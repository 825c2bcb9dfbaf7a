import { dateNameIn, momentName } from '../../contract/copy/numerals.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import type { Plan } from '../../contract/plans.ts';
import { limitNote } from '../../emails/templates/notes.ts';

interface Limit {
  readonly to: string;
  readonly domain: string;
  /** The owner's IANA time zone, for both dates in the email. */
  readonly timezone: string;
  readonly plan: string;
  readonly used: number;
  readonly max: number;
  readonly reachedAt: string;
  /** Null on Free, whose limit never renews. */
  readonly renewalDate: string | null;
  readonly larger: readonly Plan[];
  readonly appOrigin: string;
  readonly postalAddress: string;
}

export async function limitMail({ to, timezone, reachedAt, renewalDate, ...limit }: Limit) {
  const zone = timezone || DEFAULT_TIMEZONE;
  const note = await limitNote({
    ...limit,
    since: momentName(reachedAt, zone),
    renews: renewalDate && dateNameIn(renewalDate, zone),
  });
  return { to, ...note };
}
