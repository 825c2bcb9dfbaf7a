/**
 * Words that do not belong in code, copy or documents, and what to write instead. They are matched anywhere in a line,
 * in either case, so identifiers count too. This file is the only one that may contain them.
 */
const unwanted: Readonly<Record<string, string>> = {
  whoever: 'anyone who, or the name of the role',
  somebody: 'someone, or the name of the role',
  nobody: 'no one, or a sentence about the system',
  anew: 'again, or restart, rebuild, recreate',
  'in vain': 'without effect; a click in the product is a dead click',
  whence: 'from where, or source',
  '\\bheed': 'apply, acknowledge',
  broom: 'purge, sweep',
  '\\blest\\b': 'so that … not',
  '\\bthus\\b': 'so',
  '\\bseldom\\b': 'rarely, or a number',
  '\\bin the small\\b': 'in a small sample',
};

const patterns = Object.entries(unwanted).map(
  ([word, instead]) => [new RegExp(word, 'i'), instead] as const,
);

/** Each unwanted word of a text: its line and what to write instead. */
export const unwantedIn = (text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    patterns.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${index + 1}: "${found}": write ${instead}`] : [];
    }),
  );
