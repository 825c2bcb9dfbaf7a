/** A position in the recording: the instant, and the order among events of one instant. */
export interface Placed {
  /** Milliseconds from the first event. */
  readonly at: number;
  readonly order: number;
}

/** An app may change its page in the same millisecond as the click on its link: then the place decides. */
export const isAfter = (one: Placed, other: Placed): boolean =>
  one.at > other.at || (one.at === other.at && one.order > other.order);
