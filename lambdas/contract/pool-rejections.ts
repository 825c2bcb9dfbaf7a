/** Error words of the pool's triggers; Cognito passes them to the page inside its own message. */
export const poolRejections = [
  'already-registered',
  'too-many-attempts',
  'address-not-proved',
] as const;
export type PoolRejection = (typeof poolRejections)[number];
