import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** The sender's domain, and the configuration set that every mail goes through. */
export class Mail extends Construct {
  readonly provision: Provision<'mail'>;

  constructor(scope: Construct, stage: Stage, mailEvents: IQueue) {
    super(scope, 'Mail');
    const domain = stage.mailFrom.split('@')[1] ?? '';
    const identity = new ses.EmailIdentity(this, 'Sender', {
      identity: ses.Identity.domain(domain),
    });
    const configuration = new ses.ConfigurationSet(this, 'Configuration');
    const events = new Topic(this, 'Events', { enforceSSL: true });
    events.addSubscription(new SqsSubscription(mailEvents, { rawMessageDelivery: true }));
    configuration.addEventDestination('Evidence', {
      destination: ses.EventDestination.snsTopic(events),
      events: [
        ses.EmailSendingEvent.SEND,
        ses.EmailSendingEvent.DELIVERY,
        ses.EmailSendingEvent.BOUNCE,
        ses.EmailSendingEvent.COMPLAINT,
        ses.EmailSendingEvent.REJECT,
      ],
    });
    const configurationArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configuration.configurationSetName,
    });
    this.provision = {
      environment: {
        MAIL_FROM: stage.mailFrom,
        MAIL_CONFIGURATION_SET: configuration.configurationSetName,
        MAIL_RATE_PER_SECOND: String(stage.mailRate),
        SUPPORT_ADDRESS: stage.supportAddress,
        POSTAL_ADDRESS: stage.postalAddress,
        APP_ORIGIN: stage.appOrigin,
      },
      grant: (to) => {
        iam.Grant.addToPrincipal({
          grantee: to,
          actions: ['ses:SendRawEmail'],
          resourceArns: [identity.emailIdentityArn, configurationArn],
        });
      },
    };
  }
}
