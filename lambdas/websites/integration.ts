import { ANALYSIS_PENDING, type Integration } from '../contract/integration.ts';
import { isInstalled } from '../contract/integration-check.ts';
import { CHECK_TRUSTED_MINUTES } from '../contract/limits.ts';
import { Problem } from '../contract/problem.ts';
import { domainOf } from '../contract/rules/domain.ts';
import { trackingScript, visitorIdOf } from './tracking-script.ts';

export type { Integration } from '../contract/integration.ts';

/** Pending is being set up, active is recorded, ended keeps only the past. */
type IntegrationState = 'pending' | 'active' | 'ended';

function stateOf(integration: Pick<Integration, 'is_active' | 'disconnected_at'>) {
  if (integration.is_active) return 'active' satisfies IntegrationState;
  return integration.disconnected_at ? ('ended' as const) : ('pending' as const);
}

export interface NewFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly appOrigin: string;
  readonly loaderUrl: string;
}

/** A pending integration: its tag exists before anyone described the website. */
export function begin(facts: NewFacts & { domain: string }, now: Date): Integration {
  const visitor_id = visitorIdOf(facts.domain, facts.ownerId);
  return {
    id: facts.id,
    user_id: facts.ownerId,
    domain: facts.domain,
    website_analysis: ANALYSIS_PENDING,
    generated_script: trackingScript(facts.loaderUrl, visitor_id),
    visitor_id,
    is_active: false,
    created_at: now.toISOString(),
  };
}

/** The integration to edit under this address: an active one continues, an ended one stays ended. */
export function toDescribe(
  newestFirst: readonly Integration[],
  typedUrl: string,
  facts: NewFacts,
  now: Date,
): { integration: Integration; isNew: boolean } {
  const domain = domainOf(typedUrl);
  if (!domain || domain === new URL(facts.appOrigin).host) throw new Problem('website-url-invalid');
  const known = newestFirst.find((each) => each.domain === domain && stateOf(each) !== 'ended');
  if (known) return { integration: known, isNew: false };
  return { integration: begin({ ...facts, domain }, now), isNew: true };
}

/** The integration that the account shows: the newest active one, or a newer one that is still being set up. */
export function current(newestFirst: readonly Integration[]) {
  const integration = newestFirst.find((each) => stateOf(each) === 'active') ?? null;
  const pending = newestFirst.find((each) => stateOf(each) === 'pending') ?? null;
  const isNewer = !integration || (pending && pending.created_at > integration.created_at);
  return { integration, pending: isNewer ? pending : null };
}

/** Of all integrations that ever had this visitor id, the one a tag of today speaks for. */
export const currentOf = (newestFirst: readonly Integration[]): Integration | undefined =>
  newestFirst.find((each) => stateOf(each) === 'active') ??
  newestFirst.find((each) => stateOf(each) === 'pending') ??
  newestFirst[0];

/**
 * The integration that a save activates: of that domain, and recently seen with this account's own tag. So a claim alone
 * connects no domain, and of two accounts that want one domain the one whose tag is installed gets it.
 */
export function toActivate(
  newestFirst: readonly Integration[],
  typedDomain: string,
  now: Date,
): Integration {
  const domain = domainOf(typedDomain);
  if (!domain) throw new Problem('website-missing');
  const chosen = newestFirst.find((each) => each.domain === domain && stateOf(each) !== 'ended');
  const age = now.getTime() - Date.parse(chosen?.checked_at ?? '');
  const isProved = isInstalled(chosen?.check_stage) && age <= CHECK_TRUSTED_MINUTES * 60_000;
  if (!chosen || !isProved) throw new Problem('integration-not-checked');
  return chosen;
}
