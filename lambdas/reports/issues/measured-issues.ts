/** The issues of the window. */

import { compareTexts } from '../../contract/text-order.ts';
import type { ReportInput } from '../content/report-input.ts';
import { visitorsReaching } from '../facts/goal.ts';
import { visitorsOf } from '../facts/visits.ts';
import { opensSlowlyIn, respondsSlowly } from './causes/slow-controls.ts';
import { exposureIndex } from './exposure.ts';
import type { IssueFacts } from './issue-facts.ts';
import { type IssueContext, measure } from './measure.ts';
import { identifiedGroups } from './memory/identity.ts';
import { provenIn, rulesOf } from './memory/issue-state.ts';
import { websiteFingerprints } from './memory/website-fingerprints.ts';
import { bySeverity } from './severity.ts';
import { slowPages } from './slow-pages.ts';

export interface MeasuredIssues {
  /** In the order of the report: severity, then impact. */
  readonly issues: readonly IssueFacts[];
  /** The fingerprints of these issues and of what was merged into them, such as a cause: all of these occurred. */
  readonly occurred: ReadonlySet<string>;
  /** By fingerprint, what identifies their faults (`memory/identity.ts`). */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

export function measuredIssues(input: ReportInput): MeasuredIssues {
  const { digests, earlier, memory, window, website } = input;
  const { sampledFrom } = input.capture;
  const bySession = new Map(digests.map((digest) => [digest.sessionId, digest]));
  const context: IssueContext = {
    digests,
    from: window.from,
    localDate: window.localDate,
    timezone: window.timezone,
    visitors: visitorsOf(digests),
    rules: rulesOf(digests),
    earlier,
    memory: new Map(memory.map((each) => [each.fingerprint, each])),
    proven: provenIn(memory, window.localDate),
    ...(sampledFrom && { sample: { read: digests.length, of: sampledFrom.sessions } }),
    exposure: exposureIndex(digests),
    pagesOf: (id) => bySession.get(id)?.pages ?? [],
    ...(website.goal && { goal: website.goal }),
    reached: visitorsReaching(digests, website.goal),
  };
  const ofWebsite = websiteFingerprints(input);
  const { groups, occurred } = identifiedGroups(digests, memory, ofWebsite);
  const slow = slowPages(digests, ofWebsite);
  const reported = slow
    .filter((page) => !groups.some(({ group }) => respondsSlowly(page, group)))
    .map((page) => ({
      ...measure(page, context),
      slowness: {
        vital: page.vital,
        p75: page.p75,
        measured: page.measured,
        ...(page.waits && { waits: page.waits }),
      },
    }));
  const opensSlowly = opensSlowlyIn(slow);
  const others = groups
    .filter(({ group }) => !opensSlowly(group))
    .map(({ group, cause }) => measure(group, context, cause));
  const issues = [...others, ...reported].sort(
    (a, b) => bySeverity(a, b) || b.impact - a.impact || compareTexts(a.fingerprint, b.fingerprint),
  );
  return {
    issues,
    occurred: new Set([...occurred, ...[...issues, ...slow].map(({ fingerprint }) => fingerprint)]),
    faults: new Map(groups.map(({ group, faults }) => [group.fingerprint, faults])),
  };
}
