import * as z from 'zod/mini';
import { checkStages } from './integration-check.ts';

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
