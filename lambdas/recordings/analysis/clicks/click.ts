import type { WireframeBox } from '../../../contract/signal.ts';
import { digestLimits, signalRules } from '../../../contract/signal-rules.ts';
import type { ElementDescriptor } from '../../../contract/tracker.ts';
import { editorFingerprintOf, elementFingerprintOf } from '../element.ts';
import type { ClickMoment, ClickTarget } from '../events/timeline.ts';
import * as open from '../events/untrusted.ts';
import { labelFrom } from '../label.ts';

const { dead } = signalRules;
const links = [
  'page',
  'fragment',
  'download',
  'blank',
  'mail',
  'tel',
  'other-site',
] as const satisfies readonly ElementDescriptor['link'][];

/** Inputs that are clicked, not typed into. */
const CLICKED_INPUTS = new Set(['button', 'checkbox', 'radio', 'switch', 'slider']);
/** After a click on a label, the browser dispatches a second click on its field within this time. */
const LABEL_CLICK_MS = 10;

/**
 * The clicks that visitors made. Leaves out the second click that a browser adds to a click on a label. Leaves out
 * presses of a button that the previous click disabled (it submits a form, or reached the end of a list), until
 * another control is used.
 */
export const intentionalClicks = (clicks: readonly ClickMoment[]): ClickMoment[] => {
  let last: Pick<ClickMoment, 'node' | 'at'> | undefined;
  return clicks.filter(({ at, node, disabled }, index) => {
    if (at - (clicks[index - 1]?.at ?? Number.NEGATIVE_INFINITY) <= LABEL_CLICK_MS) return false;
    const wasJustClicked = last?.node === node && at - last.at <= dead.afterMs;
    if (!disabled || wasJustClicked) last = { node, at };
    return !(disabled && wasJustClicked);
  });
};

/** Parses and sanitizes a click that the tracker reported. */
export const clickFrom = (payload: open.Unknown): Omit<ClickMoment, 'at' | 'order'> => ({
  ...targetFrom(payload),
  node: open.asInteger(payload.control ?? payload.id),
  x: open.asNumber(payload.x),
  y: open.asNumber(payload.y),
  missed: payload.missed === true,
  covered: payload.covered === true,
  moved: payload.moved === true,
  disabled: payload.disabled === true,
  modified: payload.modified === true,
  pointer: open.oneOf(payload.pointer, ['mouse', 'touch', 'pen', 'keyboard'], 'mouse'),
});

export function targetFrom(payload: open.Unknown): ClickTarget {
  const target = open.asRecord(payload.target);
  const element = (target.editable === true ? editorFingerprintOf : elementFingerprintOf)(target);
  const link = links.find((each) => each === target.link);
  return {
    element,
    identity: `${open.asText(target.selector).slice(0, 300)} ${element.label}`,
    tag: labelFrom(target.tag, 20).toLowerCase(),
    box: open.asBox(target.box),
    looksInteractive: target.looks_interactive === true,
    editable: target.editable === true && !CLICKED_INPUTS.has(element.role),
    ...(link && { link }),
    noRage: target.no_rage === true,
    isCurrent: target.is_current === true,
    submits: target.submits === true,
    inDialog: target.in_dialog === true,
    nearCanvas: target.near_canvas === true,
  };
}

/** The visible controls around a click, for a wireframe. */
export const boxesAround = (payload: open.Unknown): WireframeBox[] =>
  open
    .asList(payload.around)
    .slice(0, digestLimits.wireframeBoxes)
    .map((each) => {
      const { role, label, box } = open.asRecord(each);
      return { box: open.asBox(box), role: labelFrom(role, 20), label: labelFrom(label, 24) };
    });

/** A click of which only the coordinates are known. */
export const clickAtPoint = (x: unknown, y: unknown): Omit<ClickMoment, 'at' | 'order'> => ({
  ...EMPTY_CLICK,
  x: open.asNumber(x),
  y: open.asNumber(y),
});
const EMPTY_CLICK = clickFrom({});
