/**
 * The protocol between tracker and server. Has no imports, not even zod, because the tracker on customers' sites includes
 * this file. Times are epoch milliseconds of the visitor's clock; the server corrects them by `sent_at`.
 */

/** A session ends after this long without user activity, and at the latest after the maximum. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_CAP_MINUTES = 60;
/** The lifetime of a ticket; the tracker renews it ten minutes before it expires. */
export const TICKET_MINUTES = 30;
/** The most events per batch; the server rejects larger ones. */
export const BATCH_MAX_EVENTS = 2_000;

/** Recorded in place of what was typed. All masks have the same length, so that none reveals the length of the value. */
export const HIDDEN_WORDS = '*****';

/** Public: it identifies the account in the owner's page and grants nothing. Owner ids are UUIDs of fixed length. */
export const visitorIdOf = (domain: string, ownerId: string): string => `${domain}-${ownerId}`;

/** The domain in a visitor id; a domain may contain hyphens, so the id of the owner is cut off. */
export const domainOfVisitorId = (visitorId: string): string =>
  visitorId.replace(/-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, '');

let prices: RegExp | undefined;
function pricesIn(): RegExp {
  if (prices) return prices;
  const amount = String.raw`\d[\d.,'’]*`;
  const currency = String.raw`(?:[€$£¥₹₽₩₺₪฿]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|JPY|CAD|AUD|kr|zł)(?![\p{L}\d]))`;
  prices = new RegExp(`${currency}\\s?${amount}|${amount}\\s?${currency}`, 'gu');
  return prices;
}

/** A label without prices, which would split one control of many products. */
export function withoutPrices(label: string): string {
  // Most labels have no price, and a Unicode pattern is slow to compile.
  const mayHoldPrice = /\d/.test(label) && /[€$£¥₹₽₩₺₪฿]|[A-Z]{3}|kr|zł/.test(label);
  const rest = (mayHoldPrice ? label.replace(pricesIn(), ' ') : label)
    .replace(/\s+/g, ' ')
    .replace(/^[\s·|–—:,-]+|[\s·|–—:,-]+$/g, '');
  return rest && (/[a-z\d]/i.test(rest) || /[\p{L}\p{N}]/u.test(rest)) ? rest : label;
}

/** POST /functions/v1/start-session, as text/plain (no preflight). */
export interface SessionRequest {
  readonly visitor_id: string;
  /** A random id of this browser, stored when recording is allowed. */
  readonly visitor: string;
  /** Continues this session if it is still open: a page load within 30 minutes in the same tab. */
  readonly session_id?: string;
  readonly host: string;
  /** The page: only its path and allowed parameters. */
  readonly page: string;
  readonly referrer: string;
  readonly viewport: readonly [width: number, height: number];
  readonly automated?: boolean;
  /** The tracker's release; the oldest ones do not send it. */
  readonly release?: string;
  readonly sent_at: number;
}

/**
 * The response has status 200 also if the session is rejected. The tracker retries 429 and 5xx with growing pauses; any
 * other 4xx counts as a rejection.
 */
export type SessionResponse =
  | {
      readonly admitted: true;
      readonly session_id: string;
      /** Sent with every batch; renewed by another request with the session's id. */
      readonly ticket: string;
      /** The first free sequence number in this session. */
      readonly next_seq: number;
      /** The latest end of the session by the server's clock. The tracker enforces the maximum with the browser's clock. */
      readonly ends_at: number;
      /** There is a newer release: the browser should fetch the loader again. */
      readonly upgrade?: true;
    }
  | {
      readonly admitted: false;
      /**
       * Final for the visit. Without a reason, the website may soon be connected: the tracker asks again on the next page
       * of the tab, or when this page is hidden and shown again.
       */
      readonly reason?: 'limit' | 'disconnected' | 'wrong-site' | 'automated' | 'outdated';
    };

/**
 * POST /functions/v1/record-events?ticket=…, in the wire format (wire/format.ts): application/octet-stream
 * (gzip) or, without a preflight, text/plain (base64). How the tracker handles the response:
 * - 202: the batch is stored, also when it is repeated.
 * - 401: the ticket or its session has ended. It calls start-session once with the session's id, and resends the batch if
 *   the id stays the same.
 * - 403: rejected; it stops for the rest of the session.
 * - 408, 429, 5xx and no response: it keeps the batch and retries with growing pauses.
 * - Any other 4xx: it drops the batch.
 *
 * A resent batch has the same bytes and number; `sent_at` is when it was first created.
 */
export interface Batch {
  readonly seq: number;
  readonly sent_at: number;
  readonly events: readonly RecordedEvent[];
  /** The page is being left, so no further batch may follow. */
  readonly last?: boolean;
  readonly cost?: TrackerCost;
}

/** rrweb's format: 0 DomContentLoaded, 1 Load, 2 FullSnapshot, 3 Incremental, 4 Meta, 5 Custom. */
export interface RecordedEvent {
  readonly type: number;
  readonly timestamp: number;
  readonly data: unknown;
}

/** The cost of recording this page so far. */
export interface TrackerCost {
  /** Milliseconds of the page's main thread. */
  readonly script_ms: number;
  /** Compressed bytes that were sent. */
  readonly bytes: number;
  /** Errors of the tracker itself. */
  readonly errors: number;
}

/** An element without personal data: role, label of at most 40 masked characters, stable selector, rectangle. */
export interface ElementDescriptor {
  readonly role: string;
  readonly label: string;
  readonly selector: string;
  readonly tag: string;
  /** Left, top, width, height in CSS pixels of the viewport. */
  readonly box: readonly [number, number, number, number];
  readonly looks_interactive: boolean;
  readonly editable: boolean;
  /** The kind of target, if it is a link. */
  readonly link?: 'page' | 'fragment' | 'download' | 'blank' | 'mail' | 'tel' | 'other-site';
  readonly no_rage?: boolean;
  /** It is selected already, or links to the current page, so the page need not respond. */
  readonly is_current?: boolean;
  /** It submits a form. */
  readonly submits?: boolean;
  /** It is part of a search. */
  readonly search?: boolean;
  /** It is in an open dialog, or in a layer that covers the page. */
  readonly in_dialog?: boolean;
  /** It is next to a canvas, whose response a recording cannot show. */
  readonly near_canvas?: boolean;
}

/** The tracker's events: rrweb custom events (type 5) whose data is `{tag, payload}`. */
export interface TrackerEvents {
  'rv:page': {
    readonly page: string;
    readonly title: string;
    readonly kind:
      | 'load'
      | 'reload'
      | 'back-forward'
      | 'push'
      | 'replace'
      | 'pop'
      | 'hash'
      | 'restored';
    readonly referrer: string;
    readonly viewport: readonly [number, number];
    readonly page_height: number;
  };
  /** For a page that was reported while it was still being parsed. */
  'rv:parsed': { readonly title: string; readonly page_height: number };
  'rv:click': {
    /** rrweb's id of the clicked node. */
    readonly id: number;
    /** rrweb's id of the control around it, including all elements that draw it. */
    readonly control?: number;
    readonly x: number;
    readonly y: number;
    readonly target: ElementDescriptor;
    /** The click hit no control: `target` is the small control next to it that was probably meant. */
    readonly missed?: boolean;
    /** An invisible element covers the control: `target` is what the visitor saw. */
    readonly covered?: boolean;
    /** `target` was pressed, but moved away before the release, so the browser dispatched the click on what was there then. */
    readonly moved?: boolean;
    /** The button was disabled: the browser dispatched no click. */
    readonly disabled?: boolean;
    readonly modified: boolean;
    readonly pointer: 'mouse' | 'touch' | 'pen' | 'keyboard';
    /** Up to 40 visible interactive elements; sent with the first click on a page and when clicks follow quickly. */
    readonly around?: readonly Pick<ElementDescriptor, 'role' | 'label' | 'box'>[];
  };
  'rv:field': {
    readonly field: Pick<ElementDescriptor, 'role' | 'label' | 'selector'>;
    readonly form: string;
    readonly search: boolean;
    /** Its form has a submit button. */
    readonly has_submit?: boolean;
    /** Text was entered, as opposed to a choice. */
    readonly typed?: boolean;
    /** From the last entry until this event, which is sent when the field loses focus. */
    readonly idle_ms?: number;
    readonly hesitation_ms: number;
    readonly input_ms: number;
    readonly refills: number;
    readonly invalid: number;
  };
  /** The state of a form's filled-in fields: still there, cleared by the page, or removed. */
  'rv:form': {
    readonly form: string;
    readonly state: 'open' | 'emptied' | 'gone';
    /** What preceded it; `leave`: the page was hidden or left. */
    readonly after: 'submit' | 'button' | 'enter' | 'leave';
  };
  'rv:submit': { readonly form: string; readonly label: string };
  'rv:reaction': {
    /** Responses to a click that rrweb does not record. Only earlier releases report `focus` and `visibility`. */
    readonly kind:
      | 'selection'
      | 'focus'
      | 'request'
      | 'window-open'
      | 'media'
      | 'dialog'
      | 'visibility'
      | 'title'
      | 'clipboard'
      | 'download'
      | 'value'
      | 'request-start';
    /** How long before this event it started: a request is recorded when its response has arrived. */
    readonly ago_ms?: number;
    /** A request with a method that changes data. */
    readonly saves?: boolean;
  };
  'rv:error': {
    /**
     * `logged`: the page's scripts caught it and logged it to the console, as frameworks do, or a response was not JSON, which
     * they may have expected (`Not JSON: ` and its masked address).
     */
    readonly kind: 'error' | 'rejection' | 'logged';
    readonly message: string;
    readonly file: string;
    readonly line: number;
  };
  /** A busy indicator that a click brought up is still shown seven seconds after it, or at the next click. */
  'rv:busy': { readonly click_ago_ms: number };
  /** Everything that the page changed after a click was outside the viewport or in a hidden part. */
  'rv:unseen': { readonly click_ago_ms: number };
  /**
   * A key that the page did not turn into a click: Enter or Space on a control, Escape in a dialog. Tab: the focus is
   * trapped among `stops` elements.
   */
  'rv:key': {
    readonly key: 'Enter' | 'Space' | 'Escape' | 'Tab';
    readonly target: ElementDescriptor;
    readonly ago_ms: number;
    readonly stops?: number;
  };
  /** A request that failed. */
  'rv:request': {
    readonly path: string;
    /** 0: no response. */
    readonly status: number;
    readonly duration_ms: number;
    readonly initiator: string;
    readonly same_origin: boolean;
    /** The same host, or another subdomain of the site's domain. */
    readonly same_site?: boolean;
  };
  /** The page repeated a failed request by itself, successfully. */
  'rv:retried': {
    readonly path: string;
    readonly status: number;
    /** How long before this event it had failed. */
    readonly failed_ago_ms: number;
  };
  'rv:vital': {
    readonly name: 'LCP' | 'INP' | 'CLS';
    readonly value: number;
    /** How long before this event its worst entry was. */
    readonly ago_ms?: number;
  };
  'rv:visibility': { readonly visible: boolean };
  /** From now on the page is not recorded, because it is too large or changes too much; the tracker's events still are. */
  'rv:mode': Record<string, never>;
}

/**
 * Parameters whose values stay in recorded URLs: those of campaigns, and those with which OpenCart, CS-Cart, PrestaShop,
 * AbanteCart (`rt`) and Zen Cart name a page.
 */
export const KEPT_PARAMETER =
  /^(utm_[a-z]+=|(route|rt|dispatch|controller|main_page)=[a-z./|_-]+$)/i;
