/** Where something stands: the instant, and the place in the recording that decides between equals. */
export interface Placed {
  /** Milliseconds from the first event. */
  readonly at: number;
  readonly order: number;
}

/** An app may change its page in the same millisecond as the click on its link: then the place decides. */
export const isAfter = (one: Placed, other: Placed): boolean =>
  one.at > other.at || (one.at === other.at && one.order > other.order);
