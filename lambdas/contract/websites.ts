import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import { goals, Integration, platforms } from './integration.ts';
import { websiteUrl } from './integration-check.ts';
import {
  ANALYSIS_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  SHARE_MESSAGE_MAX_CHARACTERS,
  WEBSITE_URL_MAX_CHARACTERS,
} from './limits.ts';

/** The latest active integration, and the one that is being set up. */
export const getIntegration = call({
  method: 'GET',
  path: '/api/websites/get-integration',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ integration: z.nullable(Integration), pending: z.nullable(Integration) }),
});

/** Creates or analyzes again a pending integration. Its tag exists from then on, even if the analysis fails. */
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

/** Activates the checked integration. The server sets the tag, the ids and the flag. */
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
    id: Id,
    website_analysis: z.string().check(z.maxLength(ANALYSIS_MAX_CHARACTERS)),
  }),
  reply: z.object({ success: z.boolean() }),
});

export const disconnectIntegration = call({
  method: 'POST',
  path: '/api/websites/disconnect-integration',
  caller: 'owner',
  body: z.object({ id: Id }),
  reply: z.object({ success: z.boolean() }),
});

/** `subject` is in the specification; the email always has the fixed subject (§9). */
export const sendShareInstructions = call({
  method: 'POST',
  path: '/functions/v1/send-share-instructions',
  caller: 'owner',
  body: z.object({
    toEmail: z.email().check(z.maxLength(EMAIL_MAX_CHARACTERS)),
    subject: z.optional(z.string().check(z.maxLength(SHARE_MESSAGE_MAX_CHARACTERS))),
    message: z.string().check(z.maxLength(SHARE_MESSAGE_MAX_CHARACTERS)),
  }),
  reply: z.object({ success: z.boolean() }),
});
