import { Duration } from 'aws-cdk-lib';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { ingestionPaths } from './paths.ts';

/** Requests per address in five minutes. */
const SITE_LIMIT = 3_000;
/**
 * A visitor sends up to forty requests in five minutes, and thousands of people share an address behind a mobile
 * carrier. So this limit allows 500 active visitors per address. Rates per website and the budget of a session limit
 * what a single machine can store.
 */
const TRACKER_LIMIT = 20_000;

/** Rate limits that no person reaches, and rules against known bad inputs. The distribution refers to it by ARN. */
export const firewall = (scope: Construct) =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: metric('firewall'),
    rules: [
      rateLimit('rate', 0, SITE_LIMIT, { notStatement: { statement: ofTrackers } }),
      rateLimit('tracker-rate', 1, TRACKER_LIMIT, ofTrackers),
      ...managedRules(
        2,
        'AWSManagedRulesAmazonIpReputationList',
        'AWSManagedRulesKnownBadInputsRuleSet',
      ),
    ],
  });

/** The requests that trackers on customers' pages make. */
const ofTrackers: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: [...ingestionPaths, '/tracker/'].map((searchString) => ({
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        searchString,
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    })),
  },
};

const rateLimit = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: Duration.minutes(5).toSeconds(),
      aggregateKeyType: 'IP',
      scopeDownStatement,
    },
  },
  visibilityConfig: metric(name),
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
        ...managedRules(1, 'AWSManagedRulesAmazonIpReputationList'),
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

const managedRules = (firstPriority: number, ...names: string[]): CfnWebACL.RuleProperty[] =>
  names.map((name, index) => ({
    name,
    priority: firstPriority + index,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
    visibilityConfig: metric(name),
  }));

const metric = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
