import * as z from 'zod/mini';

/** The data that can change while a page is open, always of the caller's account. */
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

export const ChangeKind = z.enum(['insert', 'update', 'delete']);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** A notification without data: the page refetches. */
export const LiveMessage = z.object({ subject: Subject, change: ChangeKind });
export type LiveMessage = z.infer<typeof LiveMessage>;

/** The heartbeat message of a page and its reply. */
export const HEARTBEAT = 'ping';
export const HEARTBEAT_REPLY = 'pong';
