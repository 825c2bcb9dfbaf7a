import type { TrackerEvents } from '../../../contract/tracker.ts';
import { boxesAround, clickFrom } from '../clicks/click.ts';
import { normalizePath } from '../path.ts';
import { Earliest } from './earliest.ts';
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
} from './payloads.ts';
import type { EventTime, Timeline } from './timeline.ts';
import * as open from './untrusted.ts';

/** The most moments of a kind per session; more are dropped and counted in `gaps`. */
const LIMITS = { pages: 2_000, clicks: 5_000, wireframes: 150, other: 2_000 };

type EarliestOf<K extends keyof Timeline> = Timeline[K] extends readonly (infer Item extends {
  at: number;
  order: number;
})[]
  ? Earliest<Item>
  : never;

/** The tracker's custom events, parsed and sanitized: clicks, fields, errors, requests, vitals and more. */
export class Moments {
  readonly pages: EarliestOf<'pages'> = new Earliest(LIMITS.pages);
  readonly heights: EarliestOf<'heights'> = new Earliest(LIMITS.pages);
  readonly clicks: EarliestOf<'clicks'> = new Earliest(LIMITS.clicks);
  readonly fields: EarliestOf<'fields'> = new Earliest(LIMITS.other);
  readonly submits: EarliestOf<'submits'> = new Earliest(LIMITS.other);
  readonly errors: EarliestOf<'errors'> = new Earliest(LIMITS.other);
  readonly logged: EarliestOf<'logged'> = new Earliest(LIMITS.other);
  readonly requests: EarliestOf<'requests'> = new Earliest(LIMITS.other);
  readonly retried: EarliestOf<'retried'> = new Earliest(LIMITS.other);
  readonly vitals: EarliestOf<'vitals'> = new Earliest(LIMITS.other);
  readonly visibility: EarliestOf<'visibility'> = new Earliest(LIMITS.other);
  readonly reactions: EarliestOf<'reactions'> = new Earliest(LIMITS.clicks);
  readonly forms: EarliestOf<'forms'> = new Earliest(LIMITS.other);
  readonly keys: EarliestOf<'keys'> = new Earliest(LIMITS.other);
  readonly busy: EarliestOf<'busy'> = new Earliest(LIMITS.other);
  readonly unseen: EarliestOf<'unseen'> = new Earliest(LIMITS.other);
  readonly eventsOnly: EarliestOf<'eventsOnly'> = new Earliest(LIMITS.pages);
  readonly wireframes: EarliestOf<'wireframes'> = new Earliest(LIMITS.wireframes);

  /** How many moments exceeded the limits. Wireframes are optional and do not count. */
  get dropped(): number {
    const { wireframes: _, ...moments } = this;
    return Object.values(moments).reduce(
      (sum, each) => sum + (each instanceof Earliest ? each.dropped : 0),
      0,
    );
  }

  /** Reads one custom event. Skips unknown tags, which come from other scripts. */
  read(tag: string, payload: open.Unknown, at: number, order: number): void {
    this.#readers[tag as keyof TrackerEvents]?.(payload, { at, order });
  }

  readonly #readers: Record<keyof TrackerEvents, (payload: open.Unknown, time: EventTime) => void> =
    {
      'rv:page': (payload, time) => this.pages.add({ ...time, ...pageFrom(payload) }),
      'rv:parsed': ({ page_height }, time) =>
        this.heights.add({ ...time, height: Math.max(0, open.asNumber(page_height)) }),
      'rv:click': (payload, time) => {
        this.clicks.add({ ...time, ...clickFrom(payload) });
        const boxes = boxesAround(payload);
        if (boxes.length > 0) this.wireframes.add({ ...time, boxes });
      },
      'rv:field': (payload, time) => {
        const field = fieldFrom(payload);
        if (field) this.fields.add({ ...time, ...field });
      },
      'rv:submit': (payload, time) => this.submits.add({ ...time, ...submitFrom(payload) }),
      'rv:reaction': (payload, { at, order }) => {
        const reaction = reactionFrom(payload);
        if (!reaction) return;
        const { ago, ...rest } = reaction;
        this.reactions.add({ at: at - ago, order, durationMs: ago, ...rest });
      },
      'rv:error': (payload, time) => {
        const error = errorFrom(payload);
        if (error) this[error.kind === 'logged' ? 'logged' : 'errors'].add({ ...time, ...error });
      },
      'rv:request': (payload, time) => {
        const request = requestFrom(payload);
        if (request) this.requests.add({ ...time, ...request });
      },
      'rv:retried': ({ path, status, failed_ago_ms }, { at, order }) =>
        this.retried.add({
          at: at - Math.max(0, open.asNumber(failed_ago_ms)),
          order,
          path: normalizePath(open.asText(path)),
          status: open.asInteger(status),
        }),
      'rv:form': (payload, time) => this.forms.add({ ...time, ...formStateFrom(payload) }),
      'rv:key': (payload, { at, order }) => {
        const { ago, ...key } = keyFrom(payload);
        this.keys.add({ at: at - ago, order, ...key });
      },
      'rv:busy': (payload, time) => this.busy.add(referencedClick(payload, time)),
      'rv:unseen': (payload, time) => this.unseen.add(referencedClick(payload, time)),
      'rv:vital': (payload, { at, order }) => {
        const { ago, ...vital } = vitalFrom(payload);
        this.vitals.add({ at: at - ago, order, ...vital });
      },
      'rv:visibility': (payload, time) =>
        this.visibility.add({ ...time, visible: payload.visible !== false }),
      'rv:mode': (_, time) => this.eventsOnly.add(time),
    };
}

/** The time of the click that an event refers to. */
const referencedClick = ({ click_ago_ms }: open.Unknown, { at, order }: EventTime): EventTime => ({
  at: at - Math.max(0, open.asNumber(click_ago_ms)),
  order,
});
