import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import { WEBSITE_URL_MAX_CHARACTERS } from './limits.ts';

export const websiteUrl = z.string().check(z.minLength(1), z.maxLength(WEBSITE_URL_MAX_CHARACTERS));

/**
 * The result of an installation check, in the order in which its steps can fail. The last three count as connected; the
 * page shows what is left to do.
 */
export const checkStages = [
  'name-unresolved',
  'unreachable',
  'error-answer',
  'other-site',
  'tag-missing',
  'other-account',
  'blocked-by-policy',
  'tag-twice',
  'no-visit-yet',
  'working',
] as const;
export type CheckStage = (typeof checkStages)[number];

/** The account's tag works, or will with the next session. */
const installed: readonly (CheckStage | undefined)[] = ['tag-twice', 'no-visit-yet', 'working'];
export const isInstalled = (stage: CheckStage | undefined): boolean => installed.includes(stage);

/** The page's consent banner, and whether the tag waits for consent. */
export const ConsentFinding = z.object({
  banner: z.nullable(z.string()),
  obeyed: z.enum(['automatically', 'on-request', 'not', 'no-banner']),
});
export type ConsentFinding = z.infer<typeof ConsentFinding>;

/** The result of one check of the website: derived facts only, no page content. */
export const CheckFindings = z.object({
  url: z.string(),
  /** The page's response time in milliseconds; null if it did not respond. */
  answered_ms: z.nullable(z.number()),
  /** The host after redirects, if it is another one. */
  redirected_to: z.nullable(z.string()),
  tag: z.enum(['head', 'body', 'none']),
  tags: z.number(),
  /** Tags of other websites of the same account, and of other accounts. */
  former_tags: z.number(),
  foreign_tags: z.number(),
  /** What the site's content security policy must add; empty if it allows the tag. */
  policy_lines: z.array(z.string()),
  first_seen_at: z.nullable(z.string()),
  consent: z.nullable(ConsentFinding),
});
export type CheckFindings = z.infer<typeof CheckFindings>;

export const checkIntegration = call({
  method: 'POST',
  path: '/functions/v1/check-integration',
  caller: 'owner',
  /** `userId` is in the specification; the server uses the access token. */
  body: z.object({ websiteUrl, operation: z.literal('check'), userId: Id }),
  reply: z.object({
    success: z.boolean(),
    userIdMismatch: z.boolean(),
    stage: z.enum(checkStages),
    checked_at: z.string(),
    findings: CheckFindings,
  }),
});
export type CheckReply = z.infer<typeof checkIntegration.reply>;
