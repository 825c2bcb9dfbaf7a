/**
 * What the tracker and the server say to each other. Free of zod and of every import: this file travels to other
 * people's sites. Times are epoch milliseconds of the visitor's clock; the server corrects them by `sent_at`.
 */

/** A session ends after this long without user activity, and at the latest after the cap. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_CAP_MINUTES = 60;
/** A ticket is good for this long; the tracker asks for the next one with ten minutes to spare. */
export const TICKET_MINUTES = 30;
/** The most events one batch holds; the server refuses more. */
export const BATCH_MAX_EVENTS = 2_000;

/** A visitor id is `domain-ownerId`; owner ids are UUIDs of fixed length. */
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
  // Most labels have no price, and a pattern with the letters of all languages is slow to make.
  const mayHoldPrice = /\d/.test(label) && /[€$£¥₹₽₩₺₪฿]|[A-Z]{3}|kr|zł/.test(label);
  const rest = (mayHoldPrice ? label.replace(pricesIn(), ' ') : label)
    .replace(/\s+/g, ' ')
    .replace(/^[\s·|–—:,-]+|[\s·|–—:,-]+$/g, '');
  return /[a-z\d]/i.test(rest) || /[\p{L}\p{N}]/u.test(rest) ? rest : label;
}

/** POST /functions/v1/start-session, as text/plain (no preflight). */
export interface SessionRequest {
  readonly visitor_id: string;
  /** A random id of this browser, stored once recording is allowed. */
  readonly visitor: string;
  /** Continues this session when it is still open: a page load within 30 minutes in the same tab. */
  readonly session_id?: string;
  readonly host: string;
  /** The page as it may be sent: path and allowed parameters only. */
  readonly page: string;
  readonly referrer: string;
  readonly viewport: readonly [width: number, height: number];
  readonly automated?: boolean;
  /** The recorder's build; absent from the oldest ones. */
  readonly release?: string;
  readonly sent_at: number;
}

/**
 * 200 with this answer, also for a refusal: a refusal is an answer, not a failure. 429 and 5xx are asked again, later
 * each time; any other 4xx counts as a refusal.
 */
export type SessionAnswer =
  | {
      readonly admitted: true;
      readonly session_id: string;
      /** Shown with every batch; renewed by asking again with the session's id. */
      readonly ticket: string;
      /** The first sequence number that is free in this session. */
      readonly next_seq: number;
      /** The latest end of the session by the server's clock. The tracker uses its own clock for the cap. */
      readonly ends_at: number;
      /** There is a newer release: the browser should ask for the loader again. */
      readonly upgrade?: true;
    }
  | {
      readonly admitted: false;
      readonly reason: 'limit' | 'disconnected' | 'wrong-site' | 'automated' | 'outdated';
    };

/**
 * POST /functions/v1/record-events?ticket=…, in the wire format (wire/format.ts): application/octet-stream
 * (gzip) or, without a preflight, text/plain (base64). What the tracker makes of the answer: 202 the batch is safe (also the second time) · 401 the ticket or its session has ended: asks
 * start-session once, with the session's id, and sends again when the id stayed the same · 403 a refusal, final for the
 * visit · 408, 429, 5xx and no answer: keeps the batch and tries again, later each time · any other 4xx: gives the
 * batch up. A batch that is sent again has the same bytes and number; `sent_at` says when it was first made.
 */
export interface Batch {
  readonly seq: number;
  readonly sent_at: number;
  readonly events: readonly RecordedEvent[];
  /** The page is being left: nothing more may come. */
  readonly last?: boolean;
  readonly cost?: TrackerCost;
}

/** rrweb's own format: 0 DomContentLoaded, 1 Load, 2 FullSnapshot, 3 Incremental, 4 Meta, 5 Custom. */
export interface RecordedEvent {
  readonly type: number;
  readonly timestamp: number;
  readonly data: unknown;
}

/** What recording cost this page so far. */
export interface TrackerCost {
  readonly script_ms: number;
  readonly script_ms_median: number;
  readonly script_ms_p95: number;
  readonly bytes: number;
  readonly snapshots_skipped: number;
  readonly errors: number;
}

/** An element as it may be sent: role, label of at most 40 masked characters, stable selector, rectangle. */
export interface ElementDescriptor {
  readonly role: string;
  readonly label: string;
  readonly selector: string;
  readonly tag: string;
  /** Left, top, width, height in CSS pixels of the viewport. */
  readonly box: readonly [number, number, number, number];
  readonly looks_interactive: boolean;
  readonly editable: boolean;
  /** Where a link leads, when it is one. */
  readonly link?: 'page' | 'fragment' | 'download' | 'blank' | 'mail' | 'tel' | 'other-site';
  readonly no_rage?: boolean;
  /** It was chosen already, or leads to where one is: nothing has to answer. */
  readonly is_current?: boolean;
  /** It sends a form. */
  readonly submits?: boolean;
  /** It is part of a search. */
  readonly search?: boolean;
  /** It is in an open dialog, or in a layer that covers the page. */
  readonly in_dialog?: boolean;
  /** A drawing beside it may answer, which no recording shows. */
  readonly near_canvas?: boolean;
}

/** The tracker's own events: rrweb custom events (type 5) whose data is `{tag, payload}`. */
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
    /** rrweb's id of the control around it, with everything that draws it. */
    readonly control?: number;
    readonly x: number;
    readonly y: number;
    readonly target: ElementDescriptor;
    /** The click hit no control: `target` is the small one beside it that was meant. */
    readonly missed?: boolean;
    /** An invisible element lies over the control: `target` is what the visitor saw. */
    readonly covered?: boolean;
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
    /** Its form has a button that sends it. */
    readonly has_submit?: boolean;
    /** Text was entered, and not a choice made. */
    readonly typed?: boolean;
    /** From the last entry until this event, which comes when the field is left. */
    readonly idle_ms?: number;
    readonly hesitation_ms: number;
    readonly input_ms: number;
    readonly refills: number;
    readonly invalid: number;
  };
  /** What became of the fields that were filled in: still there, emptied by the page, or gone. */
  'rv:form': {
    readonly form: string;
    readonly state: 'open' | 'emptied' | 'gone';
    /** What it followed; `leave`: the page was hidden or left. */
    readonly after: 'submit' | 'button' | 'enter' | 'leave';
  };
  'rv:submit': { readonly form: string; readonly label: string };
  'rv:reaction': {
    /** Answers that rrweb does not record: what makes a click not dead. */
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
    /** How long before this event it began: a request is recorded when its response has arrived. */
    readonly ago_ms?: number;
    /** A request by a method that changes something. */
    readonly saves?: boolean;
  };
  'rv:error': {
    /** `logged`: the page's scripts caught it and wrote it to the console, as frameworks do. */
    readonly kind: 'error' | 'rejection' | 'logged';
    readonly message: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly cross_origin: boolean;
  };
  /** After seven seconds a sign of being busy that a click brought up is still shown. */
  'rv:busy': { readonly click_ago_ms: number };
  /** All that the page changed after a click was outside of the window, or in a part that is not shown. */
  'rv:unseen': { readonly click_ago_ms: number };
  /**
   * A key that the page did not turn into a click: Enter or Space on a control, Escape in a dialog. Tab: the focus goes
   * round among `stops` elements and never leaves them.
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
    /** The same host, or one below or beside it under the site's name. */
    readonly same_site?: boolean;
  };
  /** The page sent a failed request again by itself, and it went well. */
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
  'rv:mode': {
    readonly mode: 'events-only';
    readonly reason: 'slow-snapshot' | 'large-page' | 'storm';
  };
}
