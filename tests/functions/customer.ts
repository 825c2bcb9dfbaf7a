import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { table as connectTable, type Table } from '../../lambdas/adapters/table.ts';
import { environmentOf } from '../../lambdas/runtime/env.ts';
import { handler as analyze } from '../../lambdas/websites/analysis/analyze-website.lambda.ts';
import { handler as check } from '../../lambdas/websites/check/check-integration.lambda.ts';
import { handler as getIntegration } from '../../lambdas/websites/get-integration.lambda.ts';
import { handler as save } from '../../lambdas/websites/save-integration.lambda.ts';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

type Owner = Awaited<ReturnType<typeof ownerWithProfile>>;

/** A new owner with a shop per test, and the website calls of an owner. */
export function customer() {
  const scene = {} as { table: Table; shop: CustomerSite; owner: Owner };
  beforeAll(() => {
    scene.table = connectTable.connect(environmentOf('table'));
  });
  beforeEach(async () => {
    scene.shop = await startCustomerSite(0);
    scene.owner = await ownerWithProfile(scene.table);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await scene.shop.close();
  });

  const ask = async (
    handler: (event: unknown) => Promise<unknown>,
    body: object | undefined,
    who = scene.owner,
  ) => answerOf(await handler(httpEvent(body, who)));
  const websiteOf = async (who = scene.owner) => (await ask(getIntegration, undefined, who)).body;
  return {
    scene,
    ask,
    websiteOf,
    look: (who = scene.owner) =>
      ask(check, { websiteUrl: scene.shop.domain, operation: 'check', userId: who.id }, who),
    describe: (who = scene.owner) => ask(analyze, { websiteUrl: scene.shop.domain }, who),
    connect: (who = scene.owner) =>
      ask(save, { domain: scene.shop.domain, website_analysis: 'A candle shop.' }, who),
    tagOf: async (who = scene.owner) => (await websiteOf(who)).pending.generated_script,
  };
}
