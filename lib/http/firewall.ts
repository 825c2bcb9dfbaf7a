import { Duration } from 'aws-cdk-lib';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Rate limits that no person reaches, and known bad inputs. Attached to the distribution by its ARN. */
export const firewall = (scope: Construct) =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: metric('firewall'),
    rules: [
      {
        name: 'rate',
        priority: 0,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: {
          rateBasedStatement: {
            limit: 3_000,
            evaluationWindowSec: Duration.minutes(5).toSeconds(),
            aggregateKeyType: 'IP',
          },
        },
        visibilityConfig: metric('rate'),
      },
      ...managed('AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'),
    ],
  });

/** User pool calls that an attacker uses to try passwords, codes or addresses. Renewing a session is not one. */
const GUESSES = [
  'SignUp',
  'RespondToAuthChallenge',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ResendConfirmationCode',
];

/**
 * The browser speaks to the user pool itself, past the distribution and its firewall, so the pool has its own. How often
 * one address may be tried is for the pool and for `pre-sign-up`; this is how often one network may try any.
 */
export class PoolFirewall extends Construct {
  constructor(scope: Construct, userPoolArn: string) {
    super(scope, 'PoolFirewall');
    const { attrArn: webAclArn } = new CfnWebACL(this, 'Rules', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: metric('pool-firewall'),
      rules: [
        {
          name: 'guesses',
          priority: 0,
          action: { block: {} },
          statement: {
            rateBasedStatement: {
              // A password takes one of these: an office behind one address signs in with it, a list of passwords does not.
              limit: 100,
              evaluationWindowSec: Duration.minutes(5).toSeconds(),
              aggregateKeyType: 'IP',
              scopeDownStatement: { orStatement: { statements: GUESSES.map(operation) } },
            },
          },
          visibilityConfig: metric('guesses'),
        },
        ...managed('AWSManagedRulesAmazonIpReputationList'),
      ],
    });
    new CfnWebACLAssociation(this, 'Association', { resourceArn: userPoolArn, webAclArn });
  }
}

/** The user pool names the requested operation in a header. */
const operation = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'x-amzn-cognito-operation-name' } },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const managed = (...names: string[]): CfnWebACL.RuleProperty[] =>
  names.map((name, index) => ({
    name,
    priority: index + 1,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
    visibilityConfig: metric(name),
  }));

const metric = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
