import { topPageLabel } from '../../contract/copy/page-name.ts';
import { deviceNames, deviceShare } from '../../contract/copy/reports.ts';
import type { ReportIssue, Severity } from '../../contract/report-issue.ts';
import type { SummaryData } from '../../contract/report-summary.ts';
import { FACTS_VERSION } from '../facts/constants.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import { onTimeVisits } from '../facts/visits.ts';
import { isInFull } from '../issues/issue-facts.ts';
import { numbersOf } from './issue-numbers.ts';
import { comparisonLine, provenanceOf } from './provenance.ts';
import { captureNotes, checks } from './words/capture-words.ts';
import { dayWords, repairedLines, stillOpen, titlesOf } from './words/day-words.ts';
import { sentenceDeduper } from './words/dedupe-sentences.ts';
import { developerNotes } from './words/developer-words.ts';
import { trackRecordLine } from './words/history-words.ts';
import { wordsFor } from './words/issue/issue-kind-words.ts';
import { issueDescription } from './words/issue-description.ts';
import { cleanPage } from './words/names.ts';
import { trafficWords } from './words/traffic-words.ts';

export function writeSummary(facts: ReportFacts): SummaryData {
  const { domain, sessions, events, devices, pages, window, capture, trackRecord } = facts;
  const onTime = onTimeVisits(facts);
  const shares = devices.map(({ device, share }) => ({ device: deviceNames[device], share }));
  const shown = writeIssues(facts);
  const of = (severity: Severity) =>
    shown.filter((each) => each.severity === severity).map(({ issue }) => issue);
  return {
    site_name: domain,
    ...dayWords(facts),
    key_snapshot: { top_page: pages[0] ? cleanPage(pages[0].page) : '' },
    key_snapshot_data: {
      visitors: onTime.visitors,
      device_split: shares
        .map(({ device, share }) => `${device} ${deviceShare(share, shares.length)}`)
        .join(', '),
    },
    critical_issues: of('critical'),
    important_issues: of('important'),
    minor_issues: of('minor'),
    analysis_date: window.localDate,
    total_sessions: onTime.sessions,
    total_events: events,
    facts_version: FACTS_VERSION,
    day_kind: facts.kind,
    timezone: window.timezone,
    devices: shares,
    ...(pages[0] && { top_page_name: topPageLabel(cleanPage(pages[0].page)) }),
    top_page_visits: pages[0]?.visits ?? 0,
    comparison: comparisonLine(facts),
    ...(sessions > 0 && { traffic: trafficWords(facts) }),
    bots: capture.bots,
    still_open: stillOpen(facts),
    fixed: repairedLines(facts),
    checks: checks(facts),
    ...(trackRecord && { track_record: trackRecordLine(trackRecord) }),
    capture_notes: captureNotes(facts),
    provenance: provenanceOf(facts, 'rules'),
    written_by: 'rules',
  };
}

/** Counts uses per kind of problem, so that the second dead button of an email gets other advice than the first. */
function turns(): (kind: string) => number {
  const used = new Map<string, number>();
  return (kind) => {
    const turn = used.get(kind) ?? 0;
    used.set(kind, turn + 1);
    return turn;
  };
}

/** No title or sentence occurs twice in one email: a repetition is worded differently or omitted. */
function writeIssues(facts: ReportFacts): { severity: Severity; issue: ReportIssue }[] {
  const {
    domain,
    window: { timezone },
  } = facts;
  const pickUnused = sentenceDeduper();
  const adviceTurn = turns();
  return facts.issues.filter(isInFull).map((issue) => {
    const { title, suggestions, developerStep = [], verb } = wordsFor(issue);
    const { severity } = issue;
    const shownTitle = pickUnused(titlesOf(title, issue.page));
    const { happened, measured } = issueDescription(issue, facts.goal?.kind, pickUnused);
    const turn = adviceTurn(verb) % suggestions.length;
    const step = pickUnused([...suggestions.slice(turn), ...suggestions.slice(0, turn)]);
    const words = {
      title: shownTitle,
      description: [happened, ...measured].filter(Boolean).join(' '),
      suggestion: [step, ...(step ? [pickUnused(developerStep)] : [])].filter(Boolean).join(' '),
    };
    const developer = developerNotes(issue, { title: shownTitle, site: domain, timezone });
    return { severity, issue: { ...words, developer, ...numbersOf(issue) } };
  });
}

/** Per fingerprint, the sentences that only code writes. A model may not change them. */
export function measuredSentences(facts: ReportFacts): ReadonlyMap<string, readonly string[]> {
  const pickUnused = sentenceDeduper();
  return new Map(
    facts.issues.filter(isInFull).map((issue) => {
      const { measured } = issueDescription(issue, facts.goal?.kind, pickUnused);
      const { detail = '' } = wordsFor(issue);
      return [issue.fingerprint, [detail, ...measured].filter(Boolean)];
    }),
  );
}
