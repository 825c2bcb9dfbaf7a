/** The hashed class name that a control has from this time on. */
export interface ClassChange {
  readonly at: number;
  readonly className: number;
}
export interface Press {
  readonly at: number;
  readonly clickAt: number;
}

/** Whether the class changes with each press, before its click, and is restored before the next press. */
export const isReleasedEachTime = (
  names: readonly ClassChange[],
  presses: readonly Press[],
  before: number,
) =>
  presses.every(({ at, clickAt }, index) => {
    const until = presses[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const during = names.filter((each) => each.at >= at && each.at < until);
    return (
      during[0] !== undefined &&
      during[0].at < clickAt &&
      during[0].className !== before &&
      during.at(-1)?.className === before
    );
  });
