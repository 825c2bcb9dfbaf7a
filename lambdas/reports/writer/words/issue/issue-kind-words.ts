/** The text about each kind of issue. The type requires an entry per kind, so that a new kind cannot lack one. */

import {
  issueTitles as titles,
  subjectVerbs as verbs,
} from '../../../../contract/copy/issue-titles.ts';
import {
  developerStep,
  focus,
  suggestions,
  triedOn,
} from '../../../../contract/copy/report-advice.ts';
import { details, happened } from '../../../../contract/copy/report-issues.ts';
import { labelInText } from '../../../../contract/rules/plain-text.ts';
import type { SignalKind } from '../../../../contract/signal.ts';
import type { IssueFacts } from '../../../issues/issue-facts.ts';
import {
  allPlaces,
  elementName,
  formName,
  pageName,
  pagePlace,
  pagesName,
  shapeName,
} from '../names.ts';
import { clickWords } from './click-words.ts';
import { FIELD_ROLES } from './dead-click-words.ts';
import { adviceAfterEnd } from './hours-words.ts';
import type { IssueWords, NamedIssue } from './named-issue.ts';
import { requestWords } from './request-words.ts';
import { slowPageWords } from './slow-words.ts';

const unfinishedForm = ({ issue, form, about }: NamedIssue): IssueWords => ({
  title: titles.form(form),
  happened: happened.form(issue.affected, form),
  suggestions: !about
    ? suggestions.form(form)
    : isMostlyRejected(issue)
      ? suggestions.rejected(about)
      : suggestions.field(about),
  focus: focus.form(form),
  verb: verbs.form,
});

const submittedForm = ({ issue, form, about }: NamedIssue): IssueWords => ({
  title: titles.formSubmitted(form),
  happened: happened.formSubmitted(issue.affected, form),
  suggestions:
    about && isMostlyRejected(issue)
      ? suggestions.rejected(about)
      : suggestions.formSubmitted(form),
  focus: focus.formSubmitted(form),
  verb: verbs.formSubmitted,
});

/** Whether a field rejected what was entered in most affected sessions. */
const isMostlyRejected = ({ sessionsRejected, affectedSessions }: IssueFacts): boolean =>
  sessionsRejected * 2 > affectedSessions;

const byKind: Readonly<Record<SignalKind, (named: NamedIssue) => IssueWords>> = {
  'white-screen': ({ issue, page, how }) => {
    const look = issue.isReplaced ? 'replaced' : 'blank';
    return {
      title: titles[look](page),
      happened: happened[look](issue.affected, page),
      suggestions: suggestions[look](page, how),
      developerStep: developerStep.steps,
      focus: focus[look](page),
      verb: verbs[look],
    };
  },
  ...clickWords,
  'javascript-error': ({ issue, page, place, places, how }) => ({
    title: titles.scriptError(place),
    happened: happened.scriptError(issue.affected, places, shapeName(issue.about ?? '')),
    ...(issue.about && { detail: details.error(shapeName(issue.about)) }),
    suggestions: suggestions.scriptError(page, how),
    developerStep: developerStep.error,
    focus: focus.error(place),
    verb: verbs.error,
  }),
  'failed-request': requestWords,
  'form-abandonment': (named) => (named.issue.isSubmitted ? submittedForm : unfinishedForm)(named),
  'quick-back': ({ issue, page, place, element, the }) => {
    const isField = FIELD_ROLES.has(issue.element?.role ?? '');
    if (issue.about === undefined)
      return {
        title: titles.unrecordedPage(element),
        happened: happened.unrecordedPage(issue.affected, element, place, isField),
        suggestions: suggestions.unrecordedPage(the),
        focus: focus.unrecordedPage(element, place),
        verb: verbs.back,
      };
    const to = pageName(issue.about);
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
  'excessive-scroll': ({ issue, page, pages }) => ({
    title: titles.scroll(page),
    happened: happened.scroll(issue.affected, page, issue.peak),
    suggestions: suggestions.scroll(pages),
    focus: focus.find(pages),
    verb: verbs.scroll,
  }),
  'slow-page': slowPageWords,
  // Never an issue of its own; it only supports others.
  'thrashed-cursor': (named) => byKind['excessive-scroll'](named),
};

export function wordsFor(issue: IssueFacts): IssueWords {
  const page = pageName(issue.page);
  const pages = pagesName(issue.page);
  const place = pagePlace(issue.page);
  const element = elementName(issue.element);
  const the = element.replace(/^(an?|one) /, 'the ');
  const placed = element.includes('“') ? element : `${element} ${place}`;
  const isAboutMost = issue.aboutTimes * 2 > issue.times;
  const about = isAboutMost ? labelInText(issue.about ?? '') : '';
  const places = allPlaces(issue);
  const form = formName(issue.page);
  const how = howSeen(issue);
  const onPage = `${the} ${place}`;
  const named = {
    ...{ issue, page, pages, place, places, form },
    ...{ element, the, placed, onPage, about, how },
  };
  const words = { ...byKind[issue.kind](named), ...adviceAfterEnd(named) };
  if (!issue.cause || !issue.element) return words;
  const isScript = issue.cause.kind === 'javascript-error';
  return { ...words, developerStep: isScript ? developerStep.error : developerStep.request };
}

/** The device and browser that all affected sessions share, so that a reader can reproduce the issue. */
function howSeen({ devices, reproduction: { browsers } }: IssueFacts): string {
  const [device, otherDevice] = devices.filter(({ sessions }) => sessions > 0);
  const [browser, otherBrowser] = browsers.map((each) => labelInText(each));
  return [
    device && !otherDevice ? triedOn.devices[device.device] : '',
    browser && !otherBrowser && browser !== 'Other' ? triedOn.browser(browser) : '',
  ].join('');
}
