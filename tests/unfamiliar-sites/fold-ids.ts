/** The page of a path as a report names it: decoded, with numbers as ids, without a slash at its end. */
export const foldIds = (path: string): string =>
  decodeURIComponent(path)
    .replace(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/(?<=.)\/$/, '');
