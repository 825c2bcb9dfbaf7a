import { labelFrom } from '../label.ts';
import { asText, MASK, type Unknown } from './untrusted.ts';

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
