/** The quote: one observation about how people moved, preferably one that is unusual for the website. */
import { observations as copy } from '../../../contract/copy/report-observations.ts';
import { labelInText } from '../../../contract/rules/plain-text.ts';
import { FEW_SESSIONS } from '../../facts/constants.ts';
import { type Move, notableMoves } from '../../facts/moves.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { pageName, pagePlace } from './names.ts';

export const observation = (facts: ReportFacts): string =>
  facts.quote ? sentenceOf(facts.quote, facts) : '';

/** Everything notable about how people moved. */
export const observations = (facts: ReportFacts): readonly string[] =>
  facts.read < FEW_SESSIONS
    ? []
    : notableMoves(facts.moves)
        .map((move) => sentenceOf(move, facts))
        .filter(Boolean);

function sentenceOf(move: Move, facts: ReportFacts): string {
  const { before } = move;
  const sentence = moved(move, facts);
  if (!sentence || !before) return sentence;
  const noun = ['goal', 'again'].includes(move.key) ? 'visitor' : 'visit';
  if (before.n === 0) return copy.never(sentence, before.of, before.days, noun);
  // “All 20 visits” and “no orders” need no share.
  const share = move.n === move.of || move.n === 0 ? undefined : move.perHundred;
  return copy.unusual(sentence, share, before.perHundred);
}

function moved({ key, n, of }: Move, { goal }: ReportFacts): string {
  const [kind = '', what = ''] = split(key);
  const names: Partial<Record<string, string>> = copy.sources;
  switch (kind) {
    case 'goal':
      return goal ? copy.goal(n, of, goal.kind) : '';
    case 'source':
      return copy.source(n, of, names[what] ?? '');
    case 'campaign':
      return copy.campaign(n, of, labelInText(what));
    case 'last':
      return copy.lastPage(n, of, pagePlace(what));
    case 'lower':
      return copy.lowerHalf(n, of, pageName(what));
    case 'one-page':
      return copy.onePage(n, of);
    case 'page':
      return copy.page(n, of, pageName(what));
    case 'phones':
      return copy.phones(n, of);
    default:
      return copy.cameBack(n, of);
  }
}

const split = (key: string): string[] => {
  const at = key.indexOf(':');
  return at < 0 ? [key] : [key.slice(0, at), key.slice(at + 1)];
};
