import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Elements with a layout: each observer learns of the size of its element, and of later ones. */
export function stubElementSize() {
  const resize: ((size: object) => void)[] = [];
  function Observer(this: object, seen: (entries: object[]) => void) {
    const observe = () => resize.push((contentRect) => seen([{ contentRect }]));
    return Object.assign(this, { observe, disconnect: () => {} });
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return (width: number, height: number) =>
    act(() => {
      for (const each of resize) each({ width, height });
    });
}
