import * as z from 'zod/mini';

/** What can change under an open page, always of the caller's own account. */
export const Subject = z.enum([
  'profile',
  'verification',
  'integration',
  'emails',
  'recordings',
  'subscription',
  'team',
]);
export type Subject = z.infer<typeof Subject>;

export const Change = z.enum(['insert', 'update', 'delete']);
export type Change = z.infer<typeof Change>;

/** The message is only a bell: it carries no data, the page asks again. */
export const LiveMessage = z.object({ subject: Subject, change: Change });
export type LiveMessage = z.infer<typeof LiveMessage>;

/** What a page says every half minute, and what it hears back. */
export const HEARTBEAT = 'ping';
export const HEARTBEAT_ANSWER = 'pong';
