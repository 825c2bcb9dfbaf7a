import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as save } from '../../lambdas/recordings/disconnect/save-integration.lambda.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { firstBatch, laterBatch } from '../factories/batch.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import {
  connectedSite,
  requestTicket,
  type Site,
  sendBatch,
  ticketFor,
} from '../factories/visit.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

const database = table.connect(process.env as never);
const integrations = integrationStore(database);

/** A running visit; returns how it sends another batch. */
async function visitTo(site: Site) {
  const { ticket } = await ticketFor(site);
  await sendBatch(site, ticket, firstBatch(site.domain));
  return () => sendBatch(site, ticket, laterBatch(1));
}

test.each([
  ['', false],
  [', also if a crash interrupted the save', true],
])(
  'a replaced website is no longer recorded, not even a running visit%s',
  async (_, hasCrashed) => {
    const owner = await ownerWithProfile(database);
    const site = await connectedSite('old.example', owner.id);
    const [send, sendToOtherOwner] = [await visitTo(site), await visitTo(await connectedSite())];
    const facts = { id: randomUUID(), ownerId: owner.id, appOrigin: 'https://app.example' };
    const next = newIntegration({ ...facts, domain: 'new.example' }, new Date());
    await integrations.add(next);
    const checked_at = new Date().toISOString();
    await integrations.recordCheck(next, { check_stage: 'working', checked_at });
    if (hasCrashed) await integrations.activate(next, 'A shop.', new Date());
    const connect = async () =>
      answerOf(await save(httpEvent({ domain: next.domain, website_analysis: 'A shop.' }, owner)));
    expect(await connect()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 401 });
    expect((await requestTicket(site)).body).toEqual({ admitted: false });
    const connected = { ownerId: owner.id, domain: next.domain, visitorId: next.visitor_id };
    const sendToConnected = await visitTo(connected);
    // A repeated save ends no visit to the connected website.
    expect(await connect()).toMatchObject({ status: 200 });
    expect(await sendToConnected()).toMatchObject({ status: 202 });
    expect(await sendToOtherOwner()).toMatchObject({ status: 202 });
  },
);
