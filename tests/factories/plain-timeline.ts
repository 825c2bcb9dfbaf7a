import { Rows } from '../../lambdas/recordings/analysis/events/rows.ts';
import type {
  ClickMoment,
  FieldMoment,
  PageMoment,
  Timeline,
} from '../../lambdas/recordings/analysis/events/timeline.ts';

type Lists = {
  readonly [name in keyof Timeline]?: Timeline[name] extends readonly object[]
    ? readonly object[]
    : Timeline[name];
};

/** A timeline of these moments and no others; moments without an order are in order of the list. */
export function plainTimeline(lists: Lists): Timeline {
  const none = { pages: [], clicks: [], fields: [], submits: [], forms: [], reactions: [] };
  const others = { visibility: [], errors: [], logged: [], requests: [], wireframes: [], keys: [] };
  const tables = { mutations: new Rows(8), scrolls: new Rows(4), snapshots: new Rows(6) };
  const all = { durationMs: 100_000, ...none, ...others, ...tables, ...lists };
  const ordered = Object.entries(all).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.map((each, order) => ({ order, ...each })) : list,
  ]);
  return Object.fromEntries(ordered) as Timeline;
}

export const pageOf = (at: number, page = '/', more: Partial<PageMoment> = {}) => ({
  ...{ at, page, address: page, kind: 'load' as const, referrer: 'https://shop.example/' },
  ...more,
});

export const clickOf = (at: number, more: Partial<ClickMoment> = {}) => ({
  ...{ at, tag: 'button', node: 7, submits: false, modified: false, editable: false },
  element: { role: 'button', label: 'Next', selector: 'main > button' },
  ...more,
});

export const fieldOf = (at: number, more: Partial<FieldMoment> = {}) => ({
  ...{ at, form: '#order', hesitationMs: 0, inputMs: 500, idleMs: 0, refills: 0, invalid: 0 },
  ...{ search: false, hasSubmit: false, isTyped: true },
  field: { role: 'textbox', label: 'Name', selector: '#name' },
  ...more,
});

export const formOf = (at: number, state: string, after: string, more: object = {}) => ({
  ...{ at, form: '#order', state, after },
  ...more,
});
