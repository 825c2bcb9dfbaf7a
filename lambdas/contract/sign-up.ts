import * as z from 'zod/mini';
import { call } from './call.ts';
import { EMAIL_MAX_CHARACTERS } from './limits.ts';

const done = z.object({ success: z.boolean() });
const address = z.email().check(z.maxLength(EMAIL_MAX_CHARACTERS));

/** A single-use nonce for one existence check. It costs a request and is not tied to a user. */
export const getPageNonce = call({
  method: 'GET',
  path: '/functions/v1/get-page-nonce',
  caller: 'anyone',
  body: z.void(),
  reply: z.object({ nonce: z.string() }),
});

export const checkUserExists = call({
  method: 'POST',
  path: '/rpc/check_user_exists',
  caller: 'anyone',
  body: z.object({ user_email: address, nonce: z.string().check(z.maxLength(400)) }),
  reply: z.boolean(),
});

export const sendVerificationEmailToken = call({
  method: 'POST',
  path: '/functions/v1/send-verification-email-token',
  caller: 'anyone',
  body: z.object({ email: address, userId: z.uuid() }),
  reply: done,
});

/** Sends a new link to the address of an older, unused one. The response does not reveal whether that link exists. */
export const renewVerificationLink = call({
  method: 'POST',
  path: '/api/accounts/renew-verification-link',
  caller: 'anyone',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: done,
});

export const verifyEmailToken = call({
  method: 'POST',
  path: '/api/accounts/verify-email-token',
  caller: 'anyone',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: done,
});

export const getVerificationStatus = call({
  method: 'GET',
  path: '/api/accounts/get-verification-status',
  caller: 'owner',
  body: z.void(),
  reply: z.object({
    /** The address was verified, with the link or by Google. */
    isVerified: z.boolean(),
    /** A link was sent and is not used yet; the banner is shown until then (§4). */
    isWaiting: z.boolean(),
  }),
});
