import { HOUR_MS } from '../../contract/durations.ts';

/** The report's constants. Raise the version, which every report stores, when a fact changes its meaning. */
export const FACTS_VERSION = 2;

/** Standard errors of a 95 % interval. */
export const Z_95 = 1.959964;

/** The usual day is the median of up to this many days of the same weekday … */
export const USUAL_WEEKDAYS = 8;
/** … or, below this many, of all days of the last four weeks … */
export const USUAL_WEEKDAYS_MIN = 3;
/** … once there are this many. */
export const USUAL_DAYS_MIN = 5;
/** The largest relative difference from the usual day for each wording (docs/report-rules.md §6). */
export const ABOUT_THE_SAME = 0.05;
export const SLIGHT_DIFFERENCE = 0.2;
export const CLEAR_DIFFERENCE = 0.6;
/** A smaller difference in visitors counts as chance, whatever the size of the site. */
export const DIFFERENCE_MIN_VISITORS = 3;

/** A usual day below this is small: a few visitors more or fewer say little, so reports call no difference large. */
export const SMALL_DAY_VISITORS = 20;

/** Several device classes below this share are counted together as "Other" (docs/report-rules.md §6). */
export const OTHER_BELOW_SHARE = 0.02;

/** An issue's usual rate is taken from the same weekday within this many days … */
export const BASELINE_DAYS = 28;
/** … once this many visitors were exposed. */
export const BASELINE_MIN_EXPOSED = 10;

/** A count is unusual if chance explains it on at most 1 day in 100, given at least this many earlier observations. */
export const UNUSUAL_P = 0.01;
export const UNUSUAL_MIN_BEFORE = 50;
/** A quoted observation is not quoted again for this many days. */
export const QUOTE_PAUSE_DAYS = 3;

/** The times of an issue are stated from this many affected visitors on, on a day whose visits are at least so far apart. */
export const HOURS_MIN_VISITORS = 5;
export const HOURS_MIN_MS = 4 * HOUR_MS;

/** Below this many sessions in a day the report calls its numbers a rough guide. */
export const FEW_SESSIONS = 5;
/** A problem happens rarely if at most this share of at least so many visitors ran into it. */
export const RARELY_SHARE = 0.05;
export const RARELY_FROM_EXPOSED = 100;
/** A share is rough when its interval reaches this many times its lower end. */
export const ROUGH_FROM_RATIO = 5;

/** Accidental clicks happen on every site: without an error, an issue whose share may be below this is only watched … */
export const ACCIDENT_SHARE = 0.004;
export const ACCIDENT_CONFIDENCE = 0.97;
/** … unless this many visitors were affected on one day. */
export const ACCIDENTS_BELOW_VISITORS = 10;
/** It exceeds Minor only at a confidence that rules out accidents across all controls of a quarter. */
export const SERIOUS_CONFIDENCE = 0.9999;

/** Severity weights of docs/report-rules.md §3. */
export const WEIGHT_BLOCKING = 0.5;
export const WEIGHT_ABANDONED = 0.4;
export const WEIGHT_OTHER = 0.3;
/** An issue is rare if the lower bound of its share, and its affected visitors, are below these. */
export const RARE_BELOW_RATE = 0.02;
export const RARE_BELOW_VISITORS = 20;
/** An issue is wide if the lower bound of its share reaches this. */
export const WIDE_FROM_RATE = 0.1;

/** Factor on the impact of a Minor issue that was reported before. */
export const KNOWN_MINOR_WEIGHT = 0.4;

/** Clicks whose only response is a request are dead from this many visitors, if others saw a response. */
export const QUIET_MIN_VISITORS = 2;
/** The same if the click sent what the visitor had typed. */
export const ENTERED_MIN_VISITORS = 3;

/** An issue that returns after this many days is reported in full again. */
export const RETURN_AFTER_DAYS = 7;
/** A share must differ by this factor, in a test with a stated error rate, before a report calls it changed. */
export const CHANGE_FACTOR = 1.5;
/** Days remembered per issue, and the period of its error budget. */
export const HISTORY_DAYS = 56;
export const QUARTER_DAYS = 90;
/** At most this share of issues is falsely reported as repaired, changed or back per quarter … */
export const FALSE_CLAIM_SHARE = 0.05;
/** … and at most this share of one owner's claims is false. */
export const OWNER_FALSE_CLAIM_SHARE = 0.1;
/** An e-value this large is wrong at most once in 20 times. */
export const PROVEN_E_VALUE = 20;
/** A repair is claimed only if at least this many visitors were affected, and this many passed without it since. */
export const REPAIR_MIN_AFFECTED = 2;
export const REPAIR_MIN_EXPOSED = 5;
/** The report names at most this many open issues that affected no one today. */
export const UNSEEN_LISTED_MAX = 5;

/** A day's p75 above these limits is poor (Core Web Vitals): ms, ms, score. */
export const POOR_VITALS = { LCP: 4_000, INP: 500, CLS: 0.25 } as const;
/** With fewer measured visits a page's speed is not judged. */
export const VITALS_MIN_VISITS = 3;

/** The most that a report lists; it only counts the rest. */
export const ISSUES_MAX = 20;
export const FOCUS_POINTS_MAX = 3;
export const EVIDENCE_MAX = 5;
/**
 * The most problems that a report compares with each other, and the most that it remembers. Anyone can send recordings with
 * invented problems, and they must not delay the report.
 */
export const ISSUE_GROUPS_MAX = 1_000;
export const ISSUES_REMEMBERED_MAX = 5_000;
/** The most pages and issues that a day summary stores. */
export const SUMMARY_PAGES_MAX = 40;
export const SUMMARY_ISSUES_MAX = 60;

export const SUBJECT_CHARACTERS = { min: 25, max: 60 } as const;
export const PREHEADER_CHARACTERS = { min: 60, max: 100 } as const;
export const PATH_CHARACTERS = 120;
/** Of a script error in an email. */
export const SHAPE_CHARACTERS = 80;
