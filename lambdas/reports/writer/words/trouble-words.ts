/** What each kind of trouble is called, and what helps: one entry a kind, so that a new kind cannot be half told. */
import { focus, suggestions } from '../../../contract/copy/report-advice.ts';
import {
  details,
  happened,
  issueTitles as titles,
  subjectVerbs as verbs,
} from '../../../contract/copy/report-issues.ts';
import type { SignalKind } from '../../../contract/digest.ts';
import { STATUS } from '../../issues/fingerprint.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { cleanLabel, elementName, pageName, shapeName } from './names.ts';
import { slowPageWords } from './slow-words.ts';
import type { Named, TroubleWords } from './trouble.ts';

const byKind: Readonly<Record<SignalKind, (named: Named) => TroubleWords>> = {
  'white-screen': ({ issue, page }) => ({
    title: titles.blank(page),
    happened: happened.blank(issue.affected, page),
    suggestions: suggestions.blank(page),
    focus: focus.blank(page),
    verb: verbs.blank,
  }),
  'error-click': ({ issue, page, element, the, placed }) => ({
    title: titles.errorClick(placed),
    happened: happened.errorClick(issue.affected, element, page),
    suggestions: suggestions.errorClick(the),
    focus: focus.repair(the, page),
    verb: verbs.error,
  }),
  'rage-click': ({ issue, page, element, the, placed }) =>
    issue.isUnanswered
      ? {
          title: titles.unanswered(placed),
          happened: happened.unanswered(issue.affected, element, page, issue.peak),
          suggestions: suggestions.unanswered(the),
          focus: focus.repair(the, page),
          verb: verbs.unanswered,
        }
      : {
          title: titles.pressedAgain(placed),
          happened: happened.pressedAgain(issue.affected, element, page, issue.peak),
          suggestions: suggestions.unanswered(the),
          focus: focus.look(the, page),
          verb: verbs.pressedAgain,
        },
  'dead-click': (named) => {
    const { issue, page, element, the, placed } = named;
    if (issue.isLate) return lateClick(named);
    const role = issue.element?.role;
    const isButton = role === 'button';
    const isLink = role === 'link';
    const title = isLink ? titles.deadLink : isButton ? titles.unanswered : titles.deadOther;
    const help = isLink
      ? suggestions.deadLink
      : isButton
        ? suggestions.unanswered
        : suggestions.deadOther;
    return {
      title: title(placed),
      happened: happened.dead(issue.affected, element, page),
      suggestions: help(the),
      focus: (isButton ? focus.repair : isLink ? focus.link : focus.dead)(the, page),
      verb: verbs.unanswered,
    };
  },
  'javascript-error': ({ issue, page }) => ({
    title: titles.scriptError(page),
    happened: issue.isForeign
      ? happened.foreignError(issue.affected, page)
      : happened.scriptError(issue.affected, page, shapeName(issue.about ?? '')),
    ...(issue.about && !issue.isForeign && { detail: details.error(shapeName(issue.about)) }),
    suggestions: issue.isForeign ? suggestions.foreign(page) : suggestions.scriptError(page),
    focus: focus.error(page),
    verb: verbs.error,
  }),
  'failed-request': ({ issue, page }) => {
    const [, status = ''] = STATUS.exec(issue.about ?? '') ?? [];
    const path = cleanLabel((issue.about ?? '').replace(STATUS, '')) || 'one address';
    const isMissing = status === '404' || status === '410';
    const isUnanswered = status.startsWith('without');
    return {
      title: isMissing ? titles.missing(page) : titles.request(page),
      happened: isUnanswered
        ? happened.noReply(issue.affected, page, path)
        : happened.request(issue.affected, page, path, status),
      detail: details.request(path, isUnanswered ? '' : status),
      suggestions: isMissing ? suggestions.missing(path) : suggestions.request(path),
      focus: isMissing ? focus.missing(page) : focus.request(page),
      verb: verbs.request,
    };
  },
  'form-abandonment': ({ issue, page, about }) => ({
    title: titles.form(page),
    happened: happened.form(issue.affected, page),
    suggestions: !about
      ? suggestions.form(page)
      : issue.sessionsRefused * 2 > issue.affectedSessions
        ? suggestions.refused(about)
        : suggestions.field(about),
    focus: focus.form(page),
    verb: verbs.form,
  }),
  'quick-back': ({ issue, page }) => {
    const to = pageName(issue.about ?? issue.page);
    return {
      title: titles.quickBack(to),
      happened:
        to === page
          ? happened.turnedBack(issue.affected, page)
          : happened.quickBack(issue.affected, page, to),
      suggestions: suggestions.quickBack(to),
      focus: focus.back(to),
      verb: verbs.back,
    };
  },
  'excessive-scroll': ({ issue, page }) => ({
    title: titles.scroll(page),
    happened: happened.scroll(issue.affected, page, issue.peak),
    suggestions: suggestions.scroll(page),
    focus: focus.find(page),
    verb: verbs.scroll,
  }),
  'slow-page': slowPageWords,
  // Never an issue of its own: it only corroborates others.
  'thrashed-cursor': (named) => byKind['excessive-scroll'](named),
};

const lateClick = ({ issue, page, element, the, placed }: Named): TroubleWords => ({
  title: titles.late(placed),
  happened: happened.late(issue.affected, element, page),
  suggestions: suggestions.late(the),
  focus: focus.look(the, page),
  verb: verbs.late,
});

export function wordsFor(issue: IssueFacts): TroubleWords {
  const page = pageName(issue.page);
  const element = elementName(issue.element);
  const the = element.replace(/^(a|one) /, 'the ');
  const placed = element.includes('"') ? element : `${element} on ${page}`;
  const isAboutMost = issue.aboutTimes * 2 > issue.times;
  const about = isAboutMost ? cleanLabel(issue.about ?? '') : '';
  const words = byKind[issue.kind]({ issue, page, element, the, placed, about });
  if (!issue.cause || !issue.element) return words;
  const isScript = issue.cause.kind === 'javascript-error';
  const help = isScript ? suggestions.cause : suggestions.failedCause;
  return { ...words, suggestions: [...help(the), ...words.suggestions] };
}
