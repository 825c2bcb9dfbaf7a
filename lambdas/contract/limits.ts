/** How long a verification link works. */
export const VERIFICATION_LINK_HOURS = 24;
/** A secret is read again after this long (§9), so that a rotated one is used without a deployment. */
export const SECRET_CACHE_MINUTES = 10;
/** The shortest password the forms accept (§5). */
export const PASSWORD_MIN_CHARACTERS = 6;
/** The longest password the provider takes. */
export const PASSWORD_MAX_CHARACTERS = 256;
/** The longest job role of a team member. */
export const JOB_ROLE_MAX_CHARACTERS = 100;
/** The longest address there can be (RFC 5321). */
export const EMAIL_MAX_CHARACTERS = 254;
/** The support widget appears or disappears this long after a page loads (§9). */
export const CHAT_WIDGET_DELAY_MS = 1_000;
/** The longest feedback that is sent on. */
export const FEEDBACK_MAX_CHARACTERS = 5_000;
/** The local hour of the daily report (§9). */
export const REPORT_HOUR = 9;
/** The local hour at which tomorrow's mail is written, so that nothing but sending is left for nine. */
export const PREPARATION_HOUR = 4;
/** A verified visitor is taken to the login after this long (§9). */
export const REDIRECT_AFTER_VERIFICATION_MS = 3_000;
/** Waits between attempts to reopen the live connection; the last one repeats (§9). */
export const LIVE_RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** An unclosed live connection is forgotten after this long: AWS ends one after two hours. */
export const LIVE_CONNECTION_HOURS = 3;
/** API Gateway gives a live connection 29 s to open. */
export const LIVE_OPENING_SECONDS = 30;
/** Answers stay fresh this long in the app (§9). */
export const QUERY_FRESH_MINUTES = 5;
/** A question that failed for no known reason is asked again this often (§9). */
export const QUERY_RETRIES = 1;
/** A year of monthly invoices is listed; the payment provider's portal has older ones. */
export const INVOICES_LISTED = 12;
/** A tooltip opens after this long a rest on its control (§9). */
export const TOOLTIP_DELAY_MS = 700;
/** A copy button says so for this long. */
export const COPIED_SHOWN_MS = 2_000;
/** How often the website button polls the browser's storage (§9). */
export const WEBSITE_POLL_MS = 2_000;
/** A new account is taken to /verify-email, and a signed-in owner into the app, after this long (§9). */
export const REDIRECT_AFTER_SIGN_UP_MS = 100;
export const REDIRECT_AFTER_SIGN_IN_MS = 100;
/** A search follows the keys after this pause. */
export const SEARCH_PAUSE_MS = 250;
/** The app gives up on a call that has not answered; the API itself answers within 29 seconds. */
export const CALL_TIMEOUT_MS = 30_000;
/** How long a toast stays, and how many at once (§9). */
export const TOAST_MS = 4_000;
export const TOASTS_AT_ONCE = 3;
/** The longest website address that is read. */
export const WEBSITE_URL_MAX_CHARACTERS = 2_000;
/** The longest description of a website; the text area holds eight rows (§9). */
export const ANALYSIS_MAX_CHARACTERS = 4_000;
/** The longest note that goes out with the share mail. */
export const SHARE_MESSAGE_MAX_CHARACTERS = 600;
/** The time of a tag's last sign of life is written at most this often. */
export const BEACON_NOTE_MINUTES = 5;
/** A save trusts a check of the same domain that is at most this old. */
export const CHECK_TRUSTED_MINUTES = 10;
/** Reading a customer's page: time in all, text after unpacking, head of the answer, redirects (docs/threat-model.md, "Safe fetch"). */
export const PAGE_TIMEOUT_MS = 10_000;
/** A website is read once at a time; an unfinished read expires after this long. */
export const PAGE_LEASE_SECONDS = 20;
export const PAGE_MAX_BYTES = 2_000_000;
export const PAGE_MAX_HEADER_BYTES = 65_536;
export const PAGE_MAX_REDIRECTS = 3;
/** The session is checked this often, and refreshed within this many ticks of its expiry (§9). */
export const SESSION_REFRESH_TICK_MS = 30_000;
export const SESSION_REFRESH_TICKS = 3;
/** The wait after a first failed refresh; every further one doubles it (§9). */
export const SESSION_REFRESH_RETRY_MS = 200;
/** How long an access token works: a session that was ended elsewhere lives no longer (docs/threat-model.md, threat 25). */
export const ACCESS_TOKEN_MINUTES = 10;
/** A live connection must open, and a heartbeat be answered, within this time (§9). */
export const LIVE_TIMEOUT_MS = 10_000;
/** Interval of the live connection's heartbeat (§9). */
export const LIVE_HEARTBEAT_MS = 30_000;

/** A page may ask about one address within this time of asking for leave. */
export const PAGE_NONCE_MINUTES = 10;
/** Both answers about an address, and every refusal, come after whole steps of this. */
export const EXISTENCE_ANSWER_MS = 350;
/** The same for the call that sends the verification mail. */
export const VERIFICATION_ANSWER_MS = 450;
/** A second click on a link that was just used gets the same answer for this long (docs/threat-model.md, threat 21). */
export const VERIFICATION_REPEAT_MINUTES = 10;
/** The longest id in a request; ours have 36. A key of the table ends at 1,024 bytes. */
export const ID_MAX_CHARACTERS = 100;
/** The longest name, company or role. */
export const PROFILE_TEXT_MAX_CHARACTERS = 100;
/** The longest website URL. */
export const PROFILE_WEBSITE_MAX_CHARACTERS = 253;
/** The time zone of an owner whose zone is missing or unknown (§9). */
export const DEFAULT_TIMEZONE = 'America/New_York';
/** How often the sweep looks for reports that the schedules missed. */
export const SWEEP_MINUTES = 15;
/** How long one worker may prepare a report before another may take over. */
export const REPORT_LEASE_SECONDS = 120;
/** Waiting time after a lost reply from the email service, since its Send event may still arrive. */
export const MAIL_EVIDENCE_MINUTES = 15;
/** A report that is finished later than this after nine is late. */
export const REPORT_LATE_MINUTES = 30;
/** A mail that has not left this long after it was announced does not leave: its worker may have slept. */
export const MAIL_ANNOUNCED_SECONDS = 60;
/** The parts into which the owners of a zone are divided, so that one zone's wave is read by many at once. */
export const SCHEDULE_SHARDS = 16;
/** Hits on a mail this soon after it was delivered are machines looking at it. */
export const MACHINE_HIT_SECONDS = 5;
/** Opens, and clicks, per delivery that are stored with their time. */
export const HITS_WITH_TIME = 20;
/** How long "Watch the moment" works without a login. */
export const CLIP_LINK_DAYS = 14;
/** Rows of the e-mail list in one answer. */
export const EMAILS_PER_PAGE = 50;
/** Days of the trend on the insights page. */
export const TREND_DAYS = 28;
/** Sent reports stay readable this long; their recordings follow the plan. */
export const REPORT_KEPT_DAYS = 180;
/** A tag's sign of life speaks for an installation this long. */
export const BEACON_FRESH_HOURS = 24;

/** A batch as it travels, and unpacked. */
export const BATCH_MAX_PACKED_BYTES = 2_000_000;
export const BATCH_MAX_BYTES = 16_000_000;
/** A packed batch up to this size is an item of the table; a larger one is an object of the bucket. */
export const BATCH_ITEM_MAX_BYTES = 4_000;
/** Such an item expires after this long: as long as a failed message can wait in its queue. */
export const BATCH_ITEM_DAYS = 14;
/** Unless its plan keeps recordings for at most this long: then a small recording is never written as an object. */
export const KEPT_BATCH_DAYS = 31;
/** The batches of a page load that are kept so, by their number: a large recording is written as objects. */
export const KEPT_BATCHES = 8;
/** A deleted recording is remembered as long as point-in-time recovery reaches back, so that no copy restores it. */
export const TOMBSTONE_DAYS = 35;
/** The batches of a running session that one answer holds, packed: a function answers with at most 6 MB. */
export const INLINE_BATCHES_MAX_BYTES = 3_000_000;
/** One event: a snapshot of a real shop page is often 1 to 4 MB. */
export const EVENT_MAX_BYTES = 8_000_000;
/** Nesting of a batch's JSON; one level of a page costs two. */
export const BATCH_MAX_DEPTH = 512;
/** Objects and lists in one batch: three for each node of a page, so more than a hundred thousand nodes. */
export const BATCH_MAX_VALUES = 400_000;
/** A session: all its batches together, packed. */
export const SESSION_MAX_PACKED_BYTES = 50_000_000;
/** Batches of one session, also those sent again: an hour of the busiest page takes a fifth of it. */
export const SESSION_MAX_BATCHES = 5_000;
/** A closed recording gets a full picture this often, when at least this much was recorded since the last one. */
export const PART_MINUTES = 1;
export const PART_MIN_BYTES = 50_000;
/** A list of events up to this size, packed, is stored with its session instead of as an object. */
export const EVENT_LIST_ITEM_BYTES = 1_000;
/** Small pages share a part up to this size: an object costs more than what it holds. */
export const PART_SHARED_BYTES = 200_000;
/** A part is cut here even when no time passes: a storm of changes must fit into memory. */
export const PART_MAX_BYTES = 8_000_000;
/** Elements nested deeper than this are not shown: browsers' parsers stop at 512, and recursion has an end. */
export const PAGE_MAX_DEPTH = 1_000;
/** After the page was left a session waits this long for the next page. */
export const SESSION_LEFT_MINUTES = 15;
/** The requests of a page that goes overtake each other: what arrives so soon after its last batch was sent before it. */
export const SESSION_OVERTAKEN_SECONDS = 30;
/** The sequence numbers one page load may use; the next load of the session begins above them. */
export const SEQUENCES_PER_LOAD = 10_000;
/** A visitor's clock that is further off is corrected; events outside the range are pulled to its edge. */
export const CLOCK_SKEW_MINUTES = 5;
export const EVENT_OLDEST_HOURS = 24;
export const EVENT_FUTURE_MINUTES = 5;
/** A browser may remember the answer to a preflight this long: two hours, the most Chrome allows. */
export const PREFLIGHT_SECONDS = 7_200;
/** A link to a part of a recording opens it this long. */
export const RECORDING_LINK_MINUTES = 60;
/** From this share on the usage card warns that recording will pause. */
export const NEARLY_FULL_PERCENT = 80;
/** The days that the chart of recorded sessions shows, today included. */
export const USAGE_CHART_DAYS = 30;
/** Recordings on one page of the list. */
export const RECORDINGS_PER_PAGE = 50;
/** Sessions read for one answer, for a filtered list or a heatmap: a few megabytes of digests. */
export const SESSIONS_READ_AT_ONCE = 2_000;
/** Elements of a heatmap, and pages to choose from. */
export const HEATMAP_ELEMENTS = 100;
export const HEATMAP_PAGES = 50;
/** A page is pictured this long after it was opened: by then it shows what people clicked. */
export const HEATMAP_SETTLED_MS = 2_000;
/** Recordings that the call of a website's erasure deletes itself, within seconds; the queue deletes the others. */
export const ERASED_BY_CALL = 50;
/** Recordings that one message of the queue deletes: at a tenth of a second each, a third of its time. */
export const ERASED_BY_MESSAGE = 1_000;
/** Batches without a session are orphans after this age. */
export const ORPHAN_HOURS = 24;
/** A session that could not be closed this often is quarantined. */
export const CLOSING_ATTEMPTS = 3;
/** Outages that one closing survives: with the growing waits between them nearly four days. */
export const CLOSING_INTERRUPTIONS = 20;
/** How long one worker has a session for closing: longer than its function may run. */
export const CLOSING_LEASE_SECONDS = 150;
/** The rows of the analysis text (§9). */
export const ANALYSIS_ROWS = 8;
/** After the setup the emails are shown after this long (§9). */
export const REDIRECT_AFTER_SETUP_MS = 2_000;
/** A payment that failed leaves the plan as it is for this long, then the account is Free. */
export const PAST_DUE_GRACE_DAYS = 7;
/** The payment provider repeats an event for at most three days; it is remembered for longer than that. */
export const PAYMENT_EVENT_DAYS = 30;
/** A session of an earlier day that is closed this late is still counted, in the next report. */
export const LATE_SESSION_HOURS = 48;
/** A session usually closes within 70 minutes of its start. One that takes longer may miss its report, and is indexed. */
export const LATE_CLOSING_MINUTES = 75;
/** Sessions that one report reads; of more it reads an even sample and states it. */
export const REPORT_SESSIONS_READ = 5_000;
/** The HTML of a mail stays below this: Gmail cuts near 102 kB and hides what follows (docs/report-rules.md §6). */
export const MAIL_HTML_MAX_BYTES = 60_000;
/** Issues with a picture per email (docs/report-rules.md §6). */
export const MAIL_PICTURES_MAX = 3;
/** A clip is at least and at most this long. */
export const CLIP_MIN_SECONDS = 8;
export const CLIP_MAX_SECONDS = 20;
/** How quickly a calm voice reads, and how long it rests between two sentences. */
export const SPOKEN_WORDS_PER_MINUTE = 150;
export const SPOKEN_PAUSE_MS = 350;
/** The audio and video summary takes about a minute (§9): optional sentences are added up to the first, never beyond the second. */
export const NARRATION_WORDS_WANTED = 125;
export const NARRATION_WORDS_MAX = 165;
/** The clips of the daily video, and how long they last together. */
export const VIDEO_CLIPS_MIN = 3;
export const VIDEO_CLIPS_MAX = 5;
export const VIDEO_CLIPS_SECONDS = 50;
/** After this many days in a row without a recorded visit the emails pause (docs/decisions/product.md). */
export const SILENT_DAYS = 7;
/** Time limit per report for the language model, all attempts together; then the deterministic text is used. */
export const REPORT_MODEL_BUDGET_MS = 20_000;
/** Less time than this is not worth a question. */
export const REPORT_MODEL_MIN_MS = 3_000;
/** One question and one retry. */
export const REPORT_MODEL_ATTEMPTS = 2;
/** The longest answer a model may give to one question. */
export const REPORT_MODEL_MAX_TOKENS = 2_000;
/** Questions to the model for one account in a day (UTC), and for all accounts together. */
export const MODEL_QUESTIONS_PER_OWNER_AND_DAY = 6;
export const MODEL_QUESTIONS_PER_DAY = 20_000;
/** Time limit for a language model's description of a website; then the deterministic text is used. */
export const DESCRIPTION_DEADLINE_MS = 8_000;
export const DESCRIPTION_MAX_TOKENS = 400;
/** How long the link in the mail deletes an account. */
export const DELETION_LINK_HOURS = 1;
/** A deleted account is looked through again for this long: visitors' tickets, the longest-lived, end before. */
export const DELETION_SETTLES_MINUTES = 60;
/** How long an export is stored, and how long its link works. */
export const EXPORT_KEPT_DAYS = 1;
export const EXPORT_LINK_MINUTES = 10;
/** Users in one answer of the admin list: at their longest they fill 5 of the 6 MB that a Lambda may answer with. */
export const USERS_PER_ANSWER = 2_000;
/** How long it is remembered which admin read what. */
export const AUDIT_KEPT_DAYS = 400;
