/** What a model may say about an issue: phrases that are true of it, and what advice on it may name. */
import { kindAdvice, phrases } from '../../../contract/copy/model-phrases.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { familyOf } from '../../issues/kinds.ts';

/** The phrases that are true of an issue. */
export function phrasesOf(issue: IssueFacts): readonly string[] {
  switch (issue.kind) {
    case 'white-screen':
      return issue.isReplaced ? phrases.replaced : phrases.blank;
    case 'error-click':
      if (issue.leadsToMissingPage) return phrases.missingPage;
      return issue.affectedByError === undefined ? phrases.error : phrases.someErrors;
    case 'rage-click':
      if (issue.isMissed) return phrases.missed;
      if (issue.isCovered) return phrases.covered;
      return issue.isUnanswered ? phrases.unanswered : phrases.repeated;
    case 'dead-click':
      if (issue.isMissed) return phrases.missed;
      if (issue.isCovered) return phrases.covered;
      if (issue.isMoved) return phrases.moved;
      if (issue.isUnseen) return phrases.unseen;
      return issue.isLate ? phrases.late : phrases.dead;
    case 'keyboard-barrier':
      return phrases.keyboard;
    case 'javascript-error':
      return phrases.script;
    case 'failed-request':
      return phrases.request;
    case 'form-abandonment':
      return issue.isSubmitted ? phrases.submitted : phrases.form;
    case 'quick-back':
      return phrases.back;
    case 'slow-page':
      return issue.slowness?.vital === 'CLS' ? phrases.shift : phrases.slow;
    case 'excessive-scroll':
    case 'thrashed-cursor':
      return phrases.scroll;
  }
}

const ERROR_KINDS = ['javascript-error', 'error-click', 'white-screen'];

/** What advice on an issue may name besides the words for all. */
export function adviceOn({ kind, cause }: IssueFacts): readonly string[] {
  const family = familyOf(kind);
  if (ERROR_KINDS.includes(kind)) {
    return cause?.kind === 'failed-request'
      ? [...kindAdvice.error, ...kindAdvice.request]
      : kindAdvice.error;
  }
  if (family === 'request' || family === 'slow' || family === 'keyboard' || family === 'form')
    return kindAdvice[family];
  return family === 'scroll' || family === 'back' ? kindAdvice.page : [];
}
