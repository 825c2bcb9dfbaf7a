import { narration } from '../../contract/copy/narration.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import { onTimeVisits } from '../facts/visits.ts';
import { pageName } from '../writer/words/names.ts';
import { observations } from '../writer/words/observation.ts';
import type { Candidate } from './select-sentences.ts';

const { moved } = narration;

/** All are optional. Pages that suddenly have no visitors rank first, the event count ranks last. */
export function trafficSentences(facts: ReportFacts): Candidate[] {
  const { pages, deserted, capture, events, read } = facts;
  const [top, next] = pages;
  return [
    {
      rank: 4,
      text: top
        ? moved.topPage(pageName(top.page), top.visits, read, top.visits === next?.visits)
        : '',
    },
    { rank: 7, text: nextPages(facts) },
    ...deserted.slice(0, 1).map(({ page, usually }) => ({
      rank: 2,
      text: moved.deserted(pageName(page), usually),
    })),
    ...observations(facts).map((text, index) => ({ rank: 5 + index, text })),
    { rank: 6, text: deviceSentence(facts) },
    { rank: 11, text: capture.bots > 0 ? moved.bots(capture.bots) : '' },
    { rank: 12, text: moved.events(events, read) },
  ];
}

/** Of fewer visits, the next pages are a matter of chance. */
const NEXT_PAGES_MIN = 3;

function nextPages({ pages: [first, second, third], read }: ReportFacts): string {
  if (!first || !second || !third || read < NEXT_PAGES_MIN) return '';
  const [next, last] = [pageName(second.page), pageName(third.page)];
  return first.visits === second.visits
    ? moved.tiedPages(next, last, third.visits < first.visits ? third.visits : undefined)
    : moved.nextPages(next, second.visits, last, third.visits);
}

/** Below this many visitors the sentence counts; above it, and for samples, it gives shares per hundred. */
const HUNDRED = 100;

function deviceSentence(facts: ReportFacts): string {
  const { devices, read } = facts;
  const { visitors, sessions } = onTimeVisits(facts);
  const [only, other] = devices;
  if (!only) return '';
  if (!other) return moved.oneDevice(visitors, moved.onDevices[only.device]);
  const named = devices.map(({ device, ...counts }) => ({
    on: moved.onDevices[device],
    ...counts,
  }));
  const isCounted = visitors < HUNDRED && read === sessions;
  return isCounted ? moved.devicesCounted(visitors, named) : moved.devices(named);
}
