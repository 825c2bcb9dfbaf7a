import type { IncrementalData } from '../../../../lambdas/contract/replay/page-mirror.ts';
import type { PageNode } from '../../../../lambdas/contract/replay/page-tree.ts';
import { IncrementalSource } from '../../../../lambdas/contract/rrweb.ts';
import { attributeText } from './changed-attributes.ts';

export const isScrolled = ({ attributes = {} }: PageNode) =>
  Boolean(attributes.rr_scrollTop || attributes.rr_scrollLeft);
export const scrollOf = ({ id, attributes = {} }: PageNode): IncrementalData => ({
  source: IncrementalSource.Scroll,
  id,
  x: attributes.rr_scrollLeft ?? 0,
  y: attributes.rr_scrollTop ?? 0,
});
export const inputOf = ({ id, attributes = {} }: PageNode): IncrementalData => ({
  source: IncrementalSource.Input,
  id,
  text: attributeText(attributes.value) ?? '',
  isChecked: attributeText(attributes.checked) !== null,
});

export const SCROLLED = /^rr_scroll/;
