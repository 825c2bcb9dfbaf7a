import type { Signal, WireframeBox } from '../../contract/signal.ts';
import { digestLimits, signalRules } from '../../contract/signal-rules.ts';
import type { Finding } from './detectors/finding.ts';
import { VIEWPORT } from './events/columns.ts';
import { lastUntil, pageAt, type Timeline } from './events/timeline.ts';
import { pathAt } from './page-visits.ts';

const { clip } = signalRules;

/** Adds the evidence to a finding: the page, a clip of 8 to 20 seconds, and a wireframe. */
export function signalFrom(timeline: Timeline, finding: Finding): Signal {
  const { at, until = at, box, ...rest } = finding;
  const viewport = viewportAt(timeline, at);
  const wireframe = wireframeAt(timeline, finding);
  return {
    ...rest,
    atMs: Math.round(at),
    ...clipAround(at, until, timeline.watchedMs),
    page: finding.page ?? pathAt(timeline, at),
    ...(viewport && { viewport }),
    ...(wireframe.length > 0 && { wireframe }),
  };
}

function clipAround(at: number, until: number, end: number) {
  const from = Math.max(0, at - clip.beforeMs);
  const latest = Math.min(until + clip.afterMs, from + clip.maxMs);
  const endMs = Math.min(Math.max(latest, from + clip.minMs), Math.max(end, clip.minMs));
  return {
    startMs: Math.round(Math.max(0, Math.min(from, endMs - clip.minMs))),
    endMs: Math.round(endMs),
  };
}

export function viewportAt(timeline: Timeline, at: number): readonly [number, number] | undefined {
  const row = timeline.viewports.firstFrom(at + 1) - 1;
  if (row >= 0)
    return [
      timeline.viewports.cell(row, VIEWPORT.width),
      timeline.viewports.cell(row, VIEWPORT.height),
    ];
  return pageAt(timeline, at)?.viewport;
}

/** The visible controls, as recorded with the last click on the same page up to `clip.afterMs` after the finding. */
export function wireframeAt(
  timeline: Timeline,
  { at, element, box }: Pick<Finding, 'at' | 'element' | 'box'>,
): WireframeBox[] {
  const page = pageAt(timeline, at);
  const next = timeline.pages.find((each) => each.at > at)?.at ?? Number.POSITIVE_INFINITY;
  const recorded = lastUntil(timeline.wireframes, at + clip.afterMs);
  const isHere = recorded && recorded.at >= (page?.at ?? 0) && recorded.at < next;
  const target =
    element && box && box[2] > 0
      ? [{ box, role: element.role, label: element.label, isTarget: true }]
      : [];
  const others = (isHere ? recorded.boxes : []).filter((each) => !isSameBox(each.box, box));
  return [...target, ...others].slice(0, digestLimits.wireframeBoxes);
}

const isSameBox = (a: WireframeBox['box'], b: WireframeBox['box'] | undefined) =>
  b?.every((edge, index) => Math.abs(edge - (a[index] ?? 0)) <= 1) ?? false;
