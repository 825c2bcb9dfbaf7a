import { isDescribed } from '../../../lambdas/contract/integration.ts';
import { type CheckStage, isInstalled } from '../../../lambdas/contract/integration-check.ts';
import type { Website } from './use-website.ts';

/** The states of the connection page, in their order (§4). */
export const connectionSteps = ['domain_input', 'analysis', 'installation', 'connected'] as const;
export type ConnectionStep = (typeof connectionSteps)[number];
export type ConnectionStatus = 'none' | 'pending' | 'complete';

/**
 * Where the page opens: an integration whose check succeeds is connected; one whose check does not, and one that was
 * only begun, continues where it stopped. A locked installation cannot be opened.
 */
export function openingStep(
  { integration, pending }: Website,
  stage: CheckStage | undefined,
  isLocked: boolean,
): ConnectionStep {
  if (integration && isInstalled(stage)) return 'connected';
  const begun = integration ?? pending;
  if (!begun) return 'domain_input';
  return isDescribed(begun) && !isLocked ? 'installation' : 'analysis';
}

export const statusAt = (step: ConnectionStep): ConnectionStatus => {
  if (step === 'connected') return 'complete';
  return step === 'domain_input' ? 'none' : 'pending';
};
