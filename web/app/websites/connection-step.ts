import { isDescribed } from '../../../lambdas/contract/integration.ts';
import { type CheckStage, isInstalled } from '../../../lambdas/contract/integration-check.ts';
import type { Website } from './use-website.ts';

/** The states of the connection page, in their order (§4). */
export const connectionSteps = ['domain_input', 'analysis', 'installation', 'connected'] as const;
export type ConnectionStep = (typeof connectionSteps)[number];
export type ConnectionStatus = 'none' | 'pending' | 'complete';

/**
 * The step at which the page opens. An integration whose check succeeds is connected; any other continues at the step where
 * setup stopped. A locked installation step cannot be opened.
 */
export function openingStepOf(
  { integration, pending }: Website,
  stage: CheckStage | undefined,
  isLocked: boolean,
): ConnectionStep {
  if (integration && isInstalled(stage)) return 'connected';
  const current = integration ?? pending;
  if (!current) return 'domain_input';
  return isDescribed(current) && !isLocked ? 'installation' : 'analysis';
}

export const statusAt = (step: ConnectionStep): ConnectionStatus => {
  if (step === 'connected') return 'complete';
  return step === 'domain_input' ? 'none' : 'pending';
};
