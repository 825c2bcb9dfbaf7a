import { exactPath } from '../path.ts';
import type { PageMoment } from './timeline.ts';

/**
 * Reports another route in the fragment (`#/orders`) as a page that was opened. Browsers without the Navigation API, and
 * earlier releases of the tracker, report it like another place on the page.
 */
export const withOpenedRoutes = (pages: readonly PageMoment[]): PageMoment[] =>
  pages.map((page, index) => {
    const before = pages[index - 1];
    const isOpened =
      page.kind === 'hash' && before && exactPath(before.address) !== exactPath(page.address);
    return isOpened ? { ...page, kind: 'push' } : page;
  });
