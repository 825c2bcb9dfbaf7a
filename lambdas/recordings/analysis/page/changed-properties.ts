/** What a mutation changed, in the numbers of `events/property-table.ts`. */

import type { Numbers } from '../events/numbers.ts';
import * as open from '../events/untrusted.ts';
import { signedClassOf } from './element-traits.ts';
import { isCount } from './texts/counts.ts';

/** Used instead of the hash of an attribute. */
export const CHILDREN = 0;
export const TEXT = open.HASH_LIMIT;
export const CLASS = open.hashOf('class');
export const STYLE = open.hashOf('style');
/** A field is marked as invalid; any other change of the attribute has the name `VALIDITY`. */
const INVALID = open.hashOf('aria-invalid=true');
export const VALIDITY = open.hashOf('aria-invalid');
/** A control is marked as open; any other change of the attribute has the name `EXPANSION`. */
export const EXPANDED = open.hashOf('aria-expanded=true');
export const EXPANSION = open.hashOf('aria-expanded');
/** A class marks what waits for the server, or the mark is removed; any other change of the class has the name `CLASS`. */
export const REQUESTING = open.hashOf('htmx-request');
/** Used instead of `TEXT` for a text that is only a number. */
const COUNT_TEXT = -1;
/** Used instead of `STYLE` for a style that sets only colors, so it neither shows nor moves anything. */
const COLOR_STYLE = -2;
/** Used instead of `TEXT` for a text that is what it was before its last change. */
const TAKEN_BACK_TEXT = -3;
/** Used instead of the hash of `aria-hidden` if it is now `true`. */
const HIDING = -4;
export const HIDDEN = open.hashOf('aria-hidden');
const COLORS = /^(\s*[a-z-]*color\s*:[^;]*(;|$))+\s*$/i;
/** Numbers from here on stand for the class attribute: the rest is the hash of its value. */
const CLASS_VALUES = TEXT + 1;
/** The same for a class that marks a field as invalid. */
const INVALID_CLASSES = CLASS_VALUES + open.HASH_LIMIT;
/** Numbers from here on stand for an attribute that was removed: the rest is the hash of its name. */
const REMOVALS = INVALID_CLASSES + open.HASH_LIMIT;

/** The number that stands for a changed attribute. */
export function codeOfAttribute(attribute: string, value: unknown): number {
  if (attribute === 'class') {
    const signed = signedClassOf(value);
    return signed < 0 ? INVALID_CLASSES - signed : CLASS_VALUES + signed;
  }
  if (attribute === 'style' && typeof value === 'string' && COLORS.test(value)) return COLOR_STYLE;
  if (attribute === 'aria-hidden' && value === 'true') return HIDING;
  if (attribute === 'aria-expanded' && value === 'true') return EXPANDED;
  if (attribute === 'aria-invalid' && value === 'true') return INVALID;
  return value === null ? REMOVALS + open.hashOf(attribute) : open.hashOf(attribute);
}

/** The number that stands for a changed text. */
export function codeOfText(value: unknown, isTakenBack: boolean): number {
  if (isCount(value)) return COUNT_TEXT;
  return isTakenBack ? TAKEN_BACK_TEXT : TEXT;
}

export interface NodeProperty {
  readonly node: number;
  readonly name: number;
  readonly className: number;
  /** The class marks a field as invalid. */
  readonly isInvalid: boolean;
  /** A text that is now only a number. */
  readonly isCount: boolean;
  /** A text that is what it was before its last change. */
  readonly isTakenBack: boolean;
  /** The attribute was removed. */
  readonly isRemoved: boolean;
  /** A style that sets only colors. */
  readonly isColor: boolean;
  /** The node is now hidden from screen readers. */
  readonly isHiding: boolean;
}

function nameOf(code: number): number {
  if (code === COUNT_TEXT || code === TAKEN_BACK_TEXT) return TEXT;
  if (code >= REMOVALS) return code - REMOVALS;
  if (code === COLOR_STYLE) return STYLE;
  if (code === HIDING) return HIDDEN;
  return code >= CLASS_VALUES ? CLASS : code;
}

/** The name of the property at this index, which is even. */
export const nameAt = (numbers: Numbers, index: number): number => nameOf(numbers.at(index + 1));

/** What a mutation changed, from `length` numbers at `start`. */
export function changedPropertiesIn(
  numbers: Numbers,
  start: number,
  length: number,
): NodeProperty[] {
  const changed: NodeProperty[] = [];
  for (let index = start; index < start + length; index += 2) {
    const [node, code] = [numbers.at(index), numbers.at(index + 1)];
    const isRemoved = code >= REMOVALS;
    const isInvalid = !isRemoved && code >= INVALID_CLASSES;
    const isClass = !isRemoved && code >= CLASS_VALUES;
    const className = isClass ? code - (isInvalid ? INVALID_CLASSES : CLASS_VALUES) : 0;
    changed.push({
      node,
      name: nameOf(code),
      className,
      isInvalid,
      isRemoved,
      isCount: code === COUNT_TEXT,
      isTakenBack: code === TAKEN_BACK_TEXT,
      isColor: code === COLOR_STYLE,
      isHiding: code === HIDING,
    });
  }
  return changed;
}

/** Whether a mutation changed this property of a wanted node, without allocating a list of all its changes. */
export function hasChanged(
  numbers: Numbers,
  code: number,
  isWanted: (node: number) => boolean,
  start: number,
  length: number,
): boolean {
  for (let index = start; index < start + length; index += 2) {
    if (nameOf(numbers.at(index + 1)) === code && isWanted(numbers.at(index))) return true;
  }
  return false;
}
