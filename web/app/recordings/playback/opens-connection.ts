/** Elements whose URL the browser opens as a document. */
const EMBEDDING = new Set([
  ...['iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'fencedframe', 'controlledframe'],
]);
/** Attributes that contain a document, a redirect, or a URL to report to. */
const OPENING = new Set([
  ...['srcdoc', 'data', 'codebase', 'archive', 'code', 'http-equiv', 'manifest'],
  ...['ping', 'attributionsrc', 'imagesrcset'],
]);
/** Relations that open no connection; any other may be a preconnect or prefetch hint. */
const SAFE_RELATIONS = new Set([
  'stylesheet',
  'alternate',
  'noopener',
  'noreferrer',
  'nofollow',
  '',
]);
const isSafeRelation = (relations: string): boolean =>
  relations.split(/\s/).every((each) => SAFE_RELATIONS.has(each.toLowerCase()));
const INLINE_URL = /^(data|blob):/;
const INLINE_IMAGE = 'data:';

/**
 * Whether an attribute makes the browser connect before it applies the content security policy. The renderer blocks images,
 * styles and fonts; documents in frames and link hints are handled in the browser process, which opens a connection first.
 * The replayer loads a canvas image in the app's page, so only inline images are safe. `name` is in lower case. `null`
 * removes an attribute, which is always allowed. `tagName` is undefined for changed attributes, whose element is unknown.
 */
export function opensConnection(tagName: unknown, name: string, value: unknown): boolean {
  if (value === null) return false;
  if (OPENING.has(name)) return true;
  if (name === 'rel') return !isSafeRelation(String(value));
  if (name === 'rr_dataurl') return !String(value).startsWith(INLINE_IMAGE);
  if (name !== 'src') return false;
  if (tagName === undefined) return !INLINE_URL.test(String(value));
  return EMBEDDING.has(String(tagName).toLowerCase());
}
