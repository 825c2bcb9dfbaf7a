import { profileStore } from '../../accounts/profile/profile.store.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import {
  FULL_REPORT,
  type HitToken,
  purposes,
  type ReaderToken,
} from '../../contract/mail-links.ts';
import { deliveryStore } from '../../emails/delivery/delivery.store.ts';
import { tagOf } from '../../emails/delivery/delivery.ts';
import { copyFor } from '../../emails/delivery/letter.ts';
import { rhythmStore } from '../../emails/delivery/rhythm.store.ts';
import { suppressionStore } from '../../emails/delivery/suppression.store.ts';
import { emailLogStore } from '../../emails/log/email-log.store.ts';
import { log } from '../../runtime/log.ts';
import { addressHash } from '../../runtime/seal.ts';
import { teamStore } from '../../team/team.store.ts';
import { contentStore } from '../content/content.store.ts';
import { type Line, preparing } from '../content/prepare-ports.protocol.ts';
import { prepareReport } from '../content/prepare-report.protocol.ts';
import { issueStore } from '../issues/memory/issue.store.ts';
import { reportStore } from '../report.store.ts';
import { reportScheduleStore } from '../schedule/report-schedule.store.ts';
import { readersOf } from './readers.protocol.ts';
import type { Letter } from './send-letter.protocol.ts';
import type { SendPorts } from './send-report.protocol.ts';

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
  const { hash, role, email, isWeekly = false } = recipient;
  const hits = await signing.seal(purposes.hit);
  const reader = await signing.seal(purposes.reader);
  const token = (i?: number) => hits.sign({ o: ownerId, d: date, r: hash, i } satisfies HitToken);
  const at = (path: string) => `${mail.appOrigin}/m/${path}`;
  const copy = copyFor(
    content,
    { role, isWeekly },
    {
      click: (link) => at(`c/${token(link === 'report' ? FULL_REPORT : link)}`),
      open: at(`o/${token()}`),
      unsubscribe: at(`unsubscribe/${reader.sign({ o: ownerId, r: hash } satisfies ReaderToken)}`),
    },
  );
  return mail.attempt({
    to: email,
    subject: content.subject,
    ...copy,
    pictures: content.pictures,
    tags: { delivery: tagOf({ ownerId, date, hash }), attempt: String(attempt) },
  });
}
