import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { suppressionStore } from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { handler as addTeamMember } from '../../lambdas/team/add-team-member.lambda.ts';
import { handler as listTeamMembers } from '../../lambdas/team/list-team-members.lambda.ts';
import { handler as removeTeamMember } from '../../lambdas/team/remove-team-member.lambda.ts';
import { handler as setReportRhythm } from '../../lambdas/team/set-report-rhythm.lambda.ts';
import { teamStore } from '../../lambdas/team/team.store.ts';
import { handler as unsubscribe } from '../../lambdas/team/unsubscribe/unsubscribe.lambda.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { freezeClock } from '../factories/frozen-clock.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import { mailTo } from '../factories/mailbox.ts';
import { newAddress } from '../factories/owner.ts';
import { rawAnswer, rawEvent } from '../factories/raw-event.ts';
import { subscribed } from '../factories/subscribed.ts';
import { connectedSite } from '../factories/visit.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

const { mailDir, origin } = inject('cloud');
const database = table.connect(process.env as never);
type Owner = { id: string };

async function ownerOn(plan: 'Free' | 'Starter' | 'Growth', facts = {}) {
  const owner = await ownerWithProfile(database, facts);
  await subscribed(database, owner.id, undefined, plan);
  return owner;
}
const add = async (owner: Owner, email = newAddress(), job_role = 'Developer', more = {}) =>
  answerOf(await addTeamMember(httpEvent({ email, job_role, ...more }, owner)));
const membersOf = async (owner: Owner) =>
  answerOf(await listTeamMembers(getEvent({}, owner))).body.members;

test('adding returns the stored member; the list has all members, newest first [CALL-31, CALL-32, DATA-16]', async () => {
  const owner = await ownerOn('Growth');
  const email = newAddress();
  const { status, body } = await add(owner, email, ' Web agency ');
  expect(status).toBe(200);
  expect(body.member).toEqual({
    id: expect.any(String),
    user_id: owner.id,
    email,
    job_role: 'Web agency',
    date_added: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const { body: second } = await add(owner);
  const listed = [second.member, body.member].map((member) => ({
    ...member,
    mail: 'active',
    rhythm: 'daily',
  }));
  expect(await membersOf(owner)).toEqual(listed);
});

test('a member’s domain is stored in one spelling, so that unsubscribing holds for all [TEAM-16]', async () => {
  const owner = await ownerOn('Growth');
  const [name] = newAddress().split('@');
  const { body } = await add(owner, `${name}@XN--BCHER-KVA.example`);
  expect(body.member.email).toBe(`${name}@bücher.example`);
});

test('a removal deletes the member and leaves other owners’ members [CALL-33, ROLE-01]', async () => {
  const [owner, outsider] = [await ownerOn('Growth'), await ownerOn('Growth')];
  const { member } = (await add(owner)).body;
  const remove = async (by: Owner) =>
    answerOf(await removeTeamMember(httpEvent({ id: member.id }, by))).body;
  expect(await remove(outsider)).toEqual({ success: true });
  expect(await membersOf(owner)).toHaveLength(1);
  await remove(owner);
  expect(await membersOf(owner)).toEqual([]);
});

test.each(['josé@example.com', 'Ann <ann@example.com>', 'ann@localhost', 'a,b@example.com'])(
  'a member who was added as %s, before addresses were limited, can be listed, changed and removed',
  async (email) => {
    const owner = await ownerOn('Growth');
    const date_added = new Date().toISOString();
    const member = { id: randomUUID(), user_id: owner.id, email, job_role: 'CEO', date_added };
    await teamStore(database).add(member);
    expect(await membersOf(owner)).toMatchObject([{ email, rhythm: 'daily' }]);
    const rhythm = httpEvent({ id: member.id, rhythm: 'mondays' }, owner);
    expect(answerOf(await setReportRhythm(rhythm)).status).toBe(200);
    expect(await membersOf(owner)).toMatchObject([{ email, rhythm: 'mondays' }]);
    expect((await add(owner)).status).toBe(200);
    expect(answerOf(await removeTeamMember(httpEvent({ id: member.id }, owner))).status).toBe(200);
    expect((await membersOf(owner)).map((each: typeof member) => each.email)).not.toContain(email);
  },
);

test('concurrent requests never exceed the plan’s seats, including the owner’s [TEAM-17]', async () => {
  expect((await add(await ownerOn('Free'))).status).toBe(403);
  const owner = await ownerOn('Starter');
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(owner)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  expect((await membersOf(owner)).length).toBeLessThanOrEqual(2);
  while ((await membersOf(owner)).length < 2) await add(owner);
  const { status, body } = await add(owner);
  expect([status, body.title]).toEqual([403, 'Plan Limit Reached']);
  expect(await membersOf(owner)).toHaveLength(2);
});

test('a member is added once, even by concurrent requests [TEAM-16]', async () => {
  const owner = await ownerOn('Growth');
  const email = newAddress();
  const answers = await Promise.all([add(owner, email), add(owner, email.toUpperCase())]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await membersOf(owner)).toHaveLength(1);
});

test('adds ten members per day and rejects the eleventh with a message', async () => {
  freezeClock();
  const owner = await ownerOn('Growth');
  for (let n = 1; n <= 10; n += 1) {
    const { body } = await add(owner);
    await removeTeamMember(httpEvent({ id: body.member.id }, owner));
  }
  const { status, body } = await add(owner);
  expect([status, body.detail]).toEqual([
    429,
    'You can add ten team members a day. Try again tomorrow.',
  ]);
  expect(await membersOf(owner)).toEqual([]);
});

test('only an owner with a verified address can add members', async () => {
  const { status, body } = await add(await ownerOn('Growth', { isVerified: false }));
  expect([status, body.detail]).toEqual([
    403,
    'Please verify your email before you add team members.',
  ]);
});

test('a new member learns who added them, unsubscribes with one click, and gets no email when added again', async () => {
  const owner = await ownerOn('Growth');
  await connectedSite('shop.example', owner.id);
  const email = newAddress();
  const { member } = (await add(owner, email)).body;
  const notice = await mailTo(email);
  expect(notice.subject).toBe('You now receive daily insights for shop.example');
  expect(notice.text).toContain('Maya Okafor added you to the people who receive the daily');
  const headers = new Map(notice.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const link = headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
  expect(link).toMatch(`${origin}/m/unsubscribe/`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  const shown = rawAnswer(await unsubscribe(rawEvent('GET', link)));
  expect(shown.body).toContain('Unsubscribe');
  const suppressed = async () => (await suppressionStore(database).of(owner.id)).length;
  expect(await suppressed()).toBe(0);
  expect(rawAnswer(await unsubscribe(rawEvent('POST', link))).statusCode).toBe(200);
  expect(await suppressed()).toBe(1);
  const shownAgain = rawAnswer(await unsubscribe(rawEvent('GET', link))).body;
  expect(shownAgain).toContain('gets no more reports');
  expect(shownAgain).not.toContain('Stop the daily report?');

  await removeTeamMember(httpEvent({ id: member.id }, owner));
  expect((await add(owner, email)).status).toBe(200);
  expect((await mailsIn(mailDir)).filter(({ to }) => to === email)).toHaveLength(1);
});

test('removing an unknown member succeeds and reveals nothing', async () => {
  const owner = await ownerOn('Growth');
  const event = httpEvent({ id: randomUUID() }, owner);
  expect(answerOf(await removeTeamMember(event)).body).toEqual({ success: true });
});

test('a member who is removed and added again the same day gets no second notice', async () => {
  freezeClock();
  const owner = await ownerOn('Growth');
  await connectedSite('shop.example', owner.id);
  const email = newAddress();
  const { member } = (await add(owner, email)).body;
  await mailTo(email);
  await removeTeamMember(httpEvent({ id: member.id }, owner));
  expect((await add(owner, email)).status).toBe(200);
  expect((await mailsIn(mailDir)).filter(({ to }) => to === email)).toHaveLength(1);
});

test('a member from an earlier day who is restored by Undo keeps the date and gets no second notice', async () => {
  freezeClock();
  const owner = await ownerOn('Growth');
  await connectedSite('shop.example', owner.id);
  const email = newAddress();
  const id = randomUUID();
  const since = '2026-01-05T09:00:00.000Z';
  const member = { id, user_id: owner.id, email, job_role: 'Developer', date_added: since };
  await teamStore(database).add(member);
  await removeTeamMember(httpEvent({ id }, owner));
  const { body } = await add(owner, email, 'Developer', { date_added: since });
  expect(body.member.date_added).toBe(since);
  expect((await membersOf(owner))[0].date_added).toBe(since);
  expect((await mailsIn(mailDir)).filter(({ to }) => to === email)).toHaveLength(0);
});

test('the list shows who unsubscribed [TEAM-01]', async () => {
  const owner = await ownerOn('Growth');
  const { member } = (await add(owner)).body;
  const hash = addressHash(member.email);
  const at = new Date().toISOString();
  await suppressionStore(database).add({ ownerId: owner.id, hash, reason: 'unsubscribed', at });
  expect(await membersOf(owner)).toEqual([{ ...member, mail: 'unsubscribed', rhythm: 'daily' }]);
});

test('the list says since when the owner has an account, and whether emails reach the owner', async () => {
  const owner = await ownerOn('Growth');
  const bodyOf = async () => answerOf(await listTeamMembers(getEvent({}, owner))).body;
  const { email, created_at } = await profileStore(database).get(owner.id);
  expect(await bodyOf()).toMatchObject({ owner_since: created_at, owner_mail: 'active' });
  const at = new Date().toISOString();
  await suppressionStore(database).add({
    ...{ ownerId: owner.id, hash: addressHash(email), reason: 'bounced', at },
  });
  expect(await bodyOf()).toMatchObject({ owner_mail: 'bounced' });
});

test('the owner chooses on which days a member and the owner get the report', async () => {
  const owner = await ownerOn('Growth');
  const { member } = (await add(owner)).body;
  const choose = async (id: string, rhythm: string, by: Owner = owner) =>
    answerOf(await setReportRhythm(httpEvent({ id, rhythm }, by))).status;
  expect(await choose(member.id, 'mondays')).toBe(200);
  expect(await choose(owner.id, 'weekdays')).toBe(200);
  expect(await choose(member.id, 'daily', await ownerOn('Growth'))).toBe(404);
  const { body } = answerOf(await listTeamMembers(getEvent({}, owner)));
  expect([body.members[0].rhythm, body.owner_rhythm]).toEqual(['mondays', 'weekdays']);
  await choose(member.id, 'daily');
  expect((await membersOf(owner))[0].rhythm).toBe('daily');
});

test('the unsubscribe page offers fewer emails instead of none', async () => {
  const owner = await ownerOn('Growth');
  await connectedSite('shop.example', owner.id);
  const email = newAddress();
  await add(owner, email);
  const notice = await mailTo(email);
  const header = notice.headers.find(({ name }) => name.toLowerCase() === 'list-unsubscribe');
  const link = header?.value.slice(1, -1) ?? '';
  const shown = rawAnswer(await unsubscribe(rawEvent('GET', link))).body;
  expect(shown).toContain('?rhythm=weekdays');
  const done = rawAnswer(await unsubscribe(rawEvent('POST', `${link}?rhythm=mondays`)));
  expect(done.body).toContain(`${email} gets the report on Mondays, with a summary of the week.`);
  expect(await suppressionStore(database).of(owner.id)).toEqual([]);
  expect((await membersOf(owner))[0].rhythm).toBe('mondays');
});
