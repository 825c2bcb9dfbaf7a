/** The page of a path as a report names it: numbers are ids. */
export const foldIds = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/:id');
