/** Below the top bar, beside the sections and in the space above the title. */
export const TOP_PX = 60;
export const GAP_PX = 8;

/** In pixels of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where the toasts start, in pixels of the window: at the top, or below the controls that they would cover there. At the top
 * as well if they fit nowhere below.
 */
export function toastTop(
  toasts: Pick<Box, 'left' | 'right'> & { readonly height: number },
  controls: readonly Box[],
  windowHeight: number,
): number {
  let top = TOP_PX;
  for (const { left, right, top: start, bottom } of controls.toSorted((a, b) => a.top - b.top)) {
    const isBeside = right <= toasts.left || left >= toasts.right;
    if (isBeside || bottom <= top || start >= top + toasts.height) continue;
    top = bottom + GAP_PX;
  }
  return top + toasts.height <= windowHeight ? top : TOP_PX;
}
