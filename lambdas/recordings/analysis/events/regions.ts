import { labelFrom } from '../label.ts';
import { asText, cachedByText, MASK, type Unknown } from './untrusted.ts';

/** Roles of parts of a page that contain controls and may have a name. */
const ROLES = new Set(['region', 'group', 'figure', 'application', 'grid', 'list']);

/** The name of a part of the page, such as `Map of vans`; empty for other elements, and if it contains what a visitor typed. */
export function regionNameOf(tag: string, attributes: Unknown): string {
  const name = asText(attributes['aria-label']);
  const isRegion = tag === 'section' || ROLES.has(asText(attributes.role));
  return name !== '' && !name.includes(MASK) && isRegion ? labelFrom(name) : '';
}

/** Roles and `aria-live` values of messages, which often disappear by themselves. */
const LIVE = new Set(['status', 'alert', 'log', 'polite', 'assertive']);
export const isLiveRegion = (attributes: Unknown): boolean =>
  LIVE.has(asText(attributes.role)) || LIVE.has(asText(attributes['aria-live']));

/** Classes with which Bootstrap and Rails mark a rejected field. */
const INVALID = /(^|\s)(is-invalid|has-error|field_with_errors)(\s|$)/;
const isInvalid = cachedByText((className) => INVALID.test(className));
export const isInvalidClass = (className: unknown): boolean => isInvalid(asText(className));

/** Frames and fields, whose contents may not be recorded. */
const OPAQUE_TAG = /^(iframe|frame|embed|object|input|textarea|select)$/;
/** The contents of custom elements, whose names contain a hyphen, of editors and of blocked elements may be missing, too. */
const isOpaqueTag = cachedByText((tag) => OPAQUE_TAG.test(tag) || tag.includes('-'));
export const isOpaque = (tag: string, { contenteditable }: Unknown, needBlock: unknown): boolean =>
  isOpaqueTag(tag) ||
  needBlock === true ||
  (contenteditable !== undefined && contenteditable !== 'false');
