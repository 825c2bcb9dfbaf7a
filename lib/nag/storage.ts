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
      'Object names contain ids that are not known in advance; the wildcard is limited to one private bucket.',
      star('Resource::<DataRecordings09FB26E7.Arn>/*'),
    );
  }
  for (const queue of [...queues.deadLetters, data.failedChanges]) {
    acknowledge(
      queue,
      'This is a dead-letter queue: what arrives waits for an operator.',
      serverless('SQSRedrivePolicy'),
      solutions('SQS3'),
    );
  }
  acknowledge(
    mail.subscription,
    'SNS retries a delivery to SQS for 23 days.',
    serverless('SNSRedrivePolicy'),
  );
  acknowledge(data.accessLogs, 'A log of the log would log itself.', solutions('S1'));
  acknowledge(
    data.accessLogs,
    'S3 itself sets this ACL where it delivers access logs.',
    'CloudFormation-Validate::W3045',
  );
  acknowledge(
    site.bucket,
    'Public files of the app, read by CloudFront alone, which logs them.',
    solutions('S1'),
  );
  acknowledge(site.distribution, 'Readers come from every country.', solutions('CFR1'));
  acknowledge(
    site.distribution,
    'Addresses here are keys to reports and clips; the API logs every request without them.',
    solutions('CFR3'),
  );
  if (!stage.certificateArn) {
    acknowledge(
      site.distribution,
      'Without a certificate the host is CloudFront’s own, whose TLS version CloudFront chooses.',
      solutions('CFR4'),
      'Annotation::@aws-cdk/aws-cloudfront:minimumProtocolVersionWithoutCertificate',
    );
  }
}
