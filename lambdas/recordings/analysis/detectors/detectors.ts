import type { Timeline } from '../events/timeline.ts';
import { deadClicks } from './dead-click.ts';
import { errorClicks } from './error-click.ts';
import { excessiveScrolls } from './excessive-scroll.ts';
import { failedRequests } from './failed-request.ts';
import type { Detector, Finding } from './finding.ts';
import { formAbandonments } from './form-abandonment.ts';
import { javascriptErrors } from './javascript-error.ts';
import { keyboardBarriers } from './keyboard-barrier.ts';
import { coveringLayers } from './layers/covering-layer.ts';
import { emptiedLayers } from './layers/emptied-layer.ts';
import { inertPages } from './layers/inert-page.ts';
import { quickBacks } from './quick-backs/quick-back.ts';
import { rageClicks } from './rage-click.ts';
import { readOnlyFields } from './read-only-field.ts';
import { slowPages } from './slow-page.ts';
import { thrashedCursors } from './thrashed-cursor.ts';
import { whiteScreens } from './white-screen.ts';

const detectors: readonly Detector[] = [
  rageClicks,
  deadClicks,
  readOnlyFields,
  coveringLayers,
  inertPages,
  keyboardBarriers,
  errorClicks,
  quickBacks,
  excessiveScrolls,
  formAbandonments,
  javascriptErrors,
  failedRequests,
  whiteScreens,
  emptiedLayers,
  slowPages,
];

/** All findings of a session, in order of time. */
export function findingsIn(timeline: Timeline): Finding[] {
  const found = detectors.flatMap((detect) => detect(timeline));
  return [...found, ...thrashedCursors(timeline, found)].sort(
    (a, b) => a.at - b.at || a.kind.localeCompare(b.kind),
  );
}
