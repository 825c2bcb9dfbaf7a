import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { HeatedElement } from '../../../../lambdas/contract/heatmap.ts';
import { findElement } from './find-element.ts';

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
export interface Picture {
  /** The box of each visible element, in CSS pixels of the recorded viewport. */
  readonly boxes: ReadonlyMap<HeatedElement, Box>;
  /** The height of the whole page. */
  readonly height: number;
  /** The vertical scroll position. */
  readonly top: number;
}

/** Measures the elements of the replayed page, and again after it scrolls or grows. */
export function usePicture(
  root: RefObject<HTMLElement | null>,
  elements: readonly HeatedElement[],
  isReady: boolean,
) {
  const [picture, setPicture] = useState<Picture>();
  const measure = useCallback(() => {
    const page = frameIn(root)?.contentDocument;
    if (!page?.documentElement) return;
    const boxes = new Map<HeatedElement, Box>();
    for (const each of elements) {
      const box = findElement(page, each.element)?.getBoundingClientRect();
      if (box) boxes.set(each, box);
    }
    const { scrollHeight, scrollTop } = page.documentElement;
    setPicture({ boxes, height: scrollHeight, top: scrollTop });
  }, [root, elements]);

  useEffect(() => {
    const html = frameIn(root)?.contentDocument?.documentElement;
    if (!isReady || !html) return;
    const observer = new ResizeObserver(measure);
    observer.observe(html);
    measure();
    return () => observer.disconnect();
  }, [root, isReady, measure]);

  const scrollTo = (top: number) => {
    frameIn(root)?.contentWindow?.scrollTo({ top, behavior: 'instant' });
    measure();
  };
  return { picture, scrollTo };
}

const frameIn = ({ current }: RefObject<HTMLElement | null>) => current?.querySelector('iframe');
