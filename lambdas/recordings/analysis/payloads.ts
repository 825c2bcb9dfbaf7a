import type { TrackerEvents } from '../../contract/tracker.ts';
import { fingerprintOf } from './element.ts';
import { errorShape, isOwnError } from './error-shape.ts';
import { cleanLabel } from './label.ts';
import { normalisePath } from './path.ts';
import type { Placed, Timeline } from './timeline.ts';
import * as open from './untrusted.ts';

/** What a payload says of a moment; when it was stands around it. */
type Said<K extends keyof Timeline> = Timeline[K] extends readonly (infer Item)[]
  ? Omit<Item, keyof Placed>
  : never;

const pageKinds = [
  'load',
  'reload',
  'back-forward',
  'push',
  'replace',
  'pop',
  'hash',
  'restored',
] as const satisfies readonly TrackerEvents['rv:page']['kind'][];
const reactions = [
  'selection',
  'focus',
  'request',
  'window-open',
  'media',
  'dialog',
  'visibility',
] as const satisfies readonly TrackerEvents['rv:reaction']['kind'][];
const vitals = ['LCP', 'INP', 'CLS'] as const;

export const pageFrom = (payload: open.Unknown): Said<'pages'> => ({
  page: normalisePath(payload.page),
  address: open.asText(payload.page).slice(0, 500),
  kind: open.oneOf(payload.kind, pageKinds, 'load'),
  referrer: open.asText(payload.referrer).slice(0, 500),
  viewport: open.asSize(payload.viewport),
  height: Math.max(0, open.asNumber(payload.page_height)),
});

/** Nothing of a field that was passed through by the tab key: nobody filled it in. */
export function fieldFrom(payload: open.Unknown): Said<'fields'> | undefined {
  const amount = (name: string) => Math.max(0, open.asNumber(payload[name]));
  const filling = {
    hesitationMs: amount('hesitation_ms'),
    inputMs: amount('input_ms'),
    refills: amount('refills'),
    invalid: amount('invalid'),
  };
  if (Object.values(filling).every((value) => value === 0)) return undefined;
  return {
    ...filling,
    field: fingerprintOf(open.asRecord(payload.field)),
    form: formFrom(payload),
    search: payload.search === true,
  };
}

export const submitFrom = (payload: open.Unknown): Said<'submits'> => ({
  form: formFrom(payload),
  label: cleanLabel(payload.label),
});

const formFrom = ({ form }: open.Unknown) => fingerprintOf({ selector: form }).selector;

/** Its kind, and how many milliseconds ago it was. */
export function reactionFrom(payload: open.Unknown) {
  const kind = reactions.find((each) => each === payload.kind);
  return kind && { kind, ago: Math.max(0, open.asNumber(payload.ago_ms)) };
}

/** Nothing of what browsers and their extensions throw. */
export function errorFrom(payload: open.Unknown): Said<'errors'> | undefined {
  const raw = {
    message: open.asText(payload.message),
    file: open.asText(payload.file),
    line: open.asNumber(payload.line),
    column: open.asNumber(payload.column),
  };
  if (!isOwnError(raw)) return undefined;
  return {
    kind: payload.kind === 'rejection' ? 'rejection' : 'error',
    shape: errorShape(raw),
    crossOrigin: payload.cross_origin === true || /^script error\.?$/i.test(raw.message),
  };
}

/** Nothing of what went well, or to somebody else. */
export function requestFrom(payload: open.Unknown): Said<'requests'> | undefined {
  const status = open.asWhole(payload.status);
  if (payload.same_origin !== true || (status > 0 && status < 400)) return undefined;
  const durationMs = Math.max(0, open.asNumber(payload.duration_ms));
  return { durationMs, path: normalisePath(payload.path), status };
}

export const vitalFrom = (payload: open.Unknown): Said<'vitals'> => ({
  name: open.oneOf(payload.name, vitals, 'CLS'),
  value: Math.max(0, open.asNumber(payload.value)),
});
