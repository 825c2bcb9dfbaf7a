/** The block that an owner sends to a developer: plain text, one fact per line. */

import { developer as copy } from '../../../contract/copy/developer-notes.ts';
import { fullDateName, momentName, timeName, zoneName } from '../../../contract/copy/numerals.ts';
import { cleanLabel, labelInText } from '../../../contract/rules/plain-text.ts';
import { localDateOf } from '../../facts/calendar.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { cleanPage, elementName, shapeName } from './names.ts';

const SELECTOR_CHARACTERS = 100;

export function developerNotes(
  issue: IssueFacts,
  { title, site, timezone }: { title: string; site: string; timezone: string },
): string {
  const { element, cause, kind, affected, exposed, today, onset, severity, reproduction } = issue;
  const errors = kind === 'javascript-error' ? [issue.about ?? ''] : [];
  const requests = kind === 'failed-request' ? [issue.about ?? ''] : [];
  if (cause) (cause.kind === 'javascript-error' ? errors : requests).push(cause.about);
  const steps = stepsOf(issue);
  return [
    copy.problem(title, severity),
    copy.page(site, cleanPage(issue.page)),
    ...(element
      ? [
          copy.element(
            cleanLabel(element.role),
            labelInText(element.label),
            cleanLabel(element.selector, SELECTOR_CHARACTERS),
          ),
        ]
      : []),
    ...errors.filter(Boolean).map((each) => copy.error(shapeName(each))),
    ...requests.filter(Boolean).map((each) => copy.request(shapeName(each))),
    copy.seen(affected, exposed, fullDateName(today), fullDateName(onset)),
    timesOf(issue, timezone),
    ...browsersOf(reproduction),
    reproduction.start === undefined ? copy.steps : copy.lastSteps(cleanPage(reproduction.start)),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
}

/** Times of day if all of them are on the report's day, because the line before names it. */
function timesOf({ firstSeenAt, lastSeenAt, today }: IssueFacts, timezone: string): string {
  const isToday = localDateOf(firstSeenAt, timezone) === today;
  const [first, last] = [firstSeenAt, lastSeenAt].map((at) =>
    (isToday ? timeName : momentName)(at, timezone),
  );
  return copy.times([...new Set([first, last])].join(' to '), zoneName(timezone));
}

function stepsOf({ reproduction, element, kind, page }: IssueFacts): string[] {
  const pages = reproduction.pages.length > 0 ? reproduction.pages : [page];
  const isClicked = kind.endsWith('-click') || kind === 'quick-back';
  const { clicks = 1, start } = reproduction;
  const isFirst = (index: number) => index === 0 && start === undefined;
  return [
    ...pages.map((path, index) => (isFirst(index) ? copy.open : copy.go)(cleanPage(path))),
    ...(isClicked && element ? [copy.click(elementName(element), clicks)] : []),
  ];
}

function browsersOf({ browsers, viewport }: IssueFacts['reproduction']): string[] {
  const names = browsers.map((each) => cleanLabel(each)).join(', ');
  if (!names) return [];
  return [copy.browsers(viewport ? copy.device(names, ...viewport) : names)];
}
