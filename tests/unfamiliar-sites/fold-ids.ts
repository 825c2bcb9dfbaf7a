/** The page of a path as a report names it: decoded, with numbers as ids. */
export const foldIds = (path: string): string =>
  decodeURIComponent(path).replace(/\/\d+(?=\/|$)/g, '/:id');
