import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  EMAIL_MAX_CHARACTERS,
  FEEDBACK_MAX_CHARACTERS,
  PROFILE_TEXT_MAX_CHARACTERS,
} from './limits.ts';

export const sendFeedback = call({
  method: 'POST',
  path: '/functions/v1/send-feedback',
  caller: 'owner',
  body: z.object({ feedback: z.string().check(z.maxLength(FEEDBACK_MAX_CHARACTERS)) }),
  reply: z.object({ success: z.boolean() }),
});

/** Sent by anyone, from the help dialog or the public contact page. */
export const sendHelpTicket = call({
  method: 'POST',
  path: '/functions/v1/send-help-ticket',
  caller: 'anyone',
  body: z.object({
    name: z.string().check(z.maxLength(2 * PROFILE_TEXT_MAX_CHARACTERS + 1)),
    email: z.email().check(z.maxLength(EMAIL_MAX_CHARACTERS)),
    subject: z.literal('Get Help'),
    message: z.string().check(z.maxLength(FEEDBACK_MAX_CHARACTERS)),
  }),
  reply: z.object({ success: z.boolean() }),
});

/** Reports an error of the web app. */
export const reportClientError = call({
  method: 'POST',
  path: '/functions/v1/report-client-error',
  caller: 'anyone',
  body: z.object({
    name: z.string().check(z.maxLength(60)),
    message: z.string().check(z.maxLength(300)),
    stack: z.array(z.string().check(z.maxLength(160))).check(z.maxLength(8)),
    /** Only the first segment of the path, because a path may contain a token. */
    page: z.string().check(z.maxLength(60), z.regex(/^\/[^/]*$/)),
  }),
  reply: z.object({ success: z.boolean() }),
});
