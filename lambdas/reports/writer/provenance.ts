import { provenance } from '../../contract/copy/capture-notes.ts';
import { timeName, weekdayName, zoneName } from '../../contract/copy/numerals.ts';
import { comparison } from '../../contract/copy/reports.ts';
import type { SummaryData } from '../../contract/report-summary.ts';
import { FEW_SESSIONS } from '../facts/constants.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import { isLateOnly } from '../facts/visits.ts';
import { hasPending } from './words/no-visits-words.ts';

export function comparisonLine(facts: ReportFacts): string {
  const { usual, window, dates, sessions } = facts;
  if (isLateOnly(facts)) return comparison.lateOnly;
  if (usual.comparison === 'several-days') return comparison.severalDays(dates.length);
  if (usual.comparison === 'cut-short') return comparison.cutShort;
  if (usual.comparison === 'too-early' || usual.visitors === undefined) return comparison.tooEarly;
  const typical = usual.of === 'weekday' ? weekdayName(window.localDate) : 'day';
  if (sessions === 0) return comparison.usually(typical, usual.visitors);
  return comparison.usual(usual.comparison, typical, usual.visitors);
}

export function provenanceOf(facts: ReportFacts, by: SummaryData['written_by']): string {
  const { window, sessions, capture, dates } = facts;
  const zone = zoneName(window.timezone);
  const first = dates[0] ?? window.localDate;
  return [
    dates.length > 1
      ? provenance.days(first, window.localDate, zone)
      : provenance.day(window.localDate, timeName(window.from, window.timezone), zone),
    sessions === 0 && hasPending(capture)
      ? provenance.notProcessed
      : provenance.recorded(sessions - capture.late),
    ...(capture.bots > 0 ? [provenance.bots(capture.bots)] : []),
    ...(sessions > 0 && sessions < FEW_SESSIONS ? [provenance.few] : []),
    by === 'model'
      ? provenance.byModel
      : sessions === 0
        ? provenance.byRulesAlone
        : provenance.byRules,
  ].join(' ');
}
