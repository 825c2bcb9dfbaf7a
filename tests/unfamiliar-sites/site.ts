import type { Goal } from '../../lambdas/contract/integration.ts';
import type { Device } from '../detectors/person.ts';
import type { Visitor } from './visitor.ts';

export type Severity = 'critical' | 'important' | 'minor';
export type Act = (visitor: Visitor) => Promise<void>;

interface Step {
  readonly name: string;
  /** Where it happens, ids folded to `:id`. */
  readonly page: string;
  /** The address to visit when the page has an id in it. */
  readonly path?: string;
  readonly only?: Device;
  /** Nothing else can be done on the page afterwards. */
  readonly isLast?: boolean;
  readonly act: Act;
}

/** A problem that visitors run into. */
export interface Plant extends Step {
  /** Every kind of signal that describes it truthfully; a report may use any one of them, once. */
  readonly kinds: readonly string[];
  /** Further pages that a true report may name. */
  readonly alsoOn?: readonly string[];
  /** What the report's element or title has to say; absent where the page is the whole place. */
  readonly element?: RegExp;
  /** What an owner would accept; absent where the number of visitors decides. */
  readonly severity?: readonly Severity[];
  /** Why no report names it yet: counts as missed, and does not fail the campaign. */
  readonly unseen?: string;
  /** One second after the last click is enough to prove it. */
  readonly isInstant?: boolean;
}

/** Ordinary use that a careless detector reports. */
export type Decoy = Step;

/** The response to one request: a page, or data for a script. */
export interface Reply {
  readonly body: string;
  /** The body is a page's: the document around it is added. */
  readonly isPage?: boolean;
  readonly type?: string;
  readonly status?: number;
  readonly afterMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SiteRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The `Cookie` header; absent when a page is rendered on the server. */
  readonly cookie?: string;
}

/** The server's end of a WebSocket. */
export interface SiteSocket {
  send(text: string): void;
  /** Text arrives as a string, binary data as a buffer. */
  onMessage(listener: (message: string | Buffer) => void): void;
  onClose(listener: () => void): void;
  /** Drops the connection without a close frame, like a server that restarts. */
  close(): void;
}

export const jsonReply = (json: unknown, rest: Partial<Reply> = {}): Reply => ({
  body: JSON.stringify(json),
  type: 'application/json',
  ...rest,
});

export interface Site {
  readonly name: string;
  /** The language of its pages; English when absent. */
  readonly lang?: string;
  readonly style: string;
  readonly goal: Goal;
  readonly about: string;
  /** Source of the bundle that every page loads as `/app.js`. */
  readonly script?: string;
  /** Modules that the script imports as `$lib/NAME`; Svelte components and runes are compiled. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly styles?: string;
  /** The direction of the text, where it is not from left to right. */
  readonly dir?: 'rtl';
  /** Source of a module for Node whose `render(address, load)` returns the body of a page; `load` reads from the API. */
  readonly server?: string;
  /** Bodies by path; an app that routes in the browser has one body for all of them. */
  readonly pages: Readonly<Record<string, string>> | string;
  /** Pieces of HTML by path, for sites whose server renders parts of a page. */
  readonly fragments?: Readonly<Record<string, string>>;
  /** For servers with an API, or that read the query, are slow or fail at one address. `undefined`: the others respond. */
  readonly reply?: (request: SiteRequest) => Reply | undefined;
  /** For servers that keep a WebSocket with their pages: gets every socket with the request that opened it. */
  readonly sockets?: (socket: SiteSocket, request: SiteRequest) => void;
  /** Where a POST leads. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly plants: readonly Plant[];
  readonly decoys: readonly Decoy[];
}

/** The order of the kinds is of no meaning: a fault seen by a click may be reported by its cause. */
export const kinds = {
  unanswered: ['rage-click', 'dead-click'],
  brokenClick: ['error-click', 'javascript-error'],
  failedClick: ['error-click', 'failed-request', 'rage-click', 'dead-click'],
  blank: ['white-screen', 'error-click', 'javascript-error'],
  form: ['form-abandonment'],
  error: ['javascript-error'],
  request: ['failed-request'],
  slow: ['slow-page'],
  lost: ['excessive-scroll'],
  back: ['quick-back'],
  keyboard: ['keyboard-barrier'],
} as const;

export const notCritical: readonly Severity[] = ['important', 'minor'];
export const serious: readonly Severity[] = ['critical', 'important'];
