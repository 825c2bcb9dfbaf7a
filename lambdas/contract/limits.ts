/**
 * The numbers of the product by feature, with the unit in the name. Others are in `rates.ts` (calls per time),
 * `plans.ts`, `signal-rules.ts` (what counts as a signal), `tracker.ts` (shared with the tracker),
 * `web/tracker/limits.ts`, and `reports/facts/constants.ts` (statistics and severity).
 */

// Every feature
/** The longest id in a request; our ids have 36 characters. DynamoDB's sort keys have at most 1,024 bytes. */
export const ID_MAX_CHARACTERS = 100;
/** The longest valid email address (RFC 5321). */
export const EMAIL_MAX_CHARACTERS = 254;
/** The longest address of an account with a password: the address is its user name in Cognito. */
export const USER_NAME_MAX_CHARACTERS = 128;
/** The time zone of an owner without a valid one (§9). */
export const DEFAULT_TIMEZONE = 'America/New_York';
/** Secrets are cached this long (§9), so that a rotated secret is used without a deployment. */
export const SECRET_CACHE_MINUTES = 10;

// Accounts
/** The shortest password the forms accept (§5). */
export const PASSWORD_MIN_CHARACTERS = 6;
/** The longest password that Cognito accepts. */
export const PASSWORD_MAX_CHARACTERS = 256;
/** The longest name, company or role. */
export const PROFILE_TEXT_MAX_CHARACTERS = 100;
/** The longest website URL. */
export const PROFILE_WEBSITE_MAX_CHARACTERS = 253;
/** How long a verification link works. */
export const VERIFICATION_LINK_HOURS = 24;
/** At most one verification email per address in this time; the app disables the button as long. */
export const VERIFICATION_MAIL_SECONDS = 60;
/** A second click on a used link gets the same response for this long (docs/threat-model.md, threat 21). */
export const VERIFICATION_REPEAT_MINUTES = 10;
/** The lifetime of the nonce for one existence check. */
export const PAGE_NONCE_MINUTES = 10;
/** Responses of the existence check, including rejections, come after a multiple of this, so that timing reveals nothing. */
export const EXISTENCE_RESPONSE_MS = 350;
/** The same for the call that sends the verification email. */
export const VERIFICATION_RESPONSE_MS = 450;
/** The lifetime of access tokens: after a sign-out elsewhere, a session lasts no longer (docs/threat-model.md, threat 25). */
export const ACCESS_TOKEN_MINUTES = 10;

// Websites: connecting one and reading its pages
/** The longest website URL that is read. */
export const WEBSITE_URL_MAX_CHARACTERS = 2_000;
/** The longest description of a website; the text area holds eight rows (§9). */
export const ANALYSIS_MAX_CHARACTERS = 4_000;
/** The longest note in the email with setup instructions. */
export const SHARE_MESSAGE_MAX_CHARACTERS = 600;
/** How often the time of a tag's last beacon is updated at most. */
export const BEACON_NOTE_MINUTES = 5;
/** A beacon of the tag proves its installation for this long. */
export const BEACON_FRESH_HOURS = 24;
/** A website may soon be connected for this long after its owner worked on the connection, or its tag was first seen. */
export const SETUP_EXPECTED_DAYS = 7;
/** A save trusts a check of the same domain that is at most this old. */
export const CHECK_TRUSTED_MINUTES = 10;
/** Reading a customer's page: total time, decompressed size, header size, redirects (docs/threat-model.md, "Safe fetch"). */
export const PAGE_TIMEOUT_MS = 10_000;
export const PAGE_MAX_BYTES = 2_000_000;
export const PAGE_MAX_HEADER_BYTES = 65_536;
export const PAGE_MAX_REDIRECTS = 3;
/** Only one read per website runs at a time; the lease of an unfinished read expires after this long. */
export const PAGE_LEASE_SECONDS = 20;
/** The language model's time limit for describing a website; after that the deterministic text is used. */
export const DESCRIPTION_DEADLINE_MS = 8_000;
export const DESCRIPTION_MAX_TOKENS = 400;

// Recordings: batches that trackers send
/** The size of a batch, gzipped and decompressed. A function gets at most 6 MB, as base64: 4.5 MB of bytes. */
export const BATCH_MAX_PACKED_BYTES = 2_000_000;
export const BATCH_MAX_BYTES = 16_000_000;
/** The nesting of a batch; one level of a page takes two. */
export const BATCH_MAX_DEPTH = 512;
/** Objects and lists per batch: three per node, so over a hundred thousand nodes. */
export const BATCH_MAX_VALUES = 400_000;
/** The size of one event as JSON: a snapshot of a real shop page often has 1 to 4 MB. */
export const EVENT_MAX_BYTES = 8_000_000;
/** All batches of a session, gzipped. */
export const SESSION_MAX_PACKED_BYTES = 50_000_000;
/** Batches per session, including repeated ones: an hour of the busiest page takes a fifth of this. */
export const SESSION_MAX_BATCHES = 5_000;
/** The range of sequence numbers per page load; the next load of the session starts above it. */
export const SEQUENCES_PER_LOAD = 10_000;
/** A visitor's clock with a larger skew is corrected; event times outside the range are clamped. */
export const CLOCK_SKEW_MINUTES = 5;
export const EVENT_OLDEST_HOURS = 24;
export const EVENT_FUTURE_MINUTES = 5;
/** How long browsers may cache a preflight: two hours, Chrome's maximum. */
export const PREFLIGHT_SECONDS = 7_200;

// Recordings: when sessions end and are closed
/** After a page was left, its session stays open this long for the next page. */
export const SESSION_LEFT_MINUTES = 15;
/** Requests of a page that is being left can arrive out of order, up to this long after its last batch. */
export const SESSION_OVERTAKEN_SECONDS = 30;
/** A session is quarantined after this many failed attempts to close it, or once one takes this much processor time. */
export const CLOSING_ATTEMPTS = 3;
export const CLOSING_PROCESSOR_SECONDS = 60;
/** Interruptions by outages before a session is quarantined: nearly four days, because the pauses grow. */
export const CLOSING_INTERRUPTIONS = 20;
/** The lease of a worker that closes a session: longer than its function's timeout. */
export const CLOSING_LEASE_SECONDS = 150;
/** Sessions usually close within 70 minutes of their start. Later ones may miss their report and are indexed. */
export const LATE_CLOSING_MINUTES = 75;
/** From this age, batches without a session are orphans. */
export const ORPHAN_HOURS = 24;

// Recordings: storage
/** A gzipped batch up to this size is an item in the table; a larger one is an object in the bucket. */
export const BATCH_ITEM_MAX_BYTES = 4_000;
/** Such an item expires after this long: the longest time that a failed message can wait in its queue. */
export const BATCH_ITEM_DAYS = 14;
/** With a retention of at most this, a small recording stays in its batches and is never written as an object. */
export const KEPT_BATCH_DAYS = 31;
/** How many batches per page load then get the plan's retention; a recording with more is written as objects. */
export const KEPT_BATCHES = 8;
/** A closed recording gets a full snapshot this often, if at least this much was recorded since the last one. */
export const PART_MINUTES = 1;
export const PART_MIN_BYTES = 50_000;
/** Small pages share a part up to this size, because an object costs more than reading this much. */
export const PART_SHARED_BYTES = 200_000;
/** A part is completed at this size at any time, so that a burst of changes fits into memory. */
export const PART_MAX_BYTES = 8_000_000;
/** A gzipped event list up to this size is stored in its session's item instead of as an object. */
export const EVENT_LIST_ITEM_BYTES = 1_000;
/** How many of a website's recordings the call deletes itself, within seconds; the queue deletes the rest. */
export const ERASED_BY_CALL = 50;
/** Recordings deleted per queue message: at 0.1 s each, a third of the time limit. */
export const ERASED_BY_MESSAGE = 1_000;
/** Tombstones last as long as point-in-time recovery reaches back, so that no restored copy brings a recording back. */
export const TOMBSTONE_DAYS = 35;

// Recordings: lists, playback and heatmaps
/** Recordings per page of the list. */
export const RECORDINGS_PER_PAGE = 50;
/** Sessions read per request, for a filtered list or a heatmap: a few megabytes of digests. */
export const SESSIONS_READ_AT_ONCE = 2_000;
/** How long a link to a part of a recording works. */
export const RECORDING_LINK_MINUTES = 60;
/** The gzipped batches of a running session per response: a function's response has at most 6 MB. */
export const INLINE_BATCHES_MAX_BYTES = 3_000_000;
/** Elements nested deeper than this are not shown, to bound recursion; browsers' parsers stop at 512. */
export const PAGE_MAX_DEPTH = 1_000;
/** Elements in a heatmap, and pages to select from. */
export const HEATMAP_ELEMENTS = 100;
export const HEATMAP_PAGES = 50;
/** The heatmap shows a page this long after it was opened, when it has rendered what visitors clicked. */
export const HEATMAP_SETTLED_MS = 2_000;

// Reports: schedule
/** The local hour of the daily report (§9). The copy says it in words, too. */
export const REPORT_HOUR = 9;
/** The local hour at which the report is prepared, so that only sending is left at nine. */
export const PREPARATION_HOUR = 4;
/** A report that is finished later than this after nine is late. */
export const REPORT_LATE_MINUTES = 30;
/** How often the sweep looks for reports that the schedules missed. */
export const SWEEP_MINUTES = 15;
/** The shards of the owners of a time zone, so that several workers read them in parallel. */
export const SCHEDULE_SHARDS = 16;
/** How long one worker may prepare a report before another may take over. */
export const REPORT_LEASE_SECONDS = 120;
/** After this many consecutive days without a session the emails pause (docs/decisions/product.md). */
export const SILENT_DAYS = 7;

// Reports: content
/** Sessions that one report reads; if there are more, it reads an even sample and says so. */
export const REPORT_SESSIONS_READ = 5_000;
/** A session of an earlier day that was closed up to this late still counts, in the next report. */
export const LATE_SESSION_HOURS = 48;
/** The size limit of an email's HTML: Gmail clips messages near 102 kB (docs/report-rules.md §6). */
export const MAIL_HTML_MAX_BYTES = 60_000;
/** Issues with a picture per email (docs/report-rules.md §6). */
export const MAIL_PICTURES_MAX = 3;
/** The shortest and longest clip. */
export const CLIP_MIN_SECONDS = 8;
export const CLIP_MAX_SECONDS = 20;
/** How long "Watch the moment" works without a login. */
export const CLIP_LINK_DAYS = 14;
/** Days of the trend on the insights page. */
export const TREND_DAYS = 28;
/** Sent reports stay readable this long; their recordings follow the plan. */
export const REPORT_KEPT_DAYS = 180;

// Reports: language model
/** The language model's time limit per report, including retries; after that the deterministic text is used. */
export const REPORT_MODEL_BUDGET_MS = 20_000;
/** With less time than this left, the model is not called. */
export const REPORT_MODEL_MIN_MS = 3_000;
/** One call and one retry. */
export const REPORT_MODEL_ATTEMPTS = 2;
/** The longest response of the model to one call. */
export const REPORT_MODEL_MAX_TOKENS = 2_000;
/** Calls to the model per account and day (UTC), and per day for all accounts. */
export const MODEL_CALLS_PER_OWNER_AND_DAY = 6;
export const MODEL_CALLS_PER_DAY = 20_000;

// Reports: audio and video
/** The estimated reading speed, and the pause between sentences. */
export const SPOKEN_WORDS_PER_MINUTE = 150;
export const SPOKEN_PAUSE_MS = 350;
/** The audio and video summary takes about a minute (§9): optional sentences are added up to the first limit, never beyond the second. */
export const NARRATION_WORDS_WANTED = 125;
export const NARRATION_WORDS_MAX = 165;
/** The number of clips in the daily video, and their total length. */
export const VIDEO_CLIPS_MIN = 3;
export const VIDEO_CLIPS_MAX = 5;
export const VIDEO_CLIPS_SECONDS = 50;

// Emails
/** How long to wait after a lost response of the email service, because its Send event may still arrive. */
export const MAIL_EVIDENCE_MINUTES = 15;
/** An email is not sent if its worker was suspended for longer than this after it announced the attempt. */
export const MAIL_ANNOUNCED_SECONDS = 60;
/** Opens and clicks this soon after delivery are ignored, because mail scanners cause them. */
export const MACHINE_HIT_SECONDS = 5;
/** The number of opens, and of clicks, per delivery that are stored with their time. */
export const HITS_WITH_TIME = 20;
/** Rows per page of the email list. */
export const EMAILS_PER_PAGE = 50;

// Team, billing and support
/** The longest job role of a team member. */
export const JOB_ROLE_MAX_CHARACTERS = 100;
/** After a failed payment the plan stays for this long; then the account becomes Free. */
export const PAST_DUE_GRACE_DAYS = 7;
/** How long payment events are remembered: longer than the three days in which the provider repeats them. */
export const PAYMENT_EVENT_DAYS = 30;
/** Invoices in the list: a year of monthly ones; the payment provider's portal has older ones. */
export const INVOICES_LISTED = 12;
/** From this share of the limit, the usage card warns that recording will pause. */
export const NEARLY_FULL_PERCENT = 80;
/** The days in the chart of recorded sessions, including today. */
export const USAGE_CHART_DAYS = 30;
/** The longest feedback message. */
export const FEEDBACK_MAX_CHARACTERS = 5_000;

// Privacy and admin
/** How long the link that deletes an account works. */
export const DELETION_LINK_HOURS = 1;
/** The purge of a deleted account repeats for this long: all tickets, which live longest, expire before. */
export const DELETION_SETTLES_MINUTES = 60;
/** How long an export is stored, and how long its link works. */
export const EXPORT_KEPT_DAYS = 1;
export const EXPORT_LINK_MINUTES = 10;
/** Users per response of the admin list: with the longest values 5 MB of Lambda's limit of 6 MB. */
export const USERS_PER_RESPONSE = 2_000;
/** The retention of the audit log of admin reads. */
export const AUDIT_KEPT_DAYS = 400;

// Live connection
/** The timeout for opening a live connection, and for the reply to a heartbeat (§9). */
export const LIVE_TIMEOUT_MS = 10_000;
/** Interval of the live connection's heartbeat (§9). */
export const LIVE_HEARTBEAT_MS = 30_000;
/** Pauses between attempts to reopen the live connection; the last one repeats (§9). */
export const LIVE_RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** A random share of the delay, at most this, is added to it. */
export const LIVE_RECONNECT_JITTER = 0.5;
/** The item of an unclosed live connection expires after this long: AWS closes connections after two hours. */
export const LIVE_CONNECTION_HOURS = 3;
/** Open pages of one account, which has one website: each change is sent to all of them. */
export const LIVE_CONNECTIONS_MAX = 50;
/** API Gateway gives a live connection 29 s to open. */
export const LIVE_OPENING_SECONDS = 30;

// The app
/** The timeout of the app's calls; the API responds within 29 seconds. */
export const CALL_TIMEOUT_MS = 30_000;
/** How long the app treats cached responses as fresh (§9). */
export const QUERY_FRESH_MINUTES = 5;
/** How often the app retries a query that failed for an unknown reason (§9). */
export const QUERY_RETRIES = 1;
/** The session is checked this often, and refreshed within this many ticks of its expiry (§9). */
export const SESSION_REFRESH_TICK_MS = 30_000;
export const SESSION_REFRESH_TICKS = 3;
/** The pause after the first failed refresh; each further failure doubles it (§9). */
export const SESSION_REFRESH_RETRY_MS = 200;
/** Delays of the redirects to /verify-email after sign-up, and into the app after sign-in (§9). */
export const REDIRECT_AFTER_SIGN_UP_MS = 100;
export const REDIRECT_AFTER_SIGN_IN_MS = 100;
/** Delays of the redirects to the login after verification, and to the emails after setup (§9). */
export const REDIRECT_AFTER_VERIFICATION_MS = 3_000;
export const REDIRECT_AFTER_SETUP_MS = 2_000;
/** How long a toast is shown, and how many at once (§9). */
export const TOAST_MS = 4_000;
export const TOASTS_AT_ONCE = 3;
/** A tooltip opens after hovering this long (§9). */
export const TOOLTIP_DELAY_MS = 700;
/** How long a copy button shows its confirmation. */
export const COPIED_SHOWN_MS = 2_000;
/** The debounce of search fields. */
export const SEARCH_PAUSE_MS = 250;
/** How often the website button polls the browser's storage (§9). */
export const WEBSITE_POLL_MS = 2_000;
/** The support widget appears or disappears this long after a page loads (§9). */
export const CHAT_WIDGET_DELAY_MS = 1_000;
/** The rows of the analysis text (§9). */
export const ANALYSIS_ROWS = 8;
