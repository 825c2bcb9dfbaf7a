import { profileStore } from '../../accounts/profile/profile.store.ts';
import { rateStore } from '../../accounts/rate/rate.store.ts';
import { bucket } from '../../adapters/bucket.ts';
import { mail } from '../../adapters/mail.ts';
import { signing } from '../../adapters/signing.ts';
import { table } from '../../adapters/table.ts';
import { purposes } from '../../contract/mail-links.ts';
import { Problem } from '../../contract/problem.ts';
import { SEND_AGAIN_RATES } from '../../contract/rates.ts';
import { deliveryStore } from '../../emails/delivery/delivery.store.ts';
import { againFor } from '../../emails/delivery/letter.ts';
import { suppressionStore } from '../../emails/delivery/suppression.store.ts';
import { emailLogStore } from '../../emails/log/email-log.store.ts';
import { findEmail } from '../../emails/log/find-email.protocol.ts';
import { handle } from '../../runtime/handle.ts';
import { addressHash } from '../../runtime/seal.ts';
import { contentStore } from '../content/content.store.ts';
import { sendAgain } from '../functions.ts';

const uses = { table, bucket, mail, signing };

export const handler = handle(sendAgain, uses, async ({ body: { id }, owner, now }, use) => {
  const ports = { logs: emailLogStore(use.table), deliveries: deliveryStore(use.table) };
  const { log } = await findEmail(ports, owner.id, id);
  const content = await contentStore(use.bucket).find({ ...log, ownerId: owner.id }, log);
  if (!content) throw new Problem('not-found');
  const { email: to } = await profileStore(use.table).get(owner.id);
  const r = addressHash(to);
  if (await suppressionStore(use.table).isClosed(owner.id, r)) throw new Problem('mail-closed');
  const mayAsk = await rateStore(use.table).admits(owner.id, SEND_AGAIN_RATES, now);
  if (!mayAsk) throw new Problem('too-many-requests');
  const reader = (await use.signing.seal(purposes.reader)).sign({ o: owner.id, r });
  const report = `${use.mail.appOrigin}/daily-insights/${owner.id}?date=${log.date}`;
  const unsubscribe = `${use.mail.appOrigin}/m/unsubscribe/${reader}`;
  const copy = againFor(content, { report, unsubscribe });
  const { subject, pictures } = content;
  await use.mail.send({ to, subject, ...copy, pictures, tags: { account: owner.id } });
  return { success: true, to };
});
