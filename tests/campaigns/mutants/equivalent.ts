/** Mutants that no test can detect, by path, kind and line of code, with the reason. */
const equivalent: Readonly<Record<string, string>> = {
  'lambdas/reports/content/write-report.protocol.ts + → -: const name = `issue-${pictures.length + 1}`;':
    'a picture needs a name that no other one has',
  'lambdas/contract/rules/local-time.ts number + 1: +(hour ?? 0),':
    'the clock writes every part, so there is always an hour',
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
  'lambdas/contract/replay/page-tree.ts always the second: const next = nextId === null ? undefined : this.#nodes.get(nextId);':
    'node ids are numbers, so no node has the id null',
  "lambdas/billing/checkout.protocol.ts number + 1: const later = Math.max(now.getTime(), Date.parse(stored?.fetchedAt ?? '') || 0) + 1;":
    'any instant after both is later',
  'lambdas/contract/rules/digits.ts > → >=: return `${(code & 15) - (code > 0x900 && code < 0xe00 ? 6 : 0)}`;':
    'neither limit is the code of a digit',
  'lambdas/contract/rules/digits.ts < → <=: return `${(code & 15) - (code > 0x900 && code < 0xe00 ? 6 : 0)}`;':
    'neither limit is the code of a digit',
  'lambdas/contract/rules/digits.ts number + 1: return `${(code & 15) - (code > 0x900 && code < 0xe00 ? 6 : 0)}`;':
    'neither limit, nor the number after it, is the code of a digit',
  'lambdas/contract/rules/json.ts always the first: JSON.parse(text, SURROGATE.test(text) ? wellFormed : undefined);':
    'text decoded from UTF-8 is well-formed unless a surrogate is escaped, so the reviver changes nothing',
  'lambdas/recordings/analysis/label.ts <= → <: if (raw.length <= characters && PLAIN.test(raw)) return raw;':
    'a plain label equals the same label after cleaning',
  'lambdas/recordings/analysis/page/changed-properties.ts number + 1: code >= CLASS_VALUES ? code - (isInvalid ? INVALID_CLASSES : CLASS_VALUES) : 0;':
    'only class names are compared, and other properties have none',
  'lambdas/recordings/analysis/clicks/presses/press-release.ts > → >=: for (const time of times) if (time > last && time - last <= feedbackMs) last = time;':
    'an equal time changes nothing',
  'lambdas/recordings/analysis/clicks/presses/press-release.ts < → <=: for (const time of times.reverse()) if (time < first && first - time <= feedbackMs) first = time;':
    'an equal time changes nothing',
  'lambdas/recordings/analysis/background-changes/stopped-animation.ts number + 1: const last = all.findLast((at) => at <= to) ?? 0;':
    'it changed before the click, so it has a last change',
  'lambdas/recordings/analysis/background-changes/left-field.ts number + 1: if (!LOOKS.has(name) || at > click.at || click.node <= 0) return false;':
    'node 1 is the document, which is no control',
  'lambdas/recordings/analysis/page/node-place.ts + → -: if (className) return className * PLACE_DEPTH + depth;':
    'the numbers of two places still differ',
  'web/app/accounts/auth-errors.ts if never: if (!(error instanceof AuthError)) return { form: fallback };':
    'other errors name no failure, so no message is found for them',
};

/** The reason why no test can detect the mutant, if it is listed. */
export const whyEquivalent = (mutant: string): string | undefined =>
  equivalent[mutant.replace(/:\d+ /, ' ')];
