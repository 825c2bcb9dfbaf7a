import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as ses from 'aws-cdk-lib/aws-ses';
import { FilterOrPolicy, type Subscription, SubscriptionFilter, Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** The sender's domain, and the configuration set of all emails. */
export class Mail extends Construct {
  readonly provision: Provision<'mail'>;
  /** The sender for the user pool's emails. */
  readonly sender: { readonly identityArn: string; readonly configurationSet: string };
  readonly configurationSet: string;
  readonly subscription: Subscription;

  constructor(scope: Construct, stage: Stage, mailEvents: IQueue) {
    super(scope, 'Mail');
    const identity = this.#sender(stage);
    const configuration = new ses.ConfigurationSet(this, 'Configuration', {
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    });
    this.configurationSet = configuration.configurationSetName;
    const events = new Topic(this, 'Events', { enforceSSL: true });
    this.subscription = events.addSubscription(
      new SqsSubscription(mailEvents, {
        rawMessageDelivery: true,
        // SES also publishes a plain text when it validates the topic. It would end in the dead-letter queue.
        filterPolicyWithMessageBody: {
          eventType: FilterOrPolicy.filter(
            SubscriptionFilter.stringFilter({
              allowlist: ['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject'],
            }),
          ),
        },
      }),
    );
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
    const identitiesArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'identity',
      resourceName: '*',
    });
    this.sender = {
      identityArn: identity.emailIdentityArn,
      configurationSet: configuration.configurationSetName,
    };
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
        // In its sandbox SES also checks permissions on the identities of the recipients.
        iam.Grant.addToPrincipal({
          grantee: to,
          actions: ['ses:SendRawEmail'],
          resourceArns: [identitiesArn],
          conditions: { StringEquals: { 'ses:FromAddress': stage.mailFrom } },
        });
      },
    };
  }

  /** SES has one identity per domain and account, so a second stage with the same sender uses that of the first. */
  #sender({ mailFrom, createsMailIdentity, endpoint }: Stage): ses.IEmailIdentity {
    const domain = mailFrom.split('@')[1] ?? '';
    if (!createsMailIdentity)
      return ses.EmailIdentity.fromEmailIdentityName(this, 'Sender', domain);
    const identity = new ses.EmailIdentity(this, 'Sender', {
      identity: ses.Identity.domain(domain),
      // Sets the envelope sender to the sender's domain, so that SPF aligns with the From header for DMARC.
      ...(!endpoint && { mailFromDomain: `mail.${domain}` }),
    });
    // A deleted identity stops the emails of every stage that shares it, and a new one needs new DNS records.
    identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    if (!endpoint) {
      identity.dkimRecords.forEach(({ name, value }, index) => {
        new CfnOutput(Stack.of(this), `DkimName${index + 1}`, { value: name });
        new CfnOutput(Stack.of(this), `DkimValue${index + 1}`, { value });
      });
    }
    return identity;
  }
}
