import type { MainStack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { acknowledge, rolesUsing, serverless, solutions, star } from './acknowledge.ts';

export function acknowledgeStorage(
  { data, functions, queues, mail, site }: MainStack,
  stage: Stage,
) {
  for (const role of rolesUsing(functions, 'bucket')) {
    acknowledge(
      role,
      'Object keys contain ids that are not known in advance. The wildcard is limited to one private bucket.',
      star('Resource::<DataRecordings09FB26E7.Arn>/*'),
    );
  }
  for (const queue of [...queues.deadLetterQueues, data.failedChanges]) {
    acknowledge(
      queue,
      'This is a dead-letter queue: its messages wait for an operator.',
      serverless('SQSRedrivePolicy'),
      solutions('SQS3'),
    );
  }
  acknowledge(
    mail.subscription,
    'SNS retries a delivery to SQS for 23 days.',
    serverless('SNSRedrivePolicy'),
  );
  acknowledge(
    data.accessLogs,
    'The access log’s own bucket: logging access to it would create endless logs.',
    solutions('S1'),
  );
  acknowledge(
    data.accessLogs,
    'The CDK sets this ACL so that S3 may deliver access logs.',
    'CloudFormation-Validate::W3045',
  );
  acknowledge(
    site.bucket,
    'The public files of the app. Only CloudFront can read them.',
    solutions('S1'),
  );
  acknowledge(site.distribution, 'The app is meant for every country.', solutions('CFR1'));
  acknowledge(
    site.distribution,
    'URLs grant access to reports and clips, so they must not be logged. The API logs every request without its URL.',
    solutions('CFR3'),
  );
  if (!stage.certificateArn) {
    acknowledge(
      site.distribution,
      'Without a certificate, the app uses CloudFront’s own domain, whose TLS version cannot be set.',
      solutions('CFR4'),
      'Annotation::@aws-cdk/aws-cloudfront:minimumProtocolVersionWithoutCertificate',
    );
  }
}
