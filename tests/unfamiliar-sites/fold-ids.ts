/** The page of a path as a report names it: decoded, and numbers are ids. */
export const foldIds = (path: string): string =>
  decodeURIComponent(path).replace(/\/\d+(?=\/|$)/g, '/:id');
