import { profileStore } from '../accounts/profile/profile.store.ts';
import { isVerified } from '../accounts/profile/profile.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import type { Table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { Rate } from '../contract/rates.ts';
import { withCurrentTag } from './check/current-tag.protocol.ts';
import { integrationStore } from './integration.store.ts';
import { type Integration, type NewFacts, toDescribe } from './integration.ts';

/** Only verified owners may test, save or share. The server checks this itself, unlike the banner. */
export async function mustBeVerified(table: Table, ownerId: string): Promise<void> {
  if (!isVerified(await profileStore(table).find(ownerId))) {
    throw new Problem('email-not-verified');
  }
}

interface Limit {
  readonly rates: readonly Rate[];
  readonly refusal: ProblemCode;
}
export async function mustBeWithin(
  table: Table,
  { rates, refusal }: Limit,
  ownerId: string,
  now: Date,
) {
  if (!(await rateStore(table).admits(ownerId, rates, now))) throw new Problem(refusal);
}

/**
 * The integration that an address belongs to, created when it is new. It is written before the website is read, because
 * owners who continue without an analysis need the tag.
 */
export async function setUp(
  table: Table,
  typedUrl: string,
  facts: NewFacts,
  now: Date,
): Promise<Integration> {
  const integrations = integrationStore(table);
  const known = await integrations.of(facts.ownerId);
  const { integration, isNew } = toDescribe(known, typedUrl, facts, now);
  if (isNew) await integrations.add(integration);
  return withCurrentTag(integration, facts.loaderUrl, integrations);
}
