import { DAY_MS } from './durations.ts';

/** Which schedule queued a message. */
export type QueuedBy = 'prepare' | 'send' | 'sweep';

/** The message that prepares or sends an owner's report. */
interface OwnerReport {
  readonly ownerId: string;
  readonly scheduledAt: string;
  /** The sweep queued it. */
  readonly isSweep?: true | undefined;
}
export const sendingOf = (ownerId: string, moment: QueuedBy, scheduledAt: string): OwnerReport => ({
  ownerId,
  scheduledAt,
  ...(moment === 'sweep' && { isSweep: true }),
});

/** `done`, or the delay until the next attempt. */
export type Sending =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly inSeconds: number };

/**
 * After how many seconds the same message is tried again; undefined if it is not. The next sweep and the next day's schedule
 * queue another message, so repeating all of them would add up to sixty per owner and day while the email service is down.
 */
export const repeatAfter = (
  { isSweep, scheduledAt }: Pick<OwnerReport, 'isSweep' | 'scheduledAt'>,
  sending: Sending,
  now: Date,
): number | undefined => {
  const isReplaced = isSweep || now.getTime() - Date.parse(scheduledAt) >= DAY_MS;
  return sending.kind === 'again' && !isReplaced ? sending.inSeconds : undefined;
};
