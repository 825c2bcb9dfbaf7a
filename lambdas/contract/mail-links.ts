import * as z from 'zod/mini';

/**
 * What the links in mails carry, signed: no address of a person, no address to go to. Short names, since a mail holds
 * many of them. `o` owner, `d` local date of the report, `w` start of its window, `r` recipient, `i` place in the mail.
 */
const owner = z.object({ o: z.string(), d: z.iso.date() });

/** `i` is the number of a link of the mail's own list, or -1 for the full report. */
export const HitToken = z.extend(owner, { r: z.string(), i: z.optional(z.number()) });
export type HitToken = z.infer<typeof HitToken>;
export const FULL_REPORT = -1;

/** One issue of one report; `x` is the second after which the link no longer works. */
export const IssueToken = z.extend(owner, {
  w: z.string(),
  i: z.number(),
  x: z.optional(z.number()),
});
export type IssueToken = z.infer<typeof IssueToken>;

/** One recipient of an account. */
export const ReaderToken = z.object({ o: z.string(), r: z.string(), d: z.optional(z.iso.date()) });
export type ReaderToken = z.infer<typeof ReaderToken>;

/** An account that its owner may delete; `x` is the second after which the link no longer works. */
export const DeletionToken = z.object({ o: z.string(), x: z.number() });
export type DeletionToken = z.infer<typeof DeletionToken>;

/** Names the kind of a token, so that it is not accepted as another kind. */
export const purposes = {
  hit: 'mail-hit',
  clip: 'clip',
  feedback: 'feedback',
  reader: 'mail-reader',
  deletion: 'account-deletion',
} as const;

/** What a token says, or undefined for one that we did not sign for this purpose. */
export function opened<T extends z.ZodMiniType>(
  shape: T,
  seal: { open(token: string): unknown },
  token: string | undefined,
): z.output<T> | undefined {
  const said = shape.safeParse(seal.open(token ?? ''));
  return said.success ? said.data : undefined;
}

/** Where the page of a clip shows what a developer needs. */
export const DEVELOPER_PLACE = 'developer';

/** Where a reader's report is: the owner's in the app, a member's as it was mailed. Nothing else is linked to. */
const REPORT_PATH = /^\/(m\/report\/[\w.-]+|daily-insights\/[\w-]+\?date=\d{4}-\d\d-\d\d)$/;

/** A clip's address for one reader, whose report is in the fragment: no server and no referrer sees it. */
export const clipOfReport = (clip: string, report: string): string =>
  `${clip}${clip.includes('#') ? '&' : '#'}report=${encodeURIComponent(report)}`;

/** The place on a clip's page and the reader's report, as its address names them. */
export function clipPlace(hash: string): { place: string; report: string | undefined } {
  const [place = ''] = hash.slice(1).split(/(?:^|&)report=/);
  const report = new URLSearchParams(hash.slice(1)).get('report') ?? '';
  return { place, report: REPORT_PATH.test(report) ? report : undefined };
}
