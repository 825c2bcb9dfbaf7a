import { jsonReply, type Reply } from '../../site.ts';

// The server side of the components: the browser sends state and calls, and gets the component's HTML back.

type Args = readonly (string | number)[];

/** Messages by field. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Turn<S> {
  readonly set?: Partial<S>;
  readonly flash?: string;
  readonly status?: number;
  readonly afterMs?: number;
}

interface Definition<S extends object> {
  readonly name: string;
  readonly start: (param: string) => S;
  readonly view: (state: S) => string;
  readonly calls?: Readonly<Record<string, (state: S, args: Args) => Turn<S>>>;
  readonly afterMs?: number;
  /** Further attributes of the root element. */
  readonly root?: string;
}

interface Message {
  readonly name: string;
  readonly data: object;
  readonly updates: object;
  readonly calls: readonly { readonly method: string; readonly params: Args }[];
}

export interface Wire {
  readonly name: string;
  mount(param?: string): string;
  answer(message: Message): Reply;
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export function wire<S extends object>(definition: Definition<S>): Wire {
  const { name, start, view, calls = {}, afterMs = 260, root = '' } = definition;
  const wrap = (state: S, snapshot: string) =>
    `<div wire:id="lw-${name}" wire:name="${name}"${snapshot} ${root}>${view(state)}</div>`;
  return {
    name,
    mount(param = '') {
      const state = start(param);
      return wrap(state, ` wire:snapshot="${escapeHtml(JSON.stringify(state))}"`);
    },
    answer(message) {
      let state = { ...message.data, ...message.updates } as S;
      let delay = afterMs;
      const flashes: string[] = [];
      for (const { method, params } of message.calls) {
        const turn = calls[method]?.(state, params) ?? {};
        if (turn.status) return failure(turn.status, turn.afterMs ?? afterMs);
        state = { ...state, ...turn.set };
        delay = turn.afterMs ?? delay;
        if (turn.flash) flashes.push(turn.flash);
      }
      return jsonReply({ data: state, html: wrap(state, ''), flashes }, { afterMs: delay });
    },
  };
}

const failure = (status: number, afterMs: number) =>
  jsonReply({ message: 'Server Error' }, { status, afterMs });

/** The message under a field. */
export const problem = (errors: Errors, field: string): string =>
  errors[field] ? `<p class="problem" role="alert">${errors[field]}</p>` : '';

export const isMail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(text);
