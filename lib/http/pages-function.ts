/** What the bucket holds beside the app's one document. A new file at the top level is named here. */
const FILES = ['/assets/', '/tracker/', '/.well-known/', '/config.json', '/robots.txt'];

/**
 * The CloudFront function before the files of the app: every address that is not in a folder of files is a page, and
 * every page is the one document. It must not guess by a dot: ids and tokens in addresses have dots.
 */
export const PAGES_ARE_THE_APP = `var FILES = ${JSON.stringify(FILES)};
function isFile(uri) {
  return FILES.some(function (file) {
    return file.slice(-1) === '/' ? uri.indexOf(file) === 0 : uri === file;
  });
}
function handler(event) {
  var request = event.request;
  if (!isFile(request.uri)) request.uri = '/index.html';
  return request;
}`;
