/** Mutants that no test can detect, by path, kind and line of code, with the reason. */
const equivalent: Readonly<Record<string, string>> = {
  'lambdas/reports/facts/deserted-pages.ts number + 1: return { page, days, usually: Math.round(median(counts) ?? 0) };':
    'the list is not empty here, so there is always a median',
  "lambdas/recordings/batch/mask-texts.ts number + 1: while (at >= 0 && !isInsideWord(all, at)) at = all.indexOf('@', at + 1);":
    'an @ at the start or right after another is in no address, so the mutant only searches more texts',
  'lambdas/recordings/admission/admission.ts number + 1: const first = Number.parseInt(sessionId.slice(-1), 16);':
    'ids end in hexadecimal digits: with a higher base or one digit more, the remainder by 16 is the same',
  'lambdas/recordings/analysis/events/rows.ts < → <=: for (let row = 1; row < length; row += 1) if (this.#compare(row - 1, row) > 0) return false;':
    'a table that is in order may be sorted again, with the same result',
  'web/tracker/privacy/masking-version.ts number + 1: export let maskingVersion = 0;':
    'versions are only compared with each other',
  'web/app/lib/session/use-completeness.ts number + 1: const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);':
    'any other number starts another attempt',
  'web/tracker/page/wire-sink.ts number + 1: #parent = 0;':
    'only read for added nodes, and `add` sets it before each',
  'web/tracker/page/wire-sink.ts number + 1: #next = 0;':
    'only read for added nodes, and `add` sets it before each',
  'lambdas/recordings/analysis/clicks/presses/press-feedback.ts call removed: results.set(timeline, known);':
    'the results are cached; without the cache they are computed again, with the same values',
  'lambdas/contract/replay/page-tree.ts always the second: const next = nextId === null ? undefined : this.#nodes.get(nextId);':
    'node ids are numbers, so no node has the id null',
};

/** The reason why no test can detect the mutant, if it is listed. */
export const whyEquivalent = (mutant: string): string | undefined =>
  equivalent[mutant.replace(/:\d+ /, ' ')];
