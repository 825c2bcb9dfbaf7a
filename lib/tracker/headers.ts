/** Headers of the tracker's files, on AWS and locally. They allow any site, including cross-origin isolated ones. */
export const TRACKER_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The file that a tag requests. */
export const LOADER_FILE = 'loader.js';
/** A fix reaches every tagged page within this time. All other files are named by their content and never change. */
export const LOADER_CACHE_CONTROL = 'public, max-age=300';
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export const trackerHeaders = (file: string): Record<string, string> => ({
  'content-type': 'text/javascript; charset=utf-8',
  ...TRACKER_HEADERS,
  'cache-control': file === LOADER_FILE ? LOADER_CACHE_CONTROL : IMMUTABLE_CACHE_CONTROL,
});
