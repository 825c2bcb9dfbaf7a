import * as z from 'zod/mini';
import { checkStages } from './integration-check.ts';

/** The platform of a website, as far as its page shows it. It decides which installation recipe comes first. */
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

/** The likely goal of the website; null if its page does not show it. */
export const goals = ['checkout', 'sign-up', 'booking', 'contact'] as const;
export type Goal = (typeof goals)[number];

/** The default text of an integration before its analysis (§3). */
export const ANALYSIS_PENDING = 'Analysis pending';

/** Whether the integration has an analysis: the default text does not count. */
export const isDescribed = ({ website_analysis }: { website_analysis: string }): boolean =>
  website_analysis.trim() !== '' && website_analysis !== ANALYSIS_PENDING;

/** The specification's integration (§3), plus what the product observed. Times are ISO 8601. */
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
  /** When it was connected and disconnected; a report needs a connection from before its day. */
  connected_at: z.optional(z.string()),
  disconnected_at: z.optional(z.string()),
  /** The first and the latest sign of life of the tag in a visitor's browser. */
  first_seen_at: z.optional(z.string()),
  last_seen_at: z.optional(z.string()),
  /** The result of the latest check of the website. */
  check_stage: z.optional(z.enum(checkStages)),
  checked_at: z.optional(z.string()),
  /** When the server last found this account's tag on the page. */
  tag_seen_at: z.optional(z.string()),
  /** Since when the tag is missing from a reachable website; absent while it is there. */
  tag_missing_since: z.optional(z.string()),
  /** Since when its pages load a withdrawn release of the tracker, which records nothing; otherwise absent. */
  outdated_since: z.optional(z.string()),
  outdated_release: z.optional(z.string()),
  /** The release that the owner was emailed about. */
  outdated_mailed: z.optional(z.string()),
});
export type Integration = z.infer<typeof Integration>;
