import { profileStore } from '../accounts/profile/profile.store.ts';
import type { Bucket } from '../adapters/bucket.ts';
import type { LanguageModel } from '../adapters/llm.ts';
import type { Mailer } from '../adapters/mail.ts';
import type { Signing } from '../adapters/signing.ts';
import type { Speech } from '../adapters/speech.ts';
import type { Table } from '../adapters/table.ts';
import { subscriptionStore } from '../billing/subscription.store.ts';
import { entitlementOf } from '../billing/subscription.ts';
import { FULL_REPORT, type HitToken, purposes, type ReaderToken } from '../contract/mail-links.ts';
import type { Notice } from '../contract/notices.ts';
import { deliveryStore } from '../emails/delivery/delivery.store.ts';
import { tagOf } from '../emails/delivery/delivery.ts';
import { copyFor } from '../emails/delivery/letter.ts';
import { rhythmStore } from '../emails/delivery/rhythm.store.ts';
import { suppressionStore } from '../emails/delivery/suppression.store.ts';
import { emailLogStore } from '../emails/log/email-log.store.ts';
import { tallyStore } from '../recordings/admission/tally.store.ts';
import { sessionStore } from '../recordings/session/session.store.ts';
import { log } from '../runtime/log.ts';
import { addressHash } from '../runtime/seal.ts';
import { teamStore } from '../team/team.store.ts';
import { integrationStore } from '../websites/integration.store.ts';
import { contentStore } from './content/content.store.ts';
import { type Gathered, type GatherPorts, gatherReport } from './content/gather-report.protocol.ts';
import { type PreparePorts, prepareReport } from './content/prepare-report.protocol.ts';
import { writeReport } from './content/write-report.protocol.ts';
import { readersOf } from './delivery/readers.protocol.ts';
import type { Letter } from './delivery/send-letter.protocol.ts';
import type { SendPorts } from './delivery/send-report.protocol.ts';
import { issueStore } from './issues/memory/issue.store.ts';
import { narrate } from './narration/narrate.ts';
import type { SpeakPorts } from './narration/speak-report.protocol.ts';
import { speechStore } from './narration/speech.store.ts';
import { reportStore } from './report.store.ts';
import { reportScheduleStore } from './schedule/report-schedule.store.ts';
import { modelBudgetStore } from './writer/model/model-budget.store.ts';
import { type Written, writeWithModel } from './writer/model/model-writer.protocol.ts';

/** What the line works with. */
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

export function sending(line: Line): SendPorts {
  const { table, bucket, clock } = line;
  return {
    schedules: reportScheduleStore(table),
    reports: reportStore(table),
    contents: contentStore(bucket),
    deliveries: deliveryStore(table),
    logs: emailLogStore(table),
    prepare: (ownerId, now) => prepareReport(preparing(line), { ownerId, now }),
    recipients: (ownerId, date) =>
      readersOf(
        {
          email: async (id) => (await profileStore(table).get(id)).email,
          members: teamStore(table).of,
          suppressions: suppressionStore(table).of,
          rhythms: rhythmStore(table).of,
          entitlement: async (id) =>
            entitlementOf(await subscriptionStore(table).find(id), clock()),
          hash: addressHash,
        },
        ownerId,
        date,
      ),
    learn: ({ ownerId }, { issues }) => issueStore(table).learn(ownerId, issues),
    mail: (letter) => post(line, letter),
    clock,
    notice: (event, delivery) => log.warn(event, { delivery }),
  };
}

async function post({ mail, signing }: Line, { report, content, recipient, attempt }: Letter) {
  const { ownerId, date } = report;
  const { hash, role, email } = recipient;
  const hits = await signing.seal(purposes.hit);
  const reader = await signing.seal(purposes.reader);
  const token = (i?: number) => hits.sign({ o: ownerId, d: date, r: hash, i } satisfies HitToken);
  const at = (path: string) => `${mail.appOrigin}/m/${path}`;
  const copy = copyFor(content, role, {
    click: (link) => at(`c/${token(link === 'report' ? FULL_REPORT : link)}`),
    open: at(`o/${token()}`),
    unsubscribe: at(`unsubscribe/${reader.sign({ o: ownerId, r: hash } satisfies ReaderToken)}`),
  });
  return mail.attempt({
    to: email,
    subject: content.subject,
    ...copy,
    pictures: content.pictures,
    tags: { delivery: tagOf({ ownerId, date, hash }), attempt: String(attempt) },
  });
}
