/** Puts a file among the downloads, as if a link to it had been clicked. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
