import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';

/** A snapshot of a page with this style sheet. */
export const styledPage = (css: string, timestamp: number): RecordedEvent => ({
  type: 2,
  timestamp,
  data: {
    node: {
      type: 0,
      id: 1,
      childNodes: [
        { type: 2, id: 2, tagName: 'link', attributes: { _cssText: css }, childNodes: [] },
      ],
    },
    initialOffset: { left: 0, top: 0 },
  },
});
