/** Error codes of the user pool's triggers; Cognito passes them to the page inside its error message. */
export const poolRejections = [
  'already-registered',
  'too-many-attempts',
  'address-not-proved',
  // Requests that only other clients than the app make.
  'unsupported',
] as const;
export type PoolRejection = (typeof poolRejections)[number];

/** Whether an error rejects the sign-up or sign-in on purpose; its message is the code. */
export const isPoolRejection = (error: unknown): boolean =>
  error instanceof Error && poolRejections.some((code) => code === error.message);
