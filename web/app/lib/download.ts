/** Safari reads the content only some time after the click, and fails if the URL is revoked by then. */
const REVOKED_AFTER_MS = 60_000;

/** Downloads a file, as a click on a link to it would. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKED_AFTER_MS);
}
