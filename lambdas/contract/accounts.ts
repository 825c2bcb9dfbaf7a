import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import {
  EMAIL_MAX_CHARACTERS,
  PROFILE_TEXT_MAX_CHARACTERS,
  PROFILE_WEBSITE_MAX_CHARACTERS,
} from './limits.ts';
import { isTimezone } from './timezones.ts';

const done = z.object({ success: z.boolean() });
const text = z.string().check(z.trim(), z.maxLength(PROFILE_TEXT_MAX_CHARACTERS));
const given = text.check(z.minLength(1));
const timezone = z.string().check(z.maxLength(64), z.refine(isTimezone));

/** A profile as pages read it (§7); missing values are empty strings. */
const Profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  job_role: z.string(),
  website: z.string(),
  timezone: z.string(),
});
const OwnProfile = z.object({ profile: Profile });

/** A missing profile is null and not an error (§8). */
export const getProfile = call({
  method: 'GET',
  path: '/api/accounts/get-profile',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ profile: z.nullable(Profile) }),
});

/** The profile step of the onboarding: writes the profile and marks the step as done. */
export const completeProfile = call({
  method: 'POST',
  path: '/api/accounts/complete-profile',
  caller: 'owner',
  body: z.strictObject({
    first_name: given,
    last_name: given,
    company: given,
    job_role: given,
    timezone,
  }),
  reply: OwnProfile,
});

/** Only edited fields are sent; they may be empty. */
export const updateProfile = call({
  method: 'POST',
  path: '/api/accounts/update-profile',
  caller: 'owner',
  body: z.partial(
    z.strictObject({ first_name: text, last_name: text, company: text, job_role: text, timezone }),
  ),
  reply: OwnProfile,
});

export const updateWebsite = call({
  method: 'POST',
  path: '/api/accounts/update-website',
  caller: 'owner',
  body: z.strictObject({
    website: z.string().check(z.trim(), z.maxLength(PROFILE_WEBSITE_MAX_CHARACTERS)),
  }),
  reply: OwnProfile,
});

/** Called after each sign-in: records the time, and creates a missing profile. */
export const recordSignIn = call({
  method: 'POST',
  path: '/api/accounts/record-sign-in',
  caller: 'owner',
  body: z.void(),
  reply: OwnProfile,
});

/**
 * Exports all data of the account as one JSON file: a link that works for some minutes, and a file name. If there are more
 * recordings than one call can read, `next` is the `after` of the next call, whose file has only further recordings.
 */
export const exportMyData = call({
  method: 'POST',
  path: '/api/accounts/export-my-data',
  caller: 'owner',
  body: z.strictObject({ after: z.optional(Id) }),
  reply: z.object({ url: z.string(), name: z.string(), next: z.optional(z.string()) }),
});

/** Emails the owner a link that deletes the account. Typing the address prevents accidental requests. */
export const requestDeletion = call({
  method: 'POST',
  path: '/api/accounts/request-deletion',
  caller: 'owner',
  body: z.strictObject({ email: z.string().check(z.maxLength(EMAIL_MAX_CHARACTERS)) }),
  reply: done,
});

/** Called by the page that the link opens. The token is the authorization; no login is needed. */
export const deleteAccount = call({
  method: 'POST',
  path: '/api/accounts/delete-account',
  caller: 'anyone',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(400)) }),
  reply: done,
});
