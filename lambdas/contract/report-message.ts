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
 * After how many seconds the same message is tried again; undefined if it is not. The next sweep queues another message, so
 * repeating those of a sweep would add up to sixty per owner and day while the email service is down.
 */
export const repeatAfter = (
  { isSweep }: Pick<OwnerReport, 'isSweep'>,
  sending: Sending,
): number | undefined => (sending.kind === 'again' && !isSweep ? sending.inSeconds : undefined);
