/** The files and folders of the bucket besides the app's document. Add new top-level files here. */
const FILES = ['/assets/', '/tracker/', '/.well-known/', '/config.json', '/robots.txt'];

/**
 * The CloudFront function in front of the app's files. Every path that is no file is a page of the app and gets its
 * only document. A dot in the path does not mean a file, because ids and tokens contain dots.
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
