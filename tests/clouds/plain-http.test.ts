import { expect, test } from 'vitest';
import { edge, main, propertiesOf } from './template.ts';

const DENIES_PLAIN_HTTP = '{"Bool":{"aws:SecureTransport":"false"}}';

test('one policy denies plain HTTP for every queue, since SQS keeps only the last policy', () => {
  const policies = propertiesOf('AWS::SQS::QueuePolicy');
  const named = policies.flatMap(({ Queues }) => Queues.map(({ Ref }: { Ref: string }) => Ref));
  expect(named.sort()).toEqual(Object.keys(main.findResources('AWS::SQS::Queue')).sort());
  for (const { PolicyDocument } of policies) {
    expect(PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 'sqs:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  }
});

test.each([
  ['bucket', 'AWS::S3::Bucket', 'AWS::S3::BucketPolicy'],
  ['topic', 'AWS::SNS::Topic', 'AWS::SNS::TopicPolicy'],
])('every %s denies plain HTTP', (_, type, policyType) => {
  for (const template of [main, edge]) {
    const denying = Object.values(template.findResources(policyType)).filter(({ Properties }) =>
      Properties.PolicyDocument.Statement.some(
        ({ Effect, Condition }: { Effect: string; Condition?: object }) =>
          Effect === 'Deny' && JSON.stringify(Condition) === DENIES_PLAIN_HTTP,
      ),
    );
    const named = denying.flatMap(({ Properties: { Bucket, Topics = [Bucket] } }) =>
      Topics.map(({ Ref }: { Ref: string }) => Ref),
    );
    expect(named.sort()).toEqual(Object.keys(template.findResources(type)).sort());
  }
});
