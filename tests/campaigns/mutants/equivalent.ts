/** Mutants that no test can detect, by path, kind and line of code, with the reason. */
const equivalent: Readonly<Record<string, string>> = {
  'lambdas/reports/facts/deserted-pages.ts number + 1: return { page, days, usually: Math.round(median(counts) ?? 0) };':
    'the list is not empty here, so there is always a median',
  "lambdas/recordings/batch/mask-texts.ts number + 1: while (at >= 0 && !isInsideWord(all, at)) at = all.indexOf('@', at + 1);":
    'an @ at the start or right after another is in no address, so the mutant only searches more texts',
  'web/tracker/page/wire-sink.ts number + 1: #parent = 0;':
    'only read for added nodes, and `add` sets it before each',
  'web/tracker/page/wire-sink.ts number + 1: #next = 0;':
    'only read for added nodes, and `add` sets it before each',
};

/** The reason why no test can detect the mutant, if it is listed. */
export const whyEquivalent = (mutant: string): string | undefined =>
  equivalent[mutant.replace(/:\d+ /, ' ')];
