import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { table as connectTable, type Table } from '../../lambdas/adapters/table.ts';
import { handler as save } from '../../lambdas/recordings/disconnect/save-integration.lambda.ts';
import { environmentOf } from '../../lambdas/runtime/env.ts';
import { handler as analyze } from '../../lambdas/websites/analysis/analyze-website.lambda.ts';
import { handler as check } from '../../lambdas/websites/check/check-integration.lambda.ts';
import { handler as getIntegration } from '../../lambdas/websites/get-integration.lambda.ts';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

type Owner = Awaited<ReturnType<typeof ownerWithProfile>>;

/** A new owner with a shop per test, and the website calls of an owner. */
export function websiteCalls() {
  const context = {} as { table: Table; shop: CustomerSite; owner: Owner };
  beforeAll(() => {
    context.table = connectTable.connect(environmentOf('table'));
  });
  beforeEach(async () => {
    context.shop = await startCustomerSite(0);
    context.owner = await ownerWithProfile(context.table);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await context.shop.close();
  });

  const call = async (
    handler: (event: unknown) => Promise<unknown>,
    body: object | undefined,
    owner = context.owner,
  ) => answerOf(await handler(httpEvent(body, owner)));
  const websiteOf = async (owner = context.owner) =>
    (await call(getIntegration, undefined, owner)).body;
  return {
    context,
    call,
    websiteOf,
    checkSite: (owner = context.owner) =>
      call(check, { websiteUrl: context.shop.domain, operation: 'check', userId: owner.id }, owner),
    analyzeSite: (owner = context.owner) =>
      call(analyze, { websiteUrl: context.shop.domain }, owner),
    connect: (owner = context.owner) =>
      call(save, { domain: context.shop.domain, website_analysis: 'A candle shop.' }, owner),
    tagOf: async (owner = context.owner) => (await websiteOf(owner)).pending.generated_script,
  };
}
