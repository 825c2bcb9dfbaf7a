import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import type { Loaded } from '../../../web/app/recordings/playback/part-events.ts';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';
import { START } from './restless-page.ts';

export const MINUTE = 60_000;
export const PARTS = 12;
const event = (ms: number, type: number, data: unknown): RecordedEvent => ({
  ...{ type, data },
  timestamp: START + ms,
});
const page = (ms: number, heading: string) => [
  event(ms, 4, { href: 'https://shop.example/', width: 1_200, height: 800 }),
  event(ms, 2, {
    node: {
      ...{ id: 1, type: 0 },
      childNodes: [
        {
          ...{ id: 2, type: 2, tagName: 'html', attributes: {} },
          childNodes: [
            { id: 3, type: 2, tagName: 'head', attributes: {}, childNodes: [] },
            {
              ...{ id: 4, type: 2, tagName: 'body', attributes: {} },
              childNodes: [{ id: 5, type: 3, textContent: heading }],
            },
          ],
        },
      ],
    },
    initialOffset: { left: 0, top: 0 },
  }),
];
export const text = (ms: number, value: string) =>
  event(ms, 3, { source: 0, removes: [], adds: [], texts: [{ id: 5, value }], attributes: [] });

/** One part per minute, which starts with a full snapshot and shows its number. */
export const minutes = (index: number): Loaded => ({
  synthetic: index === 0 ? 0 : 2,
  events: [
    ...page(index * MINUTE, `minute ${index}`),
    text(index * MINUTE + 30_000, `half past ${index}`),
  ],
});
export const spans = Array.from({ length: PARTS }, (_, index) => ({
  from_ms: index * MINUTE,
  to_ms: (index + 1) * MINUTE,
  keyframe: true,
}));

/** The tested playback: its element, the parts it loaded, and how to unmount it. */
export const tested = {
  loadedParts: [] as number[],
  root: document.createElement('div'),
  end: undefined as (() => void) | undefined,
};

/** Each test file calls this, because hooks apply only to the file that registers them. */
export function preparePlayback(): void {
  beforeEach(() => {
    tested.loadedParts = [];
    tested.root = document.createElement('div');
    document.body.append(tested.root);
  });
  afterEach(() => {
    tested.end?.();
    tested.root.remove();
    vi.restoreAllMocks();
  });
}

/** A visible playback of the minutes, paused at a time. */
export async function pausedAt(
  ms: number,
  load: (index: number) => Promise<Loaded> = async (index) => minutes(index),
) {
  const countedLoad = (index: number) => {
    tested.loadedParts.push(index);
    return load(index);
  };
  const playback = new Playback({ parts: spans, load: countedLoad }, ms, PARTS * MINUTE);
  tested.end = playback.mount(tested.root);
  await settled(playback);
  return playback;
}
export const settled = (playback: Playback) =>
  expect.poll(() => playback.getState().status).not.toBe('loading');
export const shownText = () =>
  tested.root.querySelector('iframe')?.contentDocument?.body.textContent;
