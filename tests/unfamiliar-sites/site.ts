import type { Goal } from '../../lambdas/contract/integration.ts';
import type { Device } from '../detectors/person.ts';
import type { Visitor } from './visitor.ts';

export type Severity = 'critical' | 'important' | 'minor';
export type Action = (visitor: Visitor) => Promise<void>;

interface Step {
  readonly name: string;
  /** The page where it happens, with ids replaced by `:id`. */
  readonly page: string;
  /** The path to visit if the page has an id. */
  readonly path?: string;
  readonly only?: Device;
  /** Nothing else can be done on the page afterwards. */
  readonly isLast?: boolean;
  readonly act: Action;
}

/** A planted problem that visitors run into. */
export interface Plant extends Step {
  /** Every kind of signal that describes it truthfully; a report may use any one of them, once. */
  readonly kinds: readonly string[];
  /** Further pages that a true report may name. */
  readonly alsoOn?: readonly string[];
  /** Matches the element or title of the report; absent if the problem concerns the whole page. */
  readonly element?: RegExp;
  /** Severities that an owner would accept; absent if the number of visitors decides. */
  readonly severity?: readonly Severity[];
  /** Why no report names it yet. Counts as missed, without failing the campaign. */
  readonly unseen?: string;
  /** One second after the last click is enough to prove it. */
  readonly isInstant?: boolean;
}

/** Ordinary use that a detector might report by mistake. */
export type Decoy = Step;

/** The response to one request: a page, or data for a script. */
export interface Reply {
  readonly body: string;
  /** Written one after the other instead of the body, such as server-sent events. */
  readonly pieces?: AsyncIterable<string>;
  /** The body belongs to a page, so the document around it is added. */
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
  /** The body of a POST request. */
  readonly form?: string;
}

/** The server side of a WebSocket. */
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
  /**
   * Compiles the modules as JSX of Solid instead, links the libraries of an Angular app, or builds a resumable app whose
   * modules are apart from the script.
   */
  readonly compiler?: 'solid' | 'angular' | 'qwik';
  readonly styles?: string;
  /** The text direction, if not left to right. */
  readonly dir?: 'rtl';
  /**
   * Source of a module for Node whose `render(address, load)` returns the body of a page, or its pieces while they are
   * rendered; `load` reads from the API.
   */
  readonly server?: string;
  /** Bodies by path; an app that routes in the browser has one body for all of them. */
  readonly pages: Readonly<Record<string, string>> | string;
  /** Pieces of HTML by path, for sites whose server renders parts of a page. */
  readonly fragments?: Readonly<Record<string, string>>;
  /** For APIs and responses that depend on the query, are slow or fail. `undefined` falls through to the other handlers. */
  readonly reply?: (request: SiteRequest) => Reply | undefined;
  /** Receives every WebSocket with its opening request. */
  readonly sockets?: (socket: SiteSocket, request: SiteRequest) => void;
  /** The redirect targets of POST requests, by path. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly plants: readonly Plant[];
  readonly decoys: readonly Decoy[];
}

/** In no particular order: a report may name either the click or the cause of its failure. */
export const kinds = {
  noResponse: ['rage-click', 'dead-click'],
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
