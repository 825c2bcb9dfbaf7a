import { expect, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import type { Attempt } from '../../lambdas/adapters/mail.ts';
import { suppressionStore } from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { mailAboutOutdatedTag } from '../../lambdas/websites/check/outdated-tag.protocol.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { fakeMailer } from '../fakes/mailer.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const EMAIL = 'ann@example.com';
const appOrigin = 'https://a.example';

/** An owner whose pages run the withdrawn release `r1`. */
async function owner(kind: Attempt['kind'] = 'accepted', domain = 'shop.example') {
  const { table } = memoryTable();
  const names = { first_name: 'Ann', last_name: 'Archer' };
  await profileStore(table).createOnce({ id: 'ann', email: EMAIL, ...names }, NOW);
  const site = {
    ...newIntegration({ id: 'site', ownerId: 'ann', domain, appOrigin }, NOW),
    outdated_release: 'r1',
  };
  await integrationStore(table).add(site);
  const { mail, sent: mails } = fakeMailer(kind);
  const check = (changes: object = {}) =>
    mailAboutOutdatedTag({ ...site, ...changes }, { table, mail });
  return { table, mails, check };
}

test('an owner of an outdated tag gets one email per release with the new script', async () => {
  const { mails, check } = await owner();
  // The second check has read the website before the first one claimed the email.
  expect(await check()).toBe('sent');
  expect(await check()).toBe('nothing');
  expect(mails).toMatchObject([{ to: EMAIL, subject: expect.stringContaining('shop.example') }]);
  expect(mails[0]?.text).toContain('https://a.example/tracker/v1/loader.js');
  expect(await check({ outdated_release: 'r2' })).toBe('sent');
  expect(mails).toHaveLength(2);
});

test.each<[string, object]>([
  ['a tag of today', { outdated_release: undefined }],
  ['a release that was mailed about', { outdated_mailed: 'r1' }],
])('%s causes no email', async (_, changes) => {
  const { mails, check } = await owner();
  expect(await check(changes)).toBe('nothing');
  expect(mails).toEqual([]);
});

test.each([
  ['accepted', 'sent', 1],
  ['unknown', 'sent', 1],
  ['rejected', 'sent', 1],
  ['deferred', 'not-sent', 2],
] as const)(
  'an attempt that ends %s is %s, and two checks make %i in all',
  async (kind, end, n) => {
    const { mails, check } = await owner(kind);
    expect(await check()).toBe(end);
    await check();
    expect(mails).toHaveLength(n);
  },
);

test.each([
  ['bounced', 'nothing'],
  ['complained', 'nothing'],
  ['unsubscribed', 'sent'],
] as const)(
  'after an address has %s, the email about an outdated tag is: %s',
  async (reason, end) => {
    const { table, check } = await owner();
    const hash = addressHash(EMAIL);
    await suppressionStore(table).add({ ownerId: 'ann', hash, reason, at: NOW.toISOString() });
    expect(await check()).toBe(end);
  },
);

test('the email names a domain with other letters as its owner writes it', async () => {
  const { mails, check } = await owner('accepted', 'xn--kerzen-mller-klb.example');
  await check();
  expect(mails).toMatchObject([{ subject: expect.stringContaining('kerzen-müller.example') }]);
});
