import { hashOf } from '../../events/untrusted.ts';
import type { NodeProperty } from '../../page/changed-properties.ts';

/**
 * Attributes in which component libraries (React Aria, Headless UI, Radix, Ark UI, Vaadin) and focus scripts show where
 * pointer and focus are and whether mouse or keyboard is used, as browsers do in `:hover`, `:active` and `:focus`.
 * Also `tabindex`, which moves with the focus in lists, and `draggable`, which SortableJS sets with the press. They change
 * with every press, even if it has no effect.
 */
const POINTER_STATE = new Set(
  [
    'data-hovered',
    'data-hover',
    'data-pressed',
    'data-focused',
    'data-focus',
    'data-focus-visible',
    'data-focus-within',
    'data-highlighted',
    'focused',
    'focus-ring',
    'data-headlessui-focus-visible',
    'data-focus-visible-added',
    'data-whatinput',
    'data-whatintent',
    'data-whatelement',
    'data-whatclasses',
    'tabindex',
    'draggable',
  ].map(hashOf),
);
export const isPointerState = ({ name }: NodeProperty): boolean => POINTER_STATE.has(name);
