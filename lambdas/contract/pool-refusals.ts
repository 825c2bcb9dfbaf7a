/** What the pool's triggers refuse with; the provider hands the word on to the page inside its own message. */
export const poolRefusals = [
  'already-registered',
  'too-many-attempts',
  'address-not-proved',
] as const;
export type PoolRefusal = (typeof poolRefusals)[number];
