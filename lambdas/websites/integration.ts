import { ANALYSIS_PENDING, type Integration } from '../contract/integration.ts';
import { isInstalled } from '../contract/integration-check.ts';
import { CHECK_TRUSTED_MINUTES } from '../contract/limits.ts';
import { Problem } from '../contract/problem.ts';
import { domainOf } from '../contract/rules/domain.ts';
import { visitorIdOf } from '../contract/tracker.ts';
import { trackingScript } from './tracking-script.ts';

export type { Integration } from '../contract/integration.ts';

/** Pending: being set up. Active: recorded. Ended: disconnected, with its past recordings. */
type IntegrationState = 'pending' | 'active' | 'ended';

function stateOf(integration: Pick<Integration, 'is_active' | 'disconnected_at'>) {
  if (integration.is_active) return 'active' satisfies IntegrationState;
  return integration.disconnected_at ? ('ended' as const) : ('pending' as const);
}

export interface NewFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly appOrigin: string;
}

/** A pending integration. Its tag exists before the website has been described. */
export function newIntegration(facts: NewFacts & { domain: string }, now: Date): Integration {
  const visitor_id = visitorIdOf(facts.domain, facts.ownerId);
  return {
    id: facts.id,
    user_id: facts.ownerId,
    domain: facts.domain,
    website_analysis: ANALYSIS_PENDING,
    generated_script: trackingScript(facts.appOrigin, visitor_id),
    visitor_id,
    is_active: false,
    created_at: now.toISOString(),
  };
}

/** The pending or active integration of this address, or a new one. An ended one stays ended. */
export function integrationToEdit(
  newestFirst: readonly Integration[],
  typedUrl: string,
  facts: NewFacts,
  now: Date,
): { integration: Integration; isNew: boolean } {
  const domain = domainOf(typedUrl);
  if (!domain || domain === new URL(facts.appOrigin).host) throw new Problem('website-url-invalid');
  const existing = newestFirst.find((each) => each.domain === domain && stateOf(each) !== 'ended');
  if (existing) return { integration: existing, isNew: false };
  return { integration: newIntegration({ ...facts, domain }, now), isNew: true };
}

/** The newest active integration, and a pending one if it is newer. */
export function currentIntegrations(newestFirst: readonly Integration[]) {
  const integration = newestFirst.find((each) => stateOf(each) === 'active') ?? null;
  const pending = newestFirst.find((each) => stateOf(each) === 'pending') ?? null;
  const isNewer = !integration || (pending && pending.created_at > integration.created_at);
  return { integration, pending: isNewer ? pending : null };
}

/** The integration that a tag belongs to, of all integrations with its visitor id. */
export const integrationForTag = (newestFirst: readonly Integration[]): Integration | undefined =>
  newestFirst.find((each) => stateOf(each) === 'active') ??
  newestFirst.find((each) => stateOf(each) === 'pending') ??
  newestFirst[0];

/**
 * The integration that a save activates. A recent check must have found this account's tag on the domain, so that an owner
 * can connect only a website they control, and of two accounts the one whose tag is installed gets the domain.
 */
export function integrationToActivate(
  newestFirst: readonly Integration[],
  typedDomain: string,
  now: Date,
): Integration {
  const domain = domainOf(typedDomain);
  if (!domain) throw new Problem('website-missing');
  const selected = newestFirst.find((each) => each.domain === domain && stateOf(each) !== 'ended');
  const age = now.getTime() - Date.parse(selected?.checked_at ?? '');
  const isChecked = isInstalled(selected?.check_stage) && age <= CHECK_TRUSTED_MINUTES * 60_000;
  if (!selected || !isChecked) throw new Problem('integration-not-checked');
  return selected;
}
