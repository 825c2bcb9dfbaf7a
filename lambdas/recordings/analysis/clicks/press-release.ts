/** A class of a control, from an instant on. */
export interface ClassChange {
  readonly at: number;
  readonly className: number;
}
export interface Press {
  readonly at: number;
  readonly clickAt: number;
}

/** It looks pressed with each press, before the click comes of it, and as before when the next press comes. */
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
