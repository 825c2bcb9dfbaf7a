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
  everybody: 'everyone, or the name of the group',
  anybody: 'anyone',
  '\\bnought\\b': 'zero',
  '\\bonce more\\b': 'again',
  '\\bowed\\b': 'due',
  '\\bnewcomer': 'new user, new session',
  '\\bgoes on\\b': 'continues, or keeps doing',
  '\\bat the moment(?! (of|when))\\b': 'now, or a condition',
  '\\btold\\b(?! (me|us|them))': 'reported, recorded, sent; as a name, what it holds',
  '\\b(stands?|stood) (in|at|on|behind|beside|above|below|there|where|between|under|nowhere)\\b(?!-)(?! (for|the way))':
    'is in, is at, shown next to',
  'where(ver)? (it|they|everything) stands?\\b': 'its place, its byte offset; anywhere',
  'turned away by': 'rejected by',
  'in turns\\b': 'interleaved, or taking turns',
  '\\brecord-letters\\b': 'record-glyphs',
  'behaviour|neighbour|colour|favour|catalogue|judgement|(normal|summar|recogn|serial|organ|optim)ise|\\banalys(e|ed|ing)\\b|\\bcentre\\b':
    'the American spelling',
};

/** Pages of tests are third-party text, and some of these names are keys of recordings. */
const THIRD_PARTY = /^tests\/(unfamiliar-sites|stories|detectors|campaigns\/real-shop)\//;

const patterns = Object.entries(unwanted).map(
  ([word, instead]) => [new RegExp(word, 'i'), instead] as const,
);

/** Each unwanted word of a text: its line and what to write instead. */
export const unwantedIn = (text: string, path = ''): string[] =>
  (THIRD_PARTY.test(path) ? '' : text).split('\n').flatMap((line, index) =>
    patterns.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${index + 1}: "${found}": write ${instead}`] : [];
    }),
  );
