import { expect, inject, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { mailTo } from '../factories/mailbox.ts';
import { connectedSite, requestTicket } from '../factories/visit.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

const { mailDir, origin } = inject('cloud');
const database = table.connect(process.env as never);
/** The local cloud of tests is deployed with this release withdrawn. */
const WITHDRAWN = 'withdrawn-release';

test('a withdrawn release records nothing, and its owner gets one email and a note on the connection page', async () => {
  const owner = await ownerWithProfile(database);
  const site = await connectedSite('shop.example', owner.id);
  for (const _ of [1, 2, 3]) {
    const { body } = await requestTicket(site, { release: WITHDRAWN });
    expect(body).toEqual({ admitted: false, reason: 'outdated' });
  }
  const mail = await mailTo(owner.email);
  expect(mail.subject).toBe('Recording is off on shop.example: please update the script');
  expect(mail.text).toContain(`${origin}/tracker/v1/loader.js`);
  const stored = () => integrationStore(database).latestActive(owner.id);
  await expect.poll(stored).toMatchObject({
    outdated_release: WITHDRAWN,
    outdated_since: expect.any(String),
    outdated_mailed: WITHDRAWN,
  });
  expect((await requestTicket(site, { release: WITHDRAWN })).body).toMatchObject({
    reason: 'outdated',
  });
  const mails = (await mailsIn(mailDir)).filter(({ to }) => to === owner.email);
  expect(mails).toHaveLength(1);
});

test('an older release is admitted and asked to upgrade', async () => {
  const site = await connectedSite();
  expect((await requestTicket(site, { release: 'older' })).body).toMatchObject({
    admitted: true,
    upgrade: true,
  });
  const { body } = await requestTicket(site, { release: process.env.TRACKER_RELEASE ?? '' });
  expect(body).toMatchObject({ admitted: true });
  expect(body).not.toHaveProperty('upgrade');
});
