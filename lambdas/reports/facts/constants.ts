/** The numbers behind the morning report. A change of meaning raises the version, which every report carries. */
export const FACTS_VERSION = 1;

/** Confidence of every interval: 1.96 standard errors are 95 %. */
export const Z_95 = 1.959964;

/** The usual day is the median of up to this many days of the same weekday … */
export const USUAL_WEEKDAYS = 8;
/** … and unknown below this many. */
export const USUAL_WEEKDAYS_MIN = 3;
/** Differences from the usual day, as shares, up to which a word holds (DESIGN.md §6). */
export const ABOUT_THE_SAME = 0.05;
export const A_LITTLE = 0.2;
export const CLEARLY = 0.6;
/** A difference of fewer visitors than this is chance at any size of site. */
export const DIFFERENCE_MIN_VISITORS = 3;

/** A device class below this share is joined to "Other" (DESIGN.md §9). */
export const OTHER_BELOW_SHARE = 0.02;

/** An issue's usual rate is taken from the same weekday within this many days … */
export const BASELINE_DAYS = 28;
/** … once this many visitors could have met it. */
export const BASELINE_MIN_EXPOSED = 10;

/** Below this many sessions in a day the reader is told to take the numbers as hints. */
export const FEW_SESSIONS = 5;
/** A share could be chance when its interval reaches this many times its own lower end. */
export const CHANCE_FROM_RATIO = 5;

/** Severity weights of report.md §3. */
export const WEIGHT_BLOCKING = 0.5;
export const WEIGHT_ABANDONED = 0.4;
export const WEIGHT_OTHER = 0.3;
/** An issue met by surely less than this share of the exposed, and by fewer visitors than this, is rare. */
export const RARE_BELOW_RATE = 0.02;
export const RARE_BELOW_VISITORS = 20;
/** An issue surely met by this share of the exposed is wide. */
export const WIDE_FROM_RATE = 0.1;

/** How much an issue's state weighs in the order: what is known already stands behind what is not. */
export const NOVELTY = { new: 1, regressed: 1, updated: 0.8, other: 0.4 } as const;

/** An issue unseen this long is told again when it returns. */
export const RETURN_AFTER_DAYS = 7;
/** A rate must change by this factor, and beyond its interval, to be news. */
export const NEWS_FACTOR = 1.5;
/** Chance that a repair is believed in error: this many exposed visitors without the issue are needed for it. */
export const REPAIR_DOUBT = 0.05;
/** Never fewer than this many. */
export const REPAIR_MIN_EXPOSED = 5;

/** p75 over the day's visits beyond these is poor (Core Web Vitals): ms, ms, score. */
export const POOR_VITALS = { LCP: 4_000, INP: 500, CLS: 0.25 } as const;
/** Fewer measured visits to a page say nothing about its speed. */
export const VITALS_MIN_VISITS = 5;

/** What a report lists at most; the rest is counted. */
export const ISSUES_MAX = 20;
export const FOCUS_POINTS_MAX = 3;
export const EVIDENCE_MAX = 5;
/** Pages and issues that a day's summary remembers. */
export const SUMMARY_PAGES_MAX = 40;
export const SUMMARY_ISSUES_MAX = 60;

export const SUBJECT_CHARACTERS = { min: 25, max: 45 } as const;
export const PREHEADER_CHARACTERS = { min: 60, max: 100 } as const;
export const LABEL_CHARACTERS = 40;
/** Of a script error, as a mail shows it. */
export const SHAPE_CHARACTERS = 80;
