import { expect, test } from 'vitest';
import { phrases } from '../../../lambdas/contract/copy/model-phrases.ts';
import type { Draft } from '../../../lambdas/contract/report-draft.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { ReportFacts } from '../../../lambdas/reports/facts/report-facts.ts';
import { phrasesOf } from '../../../lambdas/reports/writer/model/issue-phrases.ts';
import { promptFor, reportedIssues } from '../../../lambdas/reports/writer/model/prompt.ts';
import { verify } from '../../../lambdas/reports/writer/model/verify.ts';
import { draftFor } from '../../../lib/local/stand-ins/model-words.ts';
import { goldenDays } from '../../golden/days.ts';

const days = Object.values(goldenDays)
  .map((input) => composeReport(input).facts)
  .filter((facts) => reportedIssues(facts).length > 0);
const honest = (facts: ReportFacts) => draftFor(promptFor(facts, '').text) as Draft;

/** Correct numbers with the phrase of another problem, a negation, another subject or another order. */
function wrongStatements(facts: ReportFacts, index: number): string[] {
  const issue = reportedIssues(facts)[index];
  if (!issue) return [];
  const own = phrasesOf(issue);
  const [said = ''] = own;
  const foreign = Object.values(phrases)
    .flat()
    .filter((each) => !own.some((mine) => mine.includes(each) || each.includes(mine)));
  return [
    ...[...new Set(foreign)].map((phrase) => `{affected} ${phrase} {place}.`),
    `{affected} never ${said} {place}.`,
    `It was not {affected} who ${said} {place}.`,
    `Only {affected} ${said} {place}, fewer than before.`,
    `{affected} ${said} {place} more than on other days.`,
    `{affected} ${said} {place} after the page had changed.`,
    `{affected} ${said} {place} because of the page.`,
    `{affected} ${said} {place}, and then they bought.`,
    `{affected} ${said} {place}, twice as before.`,
    `{affected} ${said} at the other button {place}.`,
    `{affected} ${said} {place} until it was fixed.`,
    `{affected} ${said} {place} without {affected}.`,
    `{visitors} and {affected} ${said} {place}.`,
    `{sessions} ${said} {place}, as {affected} did.`,
    `${said} {place} {affected}.`,
    `{affected} {place} had {times}.`,
    `{affected} were here {place}.`,
    `{affected} ${said} {place} since yesterday.`,
    `{affected} ${said} {place}, mostly on phones.`,
  ];
}

test('of 500 drafts with correct numbers in a wrong relation none is sent, and honest ones are', () => {
  const wrong = days.flatMap((facts) => {
    const draft = honest(facts);
    expect(verify(draft, facts)).toMatchObject({ accepted: true });
    return draft.issues.flatMap((issue, index) =>
      wrongStatements(facts, index).map((description) => {
        const issues = draft.issues.map((each) =>
          each === issue ? { ...each, description } : each,
        );
        return { description, accepted: verify({ ...draft, issues }, facts).accepted };
      }),
    );
  });
  expect(wrong.length).toBeGreaterThan(500);
  expect(wrong.filter(({ accepted }) => accepted)).toEqual([]);
});

test.each([
  ['{visitors} got stuck {place}', 'subject'],
  ['{sessions} ran into an error on {weekday}.', 'intro'],
  ['You had {visitors} and {affected} {place}.', 'intro'],
  ['You had {visitors} who clicked {element}.', 'intro'],
  ['You had {visitors}, twice as before.', 'intro'],
] as const)('rejects %j in the %s', (text, field) => {
  const accepted = days.filter((facts) => {
    const draft = honest(facts);
    return verify({ ...draft, [field]: text }, facts).accepted;
  });
  expect(accepted).toEqual([]);
});

test.each([
  '{visitors} had the problem {place}.',
  'You had {visitors} on {page}.',
  '{visitors} came to {page} on {weekday}.',
  '{sessions} had it here.',
  'The problem {place} was {comparison}.',
  'You had {sessions}, {comparison}.',
  'You had {visitors} with a problem.',
  'You had {visitors}, as this problem is here.',
  'You had {sessions} from {visitors}.',
  'The only place with a problem is {page}.',
  'The report has just this problem.',
  'Only someone had a problem {place}.',
  'People on {site} had this problem.',
  'The problem is here, as {page} is a page.',
  'Vous avez eu {visitors} sur {site}.',
])('rejects the intro %j, whose count, page or cause is of something else', (intro) => {
  const accepted = days.filter((facts) => verify({ ...honest(facts), intro }, facts).accepted);
  expect(accepted).toEqual([]);
});

test.each([
  'Only {affected} SAID {place}.',
  'Just {affected} SAID {place}.',
  'The {affected} SAID {place}.',
  '{affected} SAID {place} as they had a problem.',
  '{affected} SAID {place}, and they had it on this day only.',
  '{affected} also SAID {place}.',
  '{affected} SAID {place}. {visitors} had it here.',
  '{affected} SAID {place}, on all of {site}.',
])('rejects the description %j', (sentence) => {
  const accepted = days.flatMap((facts) => {
    const draft = honest(facts);
    return reportedIssues(facts).filter((issue, index) => {
      const description = sentence.replace('SAID', phrasesOf(issue)[0] ?? '');
      const issues = draft.issues.map((each, n) => (n === index ? { ...each, description } : each));
      return verify({ ...draft, issues }, facts).accepted;
    });
  });
  expect(accepted).toEqual([]);
});

test('advice on a control that does not respond names no other fault, blames no visitor and removes nothing', () => {
  const facts = days.find(({ issues }) => issues[0]?.kind === 'rage-click') as ReportFacts;
  const accepted = [
    'Fix the server, where requests fail with an error.',
    'Fix the missing file on the server.',
    'Fix the script error that turns {page} blank.',
    'Check the keyboard of {element}.',
    'Make {page} fast.',
    'Make people look at {element}.',
    'Show people how to use {element}.',
    'Test if visitors can see {element}.',
    'Keep {element} here.',
    'Remove the script from the site.',
    'Remove {page} from the site.',
  ].filter((line) => verify({ ...honest(facts), focus: [line] }, facts).accepted);
  expect(accepted).toEqual([]);
  expect(verify({ ...honest(facts), focus: ['Fix {element} {place}.'] }, facts).accepted).toBe(
    true,
  );
});

test('the wording of one kind of issue is rejected for another kind', () => {
  const accepted = days.flatMap((facts) => {
    const draft = honest(facts);
    const [one, other] = draft.issues;
    const [first, second] = reportedIssues(facts);
    if (!one || !other || !first || !second || first.kind === second.kind) return [];
    const swapped = [
      { ...one, title: other.title, description: other.description },
      { ...other, title: one.title, description: one.description },
      ...draft.issues.slice(2),
    ];
    return verify({ ...draft, issues: swapped }, facts).accepted ? [draft] : [];
  });
  expect(accepted).toEqual([]);
});

test.each([
  'Fix the button next to {element}.',
  'They should try {element} yourself.',
  'Try {element}, as {affected} did.',
  'Try {element}, which works on other pages.',
  'Make {element} better than before.',
  'Send the developer notes to the person who maintains the site.',
  'Ask the person who runs the server.',
  'Watch the clip, and send it to the person who maintains the site.',
])('rejects the advice %j', (suggestion) => {
  const accepted = days.filter((facts) => {
    const draft = honest(facts);
    const issues = draft.issues.map((each, n) => (n === 0 ? { ...each, suggestion } : each));
    return verify({ ...draft, issues }, facts).accepted;
  });
  expect(accepted).toEqual([]);
});
