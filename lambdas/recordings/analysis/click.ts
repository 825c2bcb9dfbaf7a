import type { WireframeBox } from '../../contract/digest.ts';
import { digestLimits } from '../../contract/signals.ts';
import type { ElementDescriptor } from '../../contract/tracker.ts';
import { fingerprintOf } from './element.ts';
import { cleanLabel } from './label.ts';
import type { ClickMoment } from './timeline.ts';
import * as open from './untrusted.ts';

const links = [
  'page',
  'fragment',
  'download',
  'blank',
  'mail',
  'tel',
  'other-site',
] as const satisfies readonly ElementDescriptor['link'][];

/** Made to be pressed again and again: steppers, pagers, the arrows of a carousel, players, keypads. */
const REPEATABLE = [
  /^((go to |show )?(the )?(next|previous|prev|older|newer|plus|minus|increase|decrease|increment|decrement|zoom in|zoom out|skip|forward|rewind|volume|undo|redo)( \w+){0,2}|(load|show|view|see) more)$/i,
  /^(weiter|zurück|nächste[rs]?|vorherige[rs]?|suivante?|précédente?|siguiente|anterior|avanti|indietro|successiv[oa]|precedente|próxim[oa]|seguinte|volgende|vorige)( \p{L}+)?$/iu,
  /^([<>‹›«»+−–←→↑↓▲▼◀▶❮❯-]{1,2}|\d{1,3})$/,
];
/** It does its work where no page shows it. */
const SILENT = /^(copy|kopieren|kopiëren|copier|copiar|copia)(?!\p{L})/iu;

/** Inputs that are pressed and not written into. */
const PRESSED = new Set(['button', 'checkbox', 'radio', 'switch', 'slider']);
/** A browser clicks on a field itself as soon as somebody clicked on its label. */
const ECHO_MS = 10;

/** What people did: without the second click that a browser makes of one on a label. */
export const withoutEchoes = (clicks: readonly ClickMoment[]): ClickMoment[] =>
  clicks.filter(
    ({ at }, index) => at - (clicks[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > ECHO_MS,
  );

/** A click as the tracker told it, opened and cleaned. */
export function clickFrom(payload: open.Unknown): Omit<ClickMoment, 'at' | 'order'> {
  const target = open.asRecord(payload.target);
  const element = fingerprintOf(target);
  const link = links.find((each) => each === target.link);
  return {
    x: open.asNumber(payload.x),
    y: open.asNumber(payload.y),
    element,
    identity: `${open.asText(target.selector).slice(0, 300)} ${element.label}`,
    tag: cleanLabel(target.tag, 20).toLowerCase(),
    box: open.asBox(target.box),
    looksInteractive: target.looks_interactive === true,
    editable: target.editable === true && !PRESSED.has(element.role),
    ...(link && { link }),
    noRage: target.no_rage === true,
    isRepeatable: REPEATABLE.some((each) => each.test(element.label)),
    hasNothingToShow: target.is_current === true || SILENT.test(element.label),
    modified: payload.modified === true,
    pointer: open.oneOf(payload.pointer, ['mouse', 'touch', 'pen', 'keyboard'], 'mouse'),
  };
}

/** The controls that were to be seen around a click, for a wireframe. */
export const boxesAround = (payload: open.Unknown): WireframeBox[] =>
  open
    .asList(payload.around)
    .slice(0, digestLimits.wireframeBoxes)
    .map((each) => {
      const { role, label, box } = open.asRecord(each);
      return { box: open.asBox(box), role: cleanLabel(role, 20), label: cleanLabel(label, 24) };
    });

/** A click of which only the place is known. */
export const clickNowhere = (x: unknown, y: unknown): Omit<ClickMoment, 'at' | 'order'> =>
  clickFrom({ x, y });
