import type { MainStack } from '../stack.ts';
import { acknowledge, rolesUsing, solutions, star } from './acknowledge.ts';

export function acknowledgeEntryPoints({ api, ingestion, live, functions, region }: MainStack) {
  for (const route of [...api.openRoutes, ...ingestion.openRoutes, ...live.routes]) {
    acknowledge(
      route,
      'Public by contract (sign-up, links in emails, the tracker), or the function itself checks the token on connect.',
      solutions('APIG4'),
    );
  }
  if (live.logRole)
    acknowledge(
      live.logRole,
      'API Gateway accepts an account-wide log role only if it may write to every log group.',
      star('Resource::*'),
    );
  for (const role of rolesUsing(functions, 'live')) {
    acknowledge(
      role,
      'Connection ids are not known in advance; the wildcard is limited to one API and stage.',
      star(
        `Resource::arn:<AWS::Partition>:execute-api:${region}:<AWS::AccountId>:<LiveSocketAA39F103>/live/*/@connections/*`,
      ),
    );
  }
}
