import type { TrackerEvents } from '../../contract/tracker.ts';
import { boxesAround, clickFrom } from './click.ts';
import { Earliest } from './earliest.ts';
import { fingerprintOf } from './element.ts';
import { errorShape, isOwnError } from './error-shape.ts';
import { cleanLabel } from './label.ts';
import { normalisePath } from './path.ts';
import type { Timeline } from './timeline.ts';
import * as open from './untrusted.ts';

/** How many of a kind one session can sensibly hold; more are dropped and named in `gaps`. */
const LIMITS = { pages: 2_000, clicks: 5_000, wireframes: 150, other: 2_000 };

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

type Kept<K extends keyof Timeline> = Timeline[K] extends readonly (infer Item extends {
  at: number;
  order: number;
})[]
  ? Earliest<Item>
  : never;

/** The tracker's own events, opened, cleaned and kept: everything a person did or met that is not plain DOM. */
export class Moments {
  readonly pages: Kept<'pages'> = new Earliest(LIMITS.pages);
  readonly clicks: Kept<'clicks'> = new Earliest(LIMITS.clicks);
  readonly fields: Kept<'fields'> = new Earliest(LIMITS.other);
  readonly submits: Kept<'submits'> = new Earliest(LIMITS.other);
  readonly errors: Kept<'errors'> = new Earliest(LIMITS.other);
  readonly requests: Kept<'requests'> = new Earliest(LIMITS.other);
  readonly vitals: Kept<'vitals'> = new Earliest(LIMITS.other);
  readonly visibility: Kept<'visibility'> = new Earliest(LIMITS.other);
  readonly reactions: Kept<'reactions'> = new Earliest(LIMITS.clicks);
  readonly wireframes: Kept<'wireframes'> = new Earliest(LIMITS.wireframes);
  isEventsOnly = false;

  /** How many there was no room for. Pictures are extras and do not count. */
  get dropped(): number {
    const { wireframes: _, ...kept } = this;
    return Object.values(kept).reduce(
      (sum, each) => sum + (each instanceof Earliest ? each.dropped : 0),
      0,
    );
  }

  /** One custom event; an unknown tag is somebody else's and passed over. */
  read(tag: string, payload: open.Unknown, at: number, order: number): void {
    this.#readers[tag as keyof TrackerEvents]?.(payload, { at, order });
  }

  readonly #readers: Record<
    keyof TrackerEvents,
    (payload: open.Unknown, placed: { at: number; order: number }) => void
  > = {
    'rv:page': (payload, placed) =>
      this.pages.add({
        ...placed,
        page: normalisePath(payload.page),
        address: open.asText(payload.page).slice(0, 500),
        kind: open.oneOf(payload.kind, pageKinds, 'load'),
        referrer: open.asText(payload.referrer).slice(0, 500),
        viewport: open.asSize(payload.viewport),
        height: Math.max(0, open.asNumber(payload.page_height)),
      }),
    'rv:click': (payload, placed) => {
      this.clicks.add({ ...placed, ...clickFrom(payload) });
      const boxes = boxesAround(payload);
      if (boxes.length > 0) this.wireframes.add({ ...placed, boxes });
    },
    'rv:field': (payload, placed) => {
      const amount = (name: string) => Math.max(0, open.asNumber(payload[name]));
      const filling = {
        hesitationMs: amount('hesitation_ms'),
        inputMs: amount('input_ms'),
        refills: amount('refills'),
        invalid: amount('invalid'),
      };
      // Passed through by the tab key: nobody filled it in.
      if (Object.values(filling).every((value) => value === 0)) return;
      this.fields.add({
        ...placed,
        ...filling,
        field: fingerprintOf(open.asRecord(payload.field)),
        form: fingerprintOf({ selector: payload.form }).selector,
        search: payload.search === true,
      });
    },
    'rv:submit': (payload, placed) =>
      this.submits.add({
        ...placed,
        form: fingerprintOf({ selector: payload.form }).selector,
        label: cleanLabel(payload.label),
      }),
    'rv:reaction': (payload, { at, order }) => {
      const kind = reactions.find((each) => each === payload.kind);
      const ago = Math.max(0, open.asNumber(payload.ago_ms));
      if (kind) this.reactions.add({ at: at - ago, order, kind });
    },
    'rv:error': (payload, placed) => {
      const raw = {
        message: open.asText(payload.message),
        file: open.asText(payload.file),
        line: open.asNumber(payload.line),
        column: open.asNumber(payload.column),
      };
      if (!isOwnError(raw)) return;
      this.errors.add({
        ...placed,
        kind: payload.kind === 'rejection' ? 'rejection' : 'error',
        shape: errorShape(raw),
        crossOrigin: payload.cross_origin === true || /^script error\.?$/i.test(raw.message),
      });
    },
    'rv:request': (payload, placed) => {
      const status = open.asWhole(payload.status);
      if (payload.same_origin !== true || (status > 0 && status < 400)) return;
      const durationMs = Math.max(0, open.asNumber(payload.duration_ms));
      this.requests.add({ ...placed, durationMs, path: normalisePath(payload.path), status });
    },
    'rv:vital': (payload, placed) =>
      this.vitals.add({
        ...placed,
        name: open.oneOf(payload.name, vitals, 'CLS'),
        value: Math.max(0, open.asNumber(payload.value)),
      }),
    'rv:visibility': (payload, placed) =>
      this.visibility.add({ ...placed, visible: payload.visible !== false }),
    'rv:mode': () => {
      this.isEventsOnly = true;
    },
  };
}
