import { Duration } from 'aws-cdk-lib';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Rate limits that no person reaches, and rules against known bad inputs. The distribution refers to it by ARN. */
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
      ...managedRules(
        'AWSManagedRulesAmazonIpReputationList',
        'AWSManagedRulesKnownBadInputsRuleSet',
      ),
    ],
  });

/** User pool calls that an attacker uses to guess passwords, codes or addresses. Refreshing a session is not one. */
const GUESSING_CALLS = [
  'SignUp',
  'RespondToAuthChallenge',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ResendConfirmationCode',
];

/**
 * The browser calls the user pool directly, bypassing the distribution's firewall, so the pool has its own. The pool and
 * `pre-sign-up` limit attempts per address; this limits attempts per network.
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
              // A sign-in takes one of these calls, so an office behind one address stays below the limit.
              limit: 100,
              evaluationWindowSec: Duration.minutes(5).toSeconds(),
              aggregateKeyType: 'IP',
              scopeDownStatement: { orStatement: { statements: GUESSING_CALLS.map(operation) } },
            },
          },
          visibilityConfig: metric('guesses'),
        },
        ...managedRules('AWSManagedRulesAmazonIpReputationList'),
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

const managedRules = (...names: string[]): CfnWebACL.RuleProperty[] =>
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
