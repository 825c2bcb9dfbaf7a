/** The constants of the report. A change of meaning raises the version, which every report stores. */
export const FACTS_VERSION = 2;

/** Confidence of every interval: 1.96 standard errors are 95 %. */
export const Z_95 = 1.959964;

/** The usual day is the median of up to this many days of the same weekday … */
export const USUAL_WEEKDAYS = 8;
/** … or, below this many, of all days of the last four weeks … */
export const USUAL_WEEKDAYS_MIN = 3;
/** … once there are this many. */
export const USUAL_DAYS_MIN = 5;
/** Differences from the usual day, as shares, up to which a word holds (docs/report-rules.md §6). */
export const ABOUT_THE_SAME = 0.05;
export const A_LITTLE = 0.2;
export const CLEARLY = 0.6;
/** A difference of fewer visitors than this is chance at any size of site. */
export const DIFFERENCE_MIN_VISITORS = 3;

/** A device class below this share is joined to "Other" (docs/report-rules.md §6). */
export const OTHER_BELOW_SHARE = 0.02;

/** An issue's usual rate is taken from the same weekday within this many days … */
export const BASELINE_DAYS = 28;
/** … once this many visitors were exposed. */
export const BASELINE_MIN_EXPOSED = 10;

/** A day is unusual in what would be chance once in a hundred days, compared with at least this many before. */
export const UNUSUAL_P = 0.01;
export const UNUSUAL_MIN_BEFORE = 50;
/** What was quoted rests for so many days. */
export const QUOTE_PAUSE_DAYS = 3;

/** Below this many sessions in a day the report calls its numbers hints. */
export const FEW_SESSIONS = 5;
/** A share is rough when its interval reaches this many times its lower end. */
export const ROUGH_FROM_RATIO = 5;

/** Stray clicks and the like happen everywhere: without an error, a share that may be below this is watched … */
export const CLUMSY_SHARE = 0.004;
export const CLUMSY_CONFIDENCE = 0.97;
/** … unless this many visitors were affected on one day. */
export const CLUMSY_BELOW_VISITORS = 10;
/** More than Minor it becomes only when clumsiness is excluded for all controls of a quarter at once. */
export const SERIOUS_CONFIDENCE = 0.9999;

/** Severity weights of docs/report-rules.md §3. */
export const WEIGHT_BLOCKING = 0.5;
export const WEIGHT_ABANDONED = 0.4;
export const WEIGHT_OTHER = 0.3;
/** An issue is rare if it surely affects less than this share of the exposed, and fewer visitors than this. */
export const RARE_BELOW_RATE = 0.02;
export const RARE_BELOW_VISITORS = 20;
/** An issue is wide if it surely affects this share of the exposed. */
export const WIDE_FROM_RATE = 0.1;

/** How much less a Minor issue weighs in the order when it was reported before. */
export const KNOWN_MINOR_WEIGHT = 0.4;

/** Clicks that only a request answered are dead from this many visitors, where others saw an answer. */
export const QUIET_MIN_VISITORS = 2;

/** An issue unseen this long is reported in full again when it returns. */
export const RETURN_AFTER_DAYS = 7;
/** A share must differ by this factor, and provably, before a report calls it changed. */
export const CHANGE_FACTOR = 1.5;
/** The days of an issue that are remembered, and the period its errors are budgeted for. */
export const HISTORY_DAYS = 56;
export const QUARTER_DAYS = 90;
/** At most this share of issues is falsely called repaired, changed or back in a quarter … */
export const FALSE_CLAIM_SHARE = 0.05;
/** … and at most this share of the claims that one owner reads. */
export const OWNER_FALSE_CLAIM_SHARE = 0.1;
/** An e-value of this size is wrong once in 20 times at most. */
export const PROVEN_E_VALUE = 20;
/** A repair is claimed of an issue that affected at least this many, after at least this many passed. */
export const REPAIR_MIN_AFFECTED = 2;
export const REPAIR_MIN_EXPOSED = 5;
/** Issues without a visitor today that are still named. */
export const UNSEEN_LISTED_MAX = 5;

/** p75 over the day's visits beyond these is poor (Core Web Vitals): ms, ms, score. */
export const POOR_VITALS = { LCP: 4_000, INP: 500, CLS: 0.25 } as const;
/** Fewer measured visits to a page say nothing about its speed. */
export const VITALS_MIN_VISITS = 3;

/** What a report lists at most; the rest is counted. */
export const ISSUES_MAX = 20;
export const FOCUS_POINTS_MAX = 3;
export const EVIDENCE_MAX = 5;
/** Pages and issues that a day's summary remembers. */
export const SUMMARY_PAGES_MAX = 40;
export const SUMMARY_ISSUES_MAX = 60;

export const SUBJECT_CHARACTERS = { min: 25, max: 60 } as const;
export const PREHEADER_CHARACTERS = { min: 60, max: 100 } as const;
/** Of a path. */
export const PATH_CHARACTERS = 120;
/** Of a script error, as a mail shows it. */
export const SHAPE_CHARACTERS = 80;
