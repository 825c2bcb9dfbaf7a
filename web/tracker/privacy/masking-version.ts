/** Increases whenever something new is known about the visitor's input; values masked under an older version are masked again. */
export let maskingVersion = 0;
export const invalidateMasked = (): void => {
  maskingVersion++;
};
