import * as z from 'zod/mini';

/**
 * The signed payloads of links in emails: they contain no email addresses and no URLs. Short names, because an email has
 * many links. `o` owner, `d` local date of the report, `w` start of its window, `r` recipient, `i` index in the email.
 */
const owner = z.object({ o: z.string(), d: z.iso.date() });

/** `i` is the index in the email's list of links, or -1 for the full report. */
export const HitToken = z.extend(owner, { r: z.string(), i: z.optional(z.number()) });
export type HitToken = z.infer<typeof HitToken>;
export const FULL_REPORT = -1;

/** One issue of one report; `x` is the expiry in epoch seconds. */
export const IssueToken = z.extend(owner, {
  w: z.string(),
  i: z.number(),
  x: z.optional(z.number()),
});
export type IssueToken = z.infer<typeof IssueToken>;

/** One recipient of an account. */
export const RecipientToken = z.object({
  o: z.string(),
  r: z.string(),
  d: z.optional(z.iso.date()),
});
export type RecipientToken = z.infer<typeof RecipientToken>;

/** An account that its owner may delete; `x` is the expiry in epoch seconds. */
export const DeletionToken = z.object({ o: z.string(), x: z.number() });
export type DeletionToken = z.infer<typeof DeletionToken>;

/** The kind of a token, so that it is not accepted as another kind. Other values would invalidate the links of sent emails. */
export const purposes = {
  hit: 'mail-hit',
  clip: 'clip',
  feedback: 'feedback',
  recipient: 'mail-reader',
  deletion: 'account-deletion',
} as const;

/** The payload of a token, or undefined if it was not signed for this purpose. */
export function openToken<T extends z.ZodMiniType>(
  shape: T,
  seal: { open(token: string): unknown },
  token: string | undefined,
): z.output<T> | undefined {
  return shape.safeParse(seal.open(token ?? '')).data;
}

/** The fragment of a clip's page that shows the developer details. */
export const DEVELOPER_PLACE = 'developer';

/** The allowed paths of a recipient's report: the owner's in the app, a member's as an email page. */
const REPORT_PATH = /^\/(m\/report\/[\w.-]+|daily-insights\/[\w-]+\?date=\d{4}-\d\d-\d\d)$/;

/** A clip's URL for one recipient, with the report in the fragment, so that no server and no referrer gets it. */
export const clipOfReport = (clip: string, report: string): string =>
  `${clip}${clip.includes('#') ? '&' : '#'}report=${encodeURIComponent(report)}`;

/** Parses the section and the recipient's report from the fragment of a clip's URL. */
export function parseClipFragment(hash: string): { place: string; report: string | undefined } {
  const [place = ''] = hash.slice(1).split(/(?:^|&)report=/);
  const report = new URLSearchParams(hash.slice(1)).get('report') ?? '';
  return { place, report: REPORT_PATH.test(report) ? report : undefined };
}
