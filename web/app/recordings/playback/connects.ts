/** Elements whose address the browser opens as a document. */
const EMBEDDING = new Set([
  ...['iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'fencedframe', 'controlledframe'],
]);
/** Attributes that hold a document, a redirect, or an address to report to. */
const OPENING = new Set([
  ...['srcdoc', 'data', 'codebase', 'archive', 'code', 'http-equiv', 'manifest'],
  ...['ping', 'attributionsrc', 'imagesrcset'],
]);
/** What a link may be; any other relation may be a hint to connect ahead of time. */
const QUIET_RELATION = /^\s*(stylesheet|alternate|noopener|noreferrer|nofollow|\s)*$/i;
const WRITTEN_OUT = /^(data|blob):/;
const WRITTEN_OUT_IMAGE = 'data:';

/**
 * Whether an attribute makes the browser connect before it asks a policy. A policy stops images, styles and fonts inside
 * the renderer; documents in frames and hints of links are decided in the browser process, which opens a connection
 * first. The picture of a canvas is loaded by the replayer in the app's page, so only one that is written out stays.
 * The name is in lower case. `null` removes an attribute, which is always allowed; a changed attribute does not say on
 * which element.
 */
export function connects(tagName: unknown, name: string, value: unknown): boolean {
  if (value === null) return false;
  if (OPENING.has(name)) return true;
  if (name === 'rel') return !QUIET_RELATION.test(String(value));
  if (name === 'rr_dataurl') return !String(value).startsWith(WRITTEN_OUT_IMAGE);
  if (name !== 'src') return false;
  if (tagName === undefined) return !WRITTEN_OUT.test(String(value));
  return EMBEDDING.has(String(tagName).toLowerCase());
}
