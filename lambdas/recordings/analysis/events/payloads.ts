import { isSearchLabel } from '../../../contract/rules/words/search-labels.ts';
import type { TrackerEvents } from '../../../contract/tracker.ts';
import { targetFrom } from '../clicks/click.ts';
import { editorFingerprintOf, elementFingerprintOf } from '../element.ts';
import { errorFingerprint } from '../failures/error-fingerprint.ts';
import { isForeign } from '../failures/foreign-errors.ts';
import { isHarmless, isUncertain } from '../failures/harmless-errors.ts';
import { isMeasurement } from '../failures/measurements.ts';
import { labelFrom } from '../label.ts';
import { normalizePath } from '../path.ts';
import type { EventTime, Timeline } from './timeline.ts';
import * as open from './untrusted.ts';

/** The parsed content of a payload, without the time of its event. */
type PayloadOf<K extends keyof Timeline> = Timeline[K] extends readonly (infer Item)[]
  ? Omit<Item, keyof EventTime>
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
  'title',
  'clipboard',
  'download',
  'value',
  'request-start',
] as const satisfies readonly TrackerEvents['rv:reaction']['kind'][];
const vitals = ['LCP', 'INP', 'CLS'] as const;

export const pageFrom = (payload: open.Unknown): PayloadOf<'pages'> => ({
  page: normalizePath(payload.page),
  address: open.asText(payload.page).slice(0, 500),
  kind: open.oneOf(payload.kind, pageKinds, 'load'),
  referrer: open.asText(payload.referrer).slice(0, 500),
  viewport: open.asSize(payload.viewport),
  height: Math.max(0, open.asNumber(payload.page_height)),
});

/** Returns undefined for a field that was not filled in, such as one that only got the focus by the Tab key. */
export function fieldFrom(payload: open.Unknown): PayloadOf<'fields'> | undefined {
  const amount = (name: string) => Math.max(0, open.asNumber(payload[name]));
  const filling = {
    hesitationMs: amount('hesitation_ms'),
    inputMs: amount('input_ms'),
    refills: amount('refills'),
    invalid: amount('invalid'),
  };
  const field = editorFingerprintOf(open.asRecord(payload.field));
  if (Object.values(filling).every((value) => value === 0)) return undefined;
  return {
    ...filling,
    idleMs: amount('idle_ms'),
    field,
    isTyped: payload.typed === true,
    form: formFrom(payload),
    search: payload.search === true || isSearchLabel(field.label),
    hasSubmit: payload.has_submit === true,
  };
}

export const submitFrom = (payload: open.Unknown): PayloadOf<'submits'> => ({
  form: formFrom(payload),
  label: labelFrom(payload.label),
});

const formFrom = ({ form }: open.Unknown) => elementFingerprintOf({ selector: form }).selector;

/** The kind of a reaction, and how many milliseconds before its event it started. */
export function reactionFrom(payload: open.Unknown) {
  const kind = reactions.find((each) => each === payload.kind);
  return (
    kind && { kind, saves: payload.saves === true, ago: Math.max(0, open.asNumber(payload.ago_ms)) }
  );
}

export const formStateFrom = (payload: open.Unknown): PayloadOf<'forms'> => ({
  form: formFrom(payload),
  state: open.oneOf(payload.state, ['open', 'emptied', 'gone'], 'open'),
  after: open.oneOf(payload.after, ['submit', 'button', 'enter', 'leave'], 'leave'),
});

export const keyFrom = (payload: open.Unknown): PayloadOf<'keys'> & { readonly ago: number } => ({
  key: open.oneOf(payload.key, ['Enter', 'Space', 'Escape', 'Tab'], 'Enter'),
  target: targetFrom(payload),
  stops: Math.max(0, open.asInteger(payload.stops)),
  ago: Math.max(0, open.asNumber(payload.ago_ms)),
});

/** Returns undefined for errors of browsers, apps and extensions, and for those that visitors do not notice. */
export function errorFrom(payload: open.Unknown): PayloadOf<'errors'> | undefined {
  const kind = open.oneOf(payload.kind, ['error', 'rejection', 'logged'], 'error');
  const raw = { message: open.asText(payload.message).trim(), file: open.asText(payload.file) };
  if (isForeign(raw) || isHarmless(kind, raw.message)) return undefined;
  return {
    kind,
    fingerprint: errorFingerprint(raw),
    uncertain: isUncertain(raw.message),
  };
}

/** A message that a script sent without waiting for a response, so nothing depends on it. */
const BEACON = 'beacon';
/** Initiators of requests that a script sent for data, in the words of Resource Timing. */
const CALLS = new Set(['fetch', 'xmlhttprequest']);

/** Pages as data: Next.js, Nuxt, SvelteKit, Gatsby. */
const PAGE_DATA = /[?&]_rsc=|^\/_next\/data\/|\/(_payload|__data|page-data)\.json(\?|$)/;

/** Returns undefined for requests that succeeded, that a content blocker probably stopped, or that only measure visits. */
export function requestFrom(payload: open.Unknown): PayloadOf<'requests'> | undefined {
  const status = open.asInteger(payload.status);
  if (status > 0 && status < 400) return undefined;
  const isSameSite = payload.same_origin === true || (payload.same_site === true && status > 0);
  const address = open.asText(payload.path);
  const isCall = CALLS.has(open.asText(payload.initiator));
  if (payload.initiator === BEACON || isMeasurement(address, status, isCall)) return undefined;
  return {
    durationMs: Math.max(0, open.asNumber(payload.duration_ms)),
    path: normalizePath(address),
    hasQuery: address.includes('?'),
    status,
    isThirdParty: !isSameSite,
    isCall,
    isUnnamedPicture: payload.initiator === 'img' && address.endsWith('/'),
    isPageData: PAGE_DATA.test(address),
    isEarlyScript: payload.initiator === 'link' && /\.m?js(\?|$)/.test(address),
    isErrorPage: payload.initiator === 'navigation',
  };
}

export const vitalFrom = (payload: open.Unknown) => ({
  ago: Math.max(0, open.asNumber(payload.ago_ms)),
  name: open.oneOf(payload.name, vitals, 'CLS'),
  value: Math.max(0, open.asNumber(payload.value)),
});
