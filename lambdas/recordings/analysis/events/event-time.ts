/** When an event happened: the time, and the order among events of the same millisecond. */
export interface EventTime {
  /** Milliseconds from the first event. */
  readonly at: number;
  readonly order: number;
}

/** For sorting. */
export const compareTimes = (one: EventTime, other: EventTime): number =>
  one.at - other.at || one.order - other.order;

/** An app may navigate in the same millisecond as the click on its link: then the order decides. */
export const isAfter = (one: EventTime, other: EventTime): boolean =>
  one.at > other.at || (one.at === other.at && one.order > other.order);
