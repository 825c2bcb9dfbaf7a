/** The box of an element that is in the window and not just a dot. It may still be transparent. */
export function boxInView(element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  const { left, top, right, bottom, width, height } = box;
  const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return width < 2 || height < 2 || !isInView ? undefined : box;
}

/** Whether an element is displayed, not hidden by its style and not transparent. Old browsers do not tell. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
