import * as z from 'zod/mini';
import { call, Id, Instant } from './call.ts';
import { EMAIL_MAX_CHARACTERS, JOB_ROLE_MAX_CHARACTERS } from './limits.ts';
import { rhythms } from './rules/rhythm.ts';

/** A member as stored, with the specification's field names (§3). The owner is not a member. */
export const TeamMember = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  job_role: z.string(),
  /** ISO 8601 in UTC. */
  date_added: z.string(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** `active` gets reports; the other states are why an address does not. */
const memberMailStates = ['active', 'unsubscribed', 'bounced', 'complained'] as const;
export type MemberMail = (typeof memberMailStates)[number];
const ListedMember = z.extend(TeamMember, {
  mail: z.enum(memberMailStates),
  rhythm: z.enum(rhythms),
});
export type ListedMember = z.infer<typeof ListedMember>;

/** Newest first. */
export const listTeamMembers = call({
  method: 'GET',
  path: '/api/team/list-team-members',
  caller: 'owner',
  body: z.void(),
  reply: z.object({
    members: z.array(ListedMember),
    /** When the owner's account was created; null without a profile. */
    owner_since: z.nullable(z.string()),
    owner_mail: z.enum(memberMailStates),
    owner_rhythm: z.enum(rhythms),
  }),
});

/** Accepts empty and misspelled values, so that the problem response can say what is wrong. */
export const addTeamMember = call({
  method: 'POST',
  path: '/api/team/add-team-member',
  caller: 'owner',
  body: z.object({
    email: z.string().check(z.maxLength(EMAIL_MAX_CHARACTERS)),
    job_role: z.string().check(z.maxLength(JOB_ROLE_MAX_CHARACTERS)),
    /** Set to undo a removal, because it decides who has a seat on a smaller plan; defaults to now. */
    date_added: z.optional(Instant),
  }),
  reply: z.object({ member: TeamMember }),
});

/** Idempotent: removing an unknown member succeeds. */
export const removeTeamMember = call({
  method: 'POST',
  path: '/api/team/remove-team-member',
  caller: 'owner',
  body: z.object({ id: Id }),
  reply: z.object({ success: z.boolean() }),
});

/** On which days a recipient gets the report. */
export const setReportRhythm = call({
  method: 'POST',
  path: '/api/team/set-report-rhythm',
  caller: 'owner',
  /** A member's id, or the owner's user id. */
  body: z.object({ id: Id, rhythm: z.enum(rhythms) }),
  reply: z.object({ success: z.boolean() }),
});
