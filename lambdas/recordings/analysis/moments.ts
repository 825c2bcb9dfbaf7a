import type { TrackerEvents } from '../../contract/tracker.ts';
import { boxesAround, clickFrom } from './clicks/click.ts';
import { Earliest } from './events/earliest.ts';
import {
  errorFrom,
  fieldFrom,
  formStateFrom,
  keyFrom,
  pageFrom,
  reactionFrom,
  requestFrom,
  submitFrom,
  vitalFrom,
} from './events/payloads.ts';
import type { Placed, Timeline } from './events/timeline.ts';
import * as open from './events/untrusted.ts';
import { normalizePath } from './path.ts';

/** The most moments of a kind per session; more are dropped and counted in `gaps`. */
const LIMITS = { pages: 2_000, clicks: 5_000, wireframes: 150, other: 2_000 };

type Kept<K extends keyof Timeline> = Timeline[K] extends readonly (infer Item extends {
  at: number;
  order: number;
})[]
  ? Earliest<Item>
  : never;

/** The tracker's custom events, parsed and sanitized: clicks, fields, errors, requests, vitals and more. */
export class Moments {
  readonly pages: Kept<'pages'> = new Earliest(LIMITS.pages);
  readonly heights: Kept<'heights'> = new Earliest(LIMITS.pages);
  readonly clicks: Kept<'clicks'> = new Earliest(LIMITS.clicks);
  readonly fields: Kept<'fields'> = new Earliest(LIMITS.other);
  readonly submits: Kept<'submits'> = new Earliest(LIMITS.other);
  readonly errors: Kept<'errors'> = new Earliest(LIMITS.other);
  readonly logged: Kept<'logged'> = new Earliest(LIMITS.other);
  readonly requests: Kept<'requests'> = new Earliest(LIMITS.other);
  readonly retried: Kept<'retried'> = new Earliest(LIMITS.other);
  readonly vitals: Kept<'vitals'> = new Earliest(LIMITS.other);
  readonly visibility: Kept<'visibility'> = new Earliest(LIMITS.other);
  readonly reactions: Kept<'reactions'> = new Earliest(LIMITS.clicks);
  readonly forms: Kept<'forms'> = new Earliest(LIMITS.other);
  readonly keys: Kept<'keys'> = new Earliest(LIMITS.other);
  readonly busy: Kept<'busy'> = new Earliest(LIMITS.other);
  readonly unseen: Kept<'unseen'> = new Earliest(LIMITS.other);
  readonly wireframes: Kept<'wireframes'> = new Earliest(LIMITS.wireframes);
  isEventsOnly = false;

  /** How many moments exceeded the limits. Wireframes are optional and do not count. */
  get dropped(): number {
    const { wireframes: _, ...kept } = this;
    return Object.values(kept).reduce(
      (sum, each) => sum + (each instanceof Earliest ? each.dropped : 0),
      0,
    );
  }

  /** Reads one custom event. Skips unknown tags, which come from other scripts. */
  read(tag: string, payload: open.Unknown, at: number, order: number): void {
    this.#readers[tag as keyof TrackerEvents]?.(payload, { at, order });
  }

  readonly #readers: Record<
    keyof TrackerEvents,
    (payload: open.Unknown, placed: { at: number; order: number }) => void
  > = {
    'rv:page': (payload, placed) => this.pages.add({ ...placed, ...pageFrom(payload) }),
    'rv:parsed': ({ page_height }, placed) =>
      this.heights.add({ ...placed, height: Math.max(0, open.asNumber(page_height)) }),
    'rv:click': (payload, placed) => {
      this.clicks.add({ ...placed, ...clickFrom(payload) });
      const boxes = boxesAround(payload);
      if (boxes.length > 0) this.wireframes.add({ ...placed, boxes });
    },
    'rv:field': (payload, placed) => {
      const field = fieldFrom(payload);
      if (field) this.fields.add({ ...placed, ...field });
    },
    'rv:submit': (payload, placed) => this.submits.add({ ...placed, ...submitFrom(payload) }),
    'rv:reaction': (payload, { at, order }) => {
      const reaction = reactionFrom(payload);
      if (!reaction) return;
      const { ago, ...rest } = reaction;
      this.reactions.add({ at: at - ago, order, durationMs: ago, ...rest });
    },
    'rv:error': (payload, placed) => {
      const error = errorFrom(payload);
      if (error) this[error.kind === 'logged' ? 'logged' : 'errors'].add({ ...placed, ...error });
    },
    'rv:request': (payload, placed) => {
      const request = requestFrom(payload);
      if (request) this.requests.add({ ...placed, ...request });
    },
    'rv:retried': ({ path, status, failed_ago_ms }, { at, order }) =>
      this.retried.add({
        at: at - Math.max(0, open.asNumber(failed_ago_ms)),
        order,
        path: normalizePath(open.asText(path)),
        status: open.asWhole(status),
      }),
    'rv:form': (payload, placed) => this.forms.add({ ...placed, ...formStateFrom(payload) }),
    'rv:key': (payload, { at, order }) => {
      const { ago, ...key } = keyFrom(payload);
      this.keys.add({ at: at - ago, order, ...key });
    },
    'rv:busy': (payload, placed) => this.busy.add(clickBefore(payload, placed)),
    'rv:unseen': (payload, placed) => this.unseen.add(clickBefore(payload, placed)),
    'rv:vital': (payload, { at, order }) => {
      const { ago, ...vital } = vitalFrom(payload);
      this.vitals.add({ at: at - ago, order, ...vital });
    },
    'rv:visibility': (payload, placed) =>
      this.visibility.add({ ...placed, visible: payload.visible !== false }),
    'rv:mode': () => {
      this.isEventsOnly = true;
    },
  };
}

/** The time of the click that an event refers to. */
const clickBefore = ({ click_ago_ms }: open.Unknown, { at, order }: Placed): Placed => ({
  at: at - Math.max(0, open.asNumber(click_ago_ms)),
  order,
});
