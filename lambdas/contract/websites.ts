import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  ANALYSIS_MAX_CHARACTERS,
  SHARE_MESSAGE_MAX_CHARACTERS,
  WEBSITE_URL_MAX_CHARACTERS,
} from './limits.ts';

/** What a website is built with, as far as its page shows: decides which recipe comes first. */
export const platforms = [
  'wordpress',
  'shopify',
  'webflow',
  'wix',
  'squarespace',
  'next',
  'plain',
] as const;
export type Platform = (typeof platforms)[number];

/** What a visitor of the website is most likely meant to do; null where its page does not show it. */
export const goals = ['checkout', 'sign-up', 'booking', 'contact'] as const;
export type Goal = (typeof goals)[number];

/** The text of an integration before anyone described it (§3). It counts as no analysis. */
export const ANALYSIS_PENDING = 'Analysis pending';

/**
 * How far a tag has come, in the order in which things can fail. The last three are connected; the page still says
 * what is left to do.
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

/** The account's own tag works, or will with the next visit. */
const installed: readonly CheckStage[] = ['tag-twice', 'no-visit-yet', 'working'];
export const isInstalled = (stage: CheckStage | undefined): boolean =>
  stage !== undefined && installed.includes(stage);

/** §3's default text counts as no analysis. */
export const isDescribed = ({ website_analysis }: { website_analysis: string }): boolean =>
  website_analysis.trim() !== '' && website_analysis !== ANALYSIS_PENDING;

/** An integration of §3, with what the product itself saw of it beside the specification's fields. Instants are ISO 8601. */
export const Integration = z.object({
  id: z.string(),
  user_id: z.string(),
  domain: z.string(),
  website_analysis: z.string(),
  generated_script: z.string(),
  visitor_id: z.string(),
  is_active: z.boolean(),
  created_at: z.string(),
  // Additions
  platform: z.optional(z.enum(platforms)),
  goal: z.optional(z.enum(goals)),
  /** When it became active, and when it was ended; a report needs a connection older than its day. */
  connected_at: z.optional(z.string()),
  disconnected_at: z.optional(z.string()),
  /** The first and the latest sign of life of the tag in a visitor's browser. */
  first_seen_at: z.optional(z.string()),
  last_seen_at: z.optional(z.string()),
  /** What the latest look at the website found. */
  check_stage: z.optional(z.enum(checkStages)),
  checked_at: z.optional(z.string()),
  /** When the server itself last saw this account's tag on the page. */
  tag_seen_at: z.optional(z.string()),
  /** Since when the tag is gone from a website that is up; absent while all is well. */
  tag_missing_since: z.optional(z.string()),
  /** Since when its pages load a withdrawn release of the tracker, which records nothing; absent while all is well. */
  outdated_since: z.optional(z.string()),
  outdated_release: z.optional(z.string()),
  /** The release that the owner was mailed about. */
  outdated_mailed: z.optional(z.string()),
});
export type Integration = z.infer<typeof Integration>;

const websiteUrl = z.string().check(z.minLength(1), z.maxLength(WEBSITE_URL_MAX_CHARACTERS));

/** The integration a page shows: the latest active one, and the one that is being set up. */
export const getIntegration = call({
  method: 'GET',
  path: '/api/websites/get-integration',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ integration: z.nullable(Integration), pending: z.nullable(Integration) }),
});

/** Begins (or describes again) a pending integration; its tag exists from then on, also when the analysis fails. */
export const analyzeWebsite = call({
  method: 'POST',
  path: '/functions/v1/analyze-website',
  caller: 'owner',
  body: z.object({ websiteUrl }),
  reply: z.object({
    aiSummary: z.string(),
    platform: z.enum(platforms),
    goal: z.nullable(z.enum(goals)),
  }),
});

/** Which consent banner the page has, and whether the tag waits for its answer. */
export const ConsentFinding = z.object({
  banner: z.nullable(z.string()),
  obeyed: z.enum(['automatically', 'on-request', 'not', 'no-banner']),
});
export type ConsentFinding = z.infer<typeof ConsentFinding>;

/** The result of one check of the website: derived facts only, no page content. */
export const CheckFindings = z.object({
  url: z.string(),
  /** Milliseconds until the page had answered; null when it did not. */
  answered_ms: z.nullable(z.number()),
  /** The host that answered in the end, where it is another one. */
  redirected_to: z.nullable(z.string()),
  tag: z.enum(['head', 'body', 'none']),
  tags: z.number(),
  foreign_tags: z.number(),
  /** What the site's content security policy would have to allow; empty when it allows the tag. */
  policy_lines: z.array(z.string()),
  first_seen_at: z.nullable(z.string()),
  consent: z.nullable(ConsentFinding),
});
export type CheckFindings = z.infer<typeof CheckFindings>;

export const checkIntegration = call({
  method: 'POST',
  path: '/functions/v1/check-integration',
  caller: 'owner',
  /** `userId` is the specification's; the server goes by the token. */
  body: z.object({ websiteUrl, operation: z.literal('check'), userId: z.string() }),
  reply: z.object({
    success: z.boolean(),
    userIdMismatch: z.boolean(),
    stage: z.enum(checkStages),
    checked_at: z.string(),
    findings: CheckFindings,
  }),
});
export type CheckReply = z.infer<typeof checkIntegration.reply>;

/** Makes the checked integration the active one. The tag, the ids and the flag are the server's own. */
export const saveIntegration = call({
  method: 'POST',
  path: '/api/websites/save-integration',
  caller: 'owner',
  body: z.object({
    domain: z.string().check(z.maxLength(WEBSITE_URL_MAX_CHARACTERS)),
    website_analysis: z.string().check(z.maxLength(ANALYSIS_MAX_CHARACTERS)),
  }),
  reply: z.object({ integration: Integration }),
});

/** Stores an edited analysis during setup, so that another browser can continue. */
export const saveAnalysis = call({
  method: 'POST',
  path: '/api/websites/save-analysis',
  caller: 'owner',
  body: z.object({
    id: z.string(),
    website_analysis: z.string().check(z.maxLength(ANALYSIS_MAX_CHARACTERS)),
  }),
  reply: z.object({ success: z.boolean() }),
});

export const disconnectIntegration = call({
  method: 'POST',
  path: '/api/websites/disconnect-integration',
  caller: 'owner',
  body: z.object({ id: z.string() }),
  reply: z.object({ success: z.boolean() }),
});

/** `subject` is the specification's; what is sent carries the fixed one (§9). */
export const sendShareInstructions = call({
  method: 'POST',
  path: '/functions/v1/send-share-instructions',
  caller: 'owner',
  body: z.object({
    toEmail: z.email(),
    subject: z.optional(z.string()),
    message: z.string().check(z.maxLength(SHARE_MESSAGE_MAX_CHARACTERS)),
  }),
  reply: z.object({ success: z.boolean() }),
});
