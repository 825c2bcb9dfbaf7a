/** The text about a request, a file, a video or a sound that failed. */

import {
  issueTitles as titles,
  subjectVerbs as verbs,
} from '../../../../contract/copy/issue-titles.ts';
import { pathLabel } from '../../../../contract/copy/numerals.ts';
import { developerStep, focus, suggestions } from '../../../../contract/copy/report-advice.ts';
import { details, happened } from '../../../../contract/copy/report-issues.ts';
import { labelInText } from '../../../../contract/rules/plain-text.ts';
import { extensions } from '../../../issues/file-extensions.ts';
import { isFile, requestParts } from '../../../issues/fingerprint.ts';
import type { IssueWords, NamedIssue } from './named-issue.ts';

const endingWith = (names: string) => new RegExp(`\\.(${names})$`, 'i');
/** Files that browsers play. */
const MEDIA = { video: endingWith(extensions.video), sound: endingWith(extensions.sound) };
/** Files that belong to a published version, often with generated names. */
const CODE = {
  script: endingWith(extensions.script),
  'style sheet': endingWith(extensions.style),
};
const kindOf = <Kind extends string>(kinds: Readonly<Record<Kind, RegExp>>, address: string) =>
  (Object.keys(kinds) as Kind[]).find((each) => kinds[each].test(address));
/** Without a file extension it may be a call of the page's scripts, which no file answers. */
const FILE = /\.\w{2,5}$/;

export function requestWords({ issue, page, place, places, how }: NamedIssue): IssueWords {
  const { path: address, status } = requestParts(issue.about);
  const path = labelInText(pathLabel(address)) || 'one address';
  const { affected } = issue;
  if ((status === '404' || status === '410') && FILE.test(address)) {
    const code = kindOf(CODE, address);
    return {
      title: titles.missing(place),
      happened: happened.missing(affected, places, path, status),
      detail: details.request(path, status),
      suggestions: code ? suggestions.missingCode(code) : suggestions.missing(path),
      focus: focus.missing(place),
      verb: verbs.missing,
    };
  }
  const isUnanswered = status.startsWith('without');
  const media = isUnanswered && kindOf(MEDIA, address);
  if (media)
    return {
      title: titles.unplayable(media, place),
      happened: happened.unplayable(affected, media, places, path),
      detail: details.request(path, ''),
      suggestions: suggestions.unplayable(path),
      focus: focus.unplayable(media, place),
      verb: verbs.unplayable(media),
    };
  if (isUnanswered && isFile(address))
    return {
      title: titles.unloaded(place),
      happened: happened.unloaded(affected, places, path),
      detail: details.request(path, ''),
      suggestions: suggestions.unloaded(path),
      focus: focus.unloaded(place),
      verb: verbs.unloaded,
    };
  return {
    title: titles.request(place),
    happened: isUnanswered
      ? happened.noReply(affected, places, path)
      : happened.request(affected, places, path, status),
    detail: details.request(path, isUnanswered ? '' : status),
    suggestions: suggestions.request(page, how),
    developerStep: developerStep.request,
    focus: focus.request(place),
    verb: verbs.request,
  };
}
