import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { functionName } from './deployables.ts';
import type { Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** Permission to invoke the function that fetches customers' pages. It refers to it by name, because it does not exist yet. */
export function pageReader(scope: Construct, stage: Stage): Provision<'page-reader'> {
  const name = functionName(stage, { name: 'websites-read-page' });
  const arn = Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: name,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return {
    environment: { PAGE_READER_FUNCTION: name },
    grant: (to) => {
      to.grantPrincipal.addToPrincipalPolicy(
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [arn] }),
      );
    },
  };
}
