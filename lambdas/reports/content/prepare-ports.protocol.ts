import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Bucket } from '../../adapters/bucket.ts';
import type { LanguageModel } from '../../adapters/llm.ts';
import type { Mailer } from '../../adapters/mail.ts';
import type { Signing } from '../../adapters/signing.ts';
import type { Speech } from '../../adapters/speech.ts';
import type { Table } from '../../adapters/table.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import type { Notice } from '../../contract/notices.ts';
import { tallyStore } from '../../recordings/admission/tally.store.ts';
import { sessionStore } from '../../recordings/session/session.store.ts';
import { log } from '../../runtime/log.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { issueStore } from '../issues/memory/issue.store.ts';
import { narrate } from '../narration/narrate.ts';
import type { SpeakPorts } from '../narration/speak-report.protocol.ts';
import { speechStore } from '../narration/speech.store.ts';
import { reportStore } from '../report.store.ts';
import { reportScheduleStore } from '../schedule/report-schedule.store.ts';
import { modelBudgetStore } from '../writer/model/model-budget.store.ts';
import { type Written, writeWithModel } from '../writer/model/model-writer.protocol.ts';
import { contentStore } from './content.store.ts';
import { type Gathered, type GatherPorts, gatherReport } from './gather-report.protocol.ts';
import type { PreparePorts } from './prepare-report.protocol.ts';
import { writeReport } from './write-report.protocol.ts';

/** What preparing and sending work with. */
export interface Line {
  readonly table: Table;
  readonly bucket: Bucket;
  readonly mail: Mailer;
  readonly signing: Signing;
  readonly clock: () => Date;
  /** Chooses words while there is time for it: at 4:00, not at 9:00. */
  readonly model?: LanguageModel;
}

/** The product's own stores and adapters, put where the protocols expect them. */
export const gathering = ({ table, clock }: Pick<Line, 'table' | 'clock'>): GatherPorts => ({
  profile: (id) => profileStore(table).get(id),
  website: (id) => integrationStore(table).latestActive(id),
  sessions: sessionStore(table).between,
  closedLate: sessionStore(table).closedLate,
  digests: sessionStore(table).digests,
  tally: tallyStore(table).between,
  entitlement: async (id) => entitlementOf(await subscriptionStore(table).find(id), clock()),
  reports: reportStore(table),
  issues: issueStore(table),
});

export function preparing(line: Line): PreparePorts<Gathered> {
  const { table, bucket, mail, signing, clock, model } = line;
  const { appOrigin, postalAddress } = mail;
  return {
    schedules: reportScheduleStore(table),
    reports: reportStore(table),
    contents: contentStore(bucket),
    gather: (assignment) => gatherReport(gathering(line), assignment),
    write: async (assignment, gathered) => {
      const { composed, analysis } = gathered;
      const { ownerId } = assignment.schedule;
      const mayAsk = () => modelBudgetStore(table).mayAsk(ownerId, clock());
      const words = { ...composed, analysis };
      const { summary, record }: Written = model
        ? await writeWithModel({ model, mayAsk, elapsed: () => clock().getTime() }, words)
        : composed;
      const verdict = record?.attempts.at(-1)?.verdict;
      if (record && summary.written_by === 'rules')
        log.warn('model-of-no-use' satisfies Notice, { ownerId, verdict });
      const worded = { ...gathered, composed: { ...composed, summary } };
      const content = await writeReport({ signing, appOrigin, postalAddress }, assignment, worded);
      const narration = narrate(composed.facts, summary);
      return { ...content, narration, ...(record && { model: record }) };
    },
  };
}

export const speaking = (
  { table, bucket }: Pick<Line, 'table' | 'bucket'>,
  voice: Speech,
): SpeakPorts => ({
  voice,
  reports: reportStore(table),
  contents: contentStore(bucket),
  speeches: speechStore(bucket),
});
