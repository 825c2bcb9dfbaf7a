import type { CfnUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { expect, test } from 'vitest';
import { review } from '../../lib/review/review.ts';
import { reviewedStages } from '../../lib/review/reviewed-stages.ts';

const NAME = 'production with everything';

test('each review tool reports its planted problem, even if the rule is acknowledged for another construct', async () => {
  const { findings } = await review(NAME, reviewedStages[NAME] ?? {}, ({ main }) => {
    // Cognito rejects a client that may write `email_verified`.
    const client = main.auth.client.node.defaultChild as CfnUserPoolClient;
    client.writeAttributes = [...(client.writeAttributes ?? []), 'email_verified'];
    new Bucket(main, 'PlantedBucket');
    new Queue(main, 'PlantedQueue');
    new LambdaFunction(main, 'PlantedFunction', {
      code: Code.fromInline('exports.handler = () => {}'),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
    });
    (main.data.table.node.defaultChild as CfnTable).addPropertyOverride('BillingNote', 'none');
  });
  const found = findings.map(({ tool, rule, where }) => `${tool} ${rule} at ${where}`);
  process.stdout.write(`${found.join('\n')}\n`);
  for (const planted of [
    /preflight.*pf-cognito-write-attributes-immutable.*Client|preflight.*pf-cognito-write-attributes-immutable.*App/,
    /AwsSolutions-S10 at .*PlantedBucket/,
    /AwsSolutions-SQS4 at .*PlantedQueue/,
    /Serverless-LambdaDLQ at .*PlantedFunction/,
    /cfn-lint E3002/,
  ]) {
    expect(found).toContainEqual(expect.stringMatching(planted));
  }
  // Any other finding is about a new resource and must be reviewed.
  expect(found.filter((each) => !/Planted|pf-cognito-write|[EF]3002/.test(each))).toEqual([]);
});
