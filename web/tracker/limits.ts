/** The tracker's limits and intervals (docs/tracker-rules.md §1 and §2). Names end with their unit. */

/** The first batch is sent with the first snapshot and no later than this, so that short visits count. */
export const FIRST_BATCH_MS = 1_000;
/** Later batches are sent this long after their first event or at about this size, because unsent events may be lost. */
export const BATCH_MS = 10_000;
export const BATCH_BYTES = 20_000;
/** Browsers allow 64 kB of keepalive requests per page; the tracker uses at most this. */
export const KEEPALIVE_BYTES = 60_000;
/** The maximum total size of queued batches, and of events that wait for a session. */
export const UNSENT_BYTES = 5_000_000;
/** Delay before a retry: doubles from the first to the last value, times a random factor between 0.5 and 1. */
export const RETRY_FIRST_MS = 2_000;
export const RETRY_LAST_MS = 300_000;
/** The tracker stops after more internal errors than this. */
export const ERRORS_ALLOWED = 20;
/** A ticket is renewed at this age; it is valid for 30 minutes. */
export const TICKET_RENEWAL_MS = 20 * 60_000;

/**
 * Changes of a page are recorded at most this often, so a node at most five times per second. If recording takes
 * longer, they are recorded less often: it takes at most this share of the page's time, but happens at least once per
 * PACE_LONGEST_MS.
 */
export const PACE_MS = 200;
export const PACE_SHARE = 0.05;
export const PACE_LONGEST_MS = 1_000;
/** With more reported changes than this between two recordings, and than the page has elements, attributes are compared … */
export const STORM_CHANGES = 500;
/** … for this many recordings (four seconds); then the browser reports them again, to show whether the storm is over. */
export const UNWATCHED_RECORDINGS = 10;
/** During a storm, changes are recorded at this interval; interactions are still recorded with the current page. */
export const PACE_UNWATCHED_MS = 400;
/** This many unrecorded changes are a storm: recording stops, and restarts after CALM_MS. */
export const BURST_MUTATIONS = 10_000;

/** The maximum lengths of labels of elements, titles of pages and messages of errors. */
export const LABEL_CHARACTERS = 40;
export const TITLE_CHARACTERS = 120;
export const MESSAGE_CHARACTERS = 200;
/** The maximum number of controls around a click that are recorded, and that are inspected. */
export const AROUND_ELEMENTS = 40;
export const AROUND_INSPECTED = 300;
/** The controls around quick clicks are recorded at most once per this time. */
export const AROUND_AGAIN_MS = 5_000;
/** Two clicks within this time may belong to a rage click. */
export const QUICK_CLICKS_MS = 1_000;
/** If a click blocks the page for longer than this, an alert, confirm or prompt was open. */
export const DIALOG_MS = 400;
/** The maximum number of errors, and of failed requests, that one page reports. */
export const MAX_PROBLEMS = 100;
/** The same kind of reaction is recorded at most once in this time. */
export const REACTION_MS = 500;
/** A later reaction is no response to a click. */
export const RESPONSE_MS = 7_000;
/** The resource timing entry of a file that failed to load arrives within this time. */
export const LOAD_ERROR_MS = 1_000;
/** A target smaller than this is hard to hit, and a click this near was meant for it (WCAG 2.5.8), in pixels. */
export const SMALL_TARGET_PX = 24;
/** A pointer that moves less than this between press and release stayed where it was, in pixels. */
export const STILL_PX = 5;
/** A page that retries a failed request by itself does so within this time. */
export const RETRY_MS = 10_000;
/** Delays after an action that may submit a form at which its fields are checked. */
export const FORM_CHECKS_MS = [400, 1_500, 4_000] as const;
/** A page that turns a key into a click does so within this time. */
export const KEY_CLICK_MS = 500;
/** The focus is trapped if this many presses of Tab reached at most a third as many elements … */
export const TRAPPED_TABS = 9;
/** … or if this many presses of Tab stayed on one element. */
export const STUCK_TABS = 4;
/** A change of more elements than this counts as visible, without observing them. */
export const OBSERVED_ELEMENTS = 60;
/** A menu that CSS alone opens is visible after this time. */
export const MENU_MS = 150;

/** Activity is registered at most once in this time; timeouts that depend on it are minutes long. */
export const ACTIVE_MS = 5_000;
/** Recording of a page pauses after this long without activity, or hidden. */
export const PAUSE_AFTER_IDLE_MS = 5 * 60_000;
export const PAUSE_AFTER_HIDDEN_MS = 30_000;
/** On pages with more elements or slower snapshots, DOM changes are not recorded, only custom events. */
export const SNAPSHOT_ELEMENTS = 50_000;
export const SNAPSHOT_MS = 500;
/** The nodes of a snapshot that are written in one task: about 5 ms, and six times that on a slow phone. */
export const PIECE_NODES = 1_000;
/** The characters of style sheets that are read in one task: about 2 ms, and six times that on a slow phone. */
export const SHEET_CHARACTERS = 30_000;
/** More characters of changes in this time are a storm. */
export const CHANGES_CHARACTERS = 1_500_000;
export const CHANGES_MS = 10_000;
/** Cooldown after a storm before recording restarts; after this many storms it does not restart. */
export const CALM_MS = 5_000;
export const STORMS_ALLOWED = 3;
/** Unsent batches are stored for the next page of the tab up to this many characters of base64 together. */
export const UNSENT_STORAGE_CHARACTERS = 2_000_000;
