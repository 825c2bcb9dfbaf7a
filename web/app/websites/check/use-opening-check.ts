import { useQuery } from '@tanstack/react-query';
import { checkIntegration, isInstalled } from '../../../../lambdas/contract/integration-check.ts';
import { call } from '../../lib/api.ts';
import { useUser } from '../../lib/session/use-auth.tsx';
import type { Website } from '../use-website.ts';

export const checkKey = (integration: Website['integration']) => ['installation', integration?.id];

/** Checks the connected website once, when the page opens. Shows the last known state until the server responds. */
export function useOpeningCheck(integration: Website['integration']) {
  const { id: userId } = useUser();
  const { data, isError, isPending } = useQuery({
    queryKey: checkKey(integration),
    enabled: integration !== null,
    retry: false,
    queryFn: () =>
      call(checkIntegration, {
        websiteUrl: integration?.domain ?? '',
        operation: 'check',
        userId,
      }),
  });
  const stage = data && !isError ? data.stage : integration?.check_stage;
  const isBlocking = integration !== null && isPending && !isInstalled(stage);
  return { stage, check: data, isBlocking };
}
