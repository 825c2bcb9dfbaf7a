/** A clip's length as the player shows it: a part of a second doesn't count. */
export const clipSeconds = ({ start_ms, end_ms }: { start_ms: number; end_ms: number }): number =>
  Math.max(1, Math.floor((end_ms - start_ms) / 1000));
