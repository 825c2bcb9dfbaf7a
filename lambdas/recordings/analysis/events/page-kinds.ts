/** How a page was opened. */

import type { PageMoment } from './timeline.ts';

type Kinds = ReadonlySet<PageMoment['kind']>;

const IN_PLACE: Kinds = new Set(['push', 'replace']);
/** Whether an app opened the page without loading it. */
export const isInPlace = ({ kind }: PageMoment): boolean => IN_PLACE.has(kind);

const TRAVERSALS: Kinds = new Set(['back-forward', 'pop', 'restored']);
/** Whether the visitor went back or forward to the page. */
export const isTraversal = ({ kind }: PageMoment): boolean => TRAVERSALS.has(kind);
