/** Mutants that no test can notice, by path, kind and line of code, each with the reason. The campaign prints them. */
const equivalent: Readonly<Record<string, string>> = {
  'lambdas/reports/facts/deserted-pages.ts number + 1: return { page, days, usually: Math.round(median(counts) ?? 0) };':
    'the days were counted before, so there is always a median',
  "lambdas/recordings/batch/mask-texts.ts number + 1: while (at >= 0 && !isInsideWord(all, at)) at = all.indexOf('@', at + 1);":
    'a sign at the start is inside no word, and one right behind another is no address either: at most more texts are searched',
  'web/tracker/page/wire-sink.ts number + 1: #parent = 0;':
    'read for a node of a change alone, and `add` sets it before each of those',
  'web/tracker/page/wire-sink.ts number + 1: #next = 0;':
    'read for a node of a change alone, and `add` sets it before each of those',
};

/** Why no test can notice it; undefined for any other mutant. */
export const whyEquivalent = (mutant: string): string | undefined =>
  equivalent[mutant.replace(/:\d+ /, ' ')];
