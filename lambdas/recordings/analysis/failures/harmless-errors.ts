/** Errors that visitors do not notice, or may not notice. */

/** A notice of the browser that nothing depends on. */
const RESIZE_NOTICE = /^(uncaught )?(error: )?resizeobserver loop/i;
/**
 * The rejections of Chrome, Firefox and Safari when they skip an animation between two states of a page, which is shown
 * without it. Chrome reports faults as an invalid state, too, such as two elements with one name.
 */
const SKIPPED_TRANSITION =
  /^(uncaught (\(in promise\) )?)?((abort|invalidstate)error: )?(transition was (skipped|aborted because of invalid state\. (viewtransition opt-in disabled|document hidden))|skipped viewtransition due to (skiptransition\(\) call|another transition starting|document being hidden)|(skipping view transition|view transition was skipped) because (skiptransition\(\) was called|viewport size changed|document visibility state (is|has become) hidden))\.?$/i;
/**
 * A video that did not start: a script or the visitor paused it first or changed its file, or browsers only start videos
 * that a visitor starts.
 */
const NOT_PLAYED =
  /\bthe play\(\) request was interrupted by a |\bplay\(\) (failed because the user didn't interact|can only be initiated by a user gesture)|\bthe fetching process for the media resource was aborted/i;

/**
 * React renders a page again if it differs from what the server sent, for example because an extension or a translation has
 * changed it. Visitors see the page; if rendering fails as well, React reports another error.
 */
const RENDERED_AGAIN =
  /minified react error #(418|421|422|423|425)\b|\b(hydration failed because |there was an error while hydrating|text content (does|did) not match server-rendered html|this suspense boundary received an update before it finished hydrating)/i;

/**
 * A request, a share sheet or a dialog of the browser that was canceled, by a script or by the visitor, in the words of
 * Chrome, Firefox, Safari, Node and axios.
 */
const ABORTED =
  /^((uncaught (\(in promise\) )?)?abort(ed)?error: )?((the user aborted a|this) (request|operation was aborted)|(the operation|fetch|(the )?request|bodystreambuffer) (was|is )?\s?aborted( by the user)?|(the )?signal is aborted without reason|share cancell?ed|abort due to cancellation of share|user closed the payment request ui)\.?$/i;
/** The visitor said no, or closed the window of a sign-in or a wallet. */
const REFUSED =
  /\buser (rejected|denied) (the )?(request|transaction|message|account|connection|geolocation)\b|\bauth\/(popup-closed-by-user|cancelled-popup-request)\b|\bpopup(_closed(_by_user)?\b| has been closed by the user| (was |window )?closed by user)|^user_cancel+ed\b/i;

/**
 * Routers that leave one page for another before it is shown: Next.js, Vue Router, AngularJS with UI-Router, Ember. Next.js
 * also redirects with an error.
 */
const LEFT_ROUTE =
  /^((uncaught )?error: )?(route cancelled|loading initial props cancelled|cancel rendering route|abort fetching component for route: |avoided redundant navigation to current location|navigation (cancelled|aborted) from |redirected when going from |the transition has been superseded by a different transition|transitionaborted\b|next_(redirect|not_found|http_error_fallback)\b)/i;

/**
 * Workers behind a page, which load its files faster the next time, or receive push messages. Offline, they are not updated,
 * and some browsers have no service for push messages.
 */
const WORKER =
  /\bfailed to (register|update) a serviceworker\b|\bnewestworker is null\b|\btimed out while trying to start the service worker\b|\bregistration failed - (push service|permission denied)\b|^(uncaught )?(firebaseerror: )?(messaging|installations): .*\((messaging|installations)\//i;

/** What libraries reject with when a visitor closes their dialog or a script cancels its request: no error, and no reason. */
const CANCELED =
  /^(undefined|null|[01]?|cancel|cancell?ed|close|closed|dismiss|dismissed|backdrop click|cross click|esc|escape key press)$/i;

const HARMLESS = [
  ...[RESIZE_NOTICE, SKIPPED_TRANSITION, NOT_PLAYED, RENDERED_AGAIN],
  ...[ABORTED, REFUSED, LEFT_ROUTE, WORKER],
];
/** Whether no visitor notices an error: what was meant to happen does, or the visitor chose that it does not. */
export const isHarmless = (kind: string, message: string): boolean =>
  (kind === 'rejection' && CANCELED.test(message)) ||
  HARMLESS.some((each) => each.test(message)) ||
  message === 'Not JSON:';

/** Browsers hide the errors of scripts from other hosts. */
const HIDDEN = /^script error\.?$/i;
/** A permission that the browser or the visitor did not give, to play, copy, sign in or use a device. */
const NOT_ALLOWED =
  /^(notallowederror: )?(the request is not allowed by the user agent or the platform in the current context|(read|write) permission denied|document is not focused|permission (denied|dismissed)( by (system|user))?\.?$|the operation either timed out or was not allowed)/i;
/**
 * Functions that measure visits, which content blockers remove. A function with a name of two letters may be any other one
 * in a minified script, unless it is a property of the window.
 */
const BLOCKED =
  /(?:^|\s)(?:can't find variable: (\S+)|(?:window\.)?(\S+) is not defined|window\.(\S+) is not a function|(\S{3,}) is not a function)\.?(?: \(in .*)?$/i;
const MEASURING =
  /^(_gaq|_hsq|_learnq|_paq|_satellite|adsbygoogle|amplitude|clarity|criteo\w*|datalayer|fbq|fs|ga|gtag|google_tag_manager|googletag|heap|hj|klaviyo|lintrk|mixpanel|pintrk|plausible|posthog|rdt|snaptr|ttq|twq|uetq|umami|ym)$/i;
/** Advertising without room for it, frames of other websites, and WeChat's functions outside its app. */
const AROUND =
  /\badsbygoogle\.push\(\) error\b|\bblocked a frame with origin\b|^(error: )?permission denied to access property\b|\bweixinjsbridge\b/i;
/** Safari closes databases while a page is in the background, and browsers cannot open those whose files are damaged. */
const DATABASE =
  /\bconnection to indexed database server lost\b|\bthe database connection is closing\b|\bwithout an in-progress transaction\b|\binternal error was encountered in the indexed database server\b|\binternal error opening backing store for indexeddb\b/i;
/** A rejection without a message: the event of a file that did not load, or reCAPTCHA after a while. */
const NAMELESS = /^(\[object (Progress)?Event\]|\{"isTrusted":(true|false)\}|timeout( \(\w\))?)$/i;

const UNCERTAIN = [HIDDEN, NOT_ALLOWED, AROUND, DATABASE, NAMELESS];
/** Whether an error matters only if a page or a click has failed as well. */
export function isUncertain(message: string): boolean {
  const [, ...names] = BLOCKED.exec(message) ?? [];
  return (
    UNCERTAIN.some((each) => each.test(message)) || names.some((name) => MEASURING.test(name ?? ''))
  );
}
