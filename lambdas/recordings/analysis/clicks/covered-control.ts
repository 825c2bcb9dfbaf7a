/** Controls under an element that the recorder does not know to be invisible, such as a shape in a drawing. */
import type { ElementFingerprint, WireframeBox } from '../../../contract/signal.ts';
import { nodesAt } from '../events/page-nodes.ts';
import { type ClickMoment, lastUntil, pageAt, type Timeline } from '../events/timeline.ts';

/**
 * The control that an empty, unnamed element covers where it was clicked, as recorded with one of the clicks up to this
 * time; with the selector of the element that covers it, which is the same for all its controls.
 */
export function controlUnder(
  timeline: Timeline,
  click: ClickMoment,
  until: number,
): ElementFingerprint | undefined {
  const { element, looksInteractive, node, box, x, y } = click;
  if (looksInteractive || element.label !== '') return undefined;
  if (nodesAt(timeline, click.at)?.isEmpty(node) !== true) return undefined;
  const recorded = lastUntil(timeline.wireframes, until);
  if (!recorded || recorded.at < (pageAt(timeline, click)?.at ?? 0)) return undefined;
  const [control] = recorded.boxes
    .filter((each) => each.label !== '' && contains(each, x, y) && areaOf(each.box) < areaOf(box))
    .sort((one, other) => areaOf(one.box) - areaOf(other.box));
  return control && { role: control.role, label: control.label, selector: element.selector };
}

const areaOf = ([, , width, height]: WireframeBox['box']): number => width * height;
const contains = ({ box: [left, top, width, height] }: WireframeBox, x: number, y: number) =>
  x >= left && x <= left + width && y >= top && y <= top + height;
