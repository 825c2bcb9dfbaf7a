/** Incremented whenever the known input of the visitor changes; values masked under an older version are masked again. */
export let maskingVersion = 0;
export const invalidateMasked = (): void => {
  maskingVersion++;
};
