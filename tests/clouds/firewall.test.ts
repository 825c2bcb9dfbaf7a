import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { ingestionPaths } from '../../lib/http/paths.ts';
import { edge, global, type Properties } from './template.ts';

/** The rule names of a firewall. */
const rulesOf = (firewall: Properties): string[] =>
  firewall.Properties.Rules.map(({ Name }: { Name: string }) => Name);

test('the pages and the user pool each have a firewall', () => {
  const [pages] = Object.values(global.findResources('AWS::WAFv2::WebACL')) as Properties[];
  expect(pages?.Properties.Scope).toBe('CLOUDFRONT');
  const [[id, pool]] = Object.entries(edge.findResources('AWS::WAFv2::WebACL')) as [
    [string, Properties],
  ];
  expect(pool.Properties.Scope).toBe('REGIONAL');
  expect(pages && rulesOf(pages)).toContain('AWSManagedRulesKnownBadInputsRuleSet');
  edge.hasResourceProperties('AWS::WAFv2::WebACLAssociation', {
    ResourceArn: {
      'Fn::GetStackOutput': { OutputName: Match.stringLikeRegexp('AuthPool.*Arn') },
    },
    WebACLArn: { 'Fn::GetAtt': [id, 'Arn'] },
  });
});

test('account guesses are limited per network; session renewals are not', () => {
  const [pool] = Object.values(edge.findResources('AWS::WAFv2::WebACL')) as Properties[];
  const [guesses] = pool?.Properties.Rules ?? [];
  const { AggregateKeyType, ScopeDownStatement } = guesses.Statement.RateBasedStatement;
  expect([guesses.Action, AggregateKeyType]).toEqual([{ Block: {} }, 'IP']);
  const operations = ScopeDownStatement.OrStatement.Statements.map(
    ({ ByteMatchStatement: { SearchString } }: { ByteMatchStatement: { SearchString: string } }) =>
      SearchString,
  );
  expect(operations).toEqual(
    expect.arrayContaining(['SignUp', 'RespondToAuthChallenge', 'ForgotPassword']),
  );
  expect(operations).not.toContain('InitiateAuth');
});

/** The rate limits of the distribution's firewall, by rule. */
function siteLimits() {
  const [site] = Object.values(global.findResources('AWS::WAFv2::WebACL')) as Properties[];
  const rules: Properties['Properties'][] = site?.Properties.Rules ?? [];
  return rules.flatMap(({ Name, Statement: { RateBasedStatement: rate } }) =>
    rate ? [{ name: Name, limit: rate.Limit, ...pathsOf(rate.ScopeDownStatement) }] : [],
  );
}

/** The path prefixes that a rate limit counts, or all others. */
function pathsOf(scope: Properties['Properties'] | undefined) {
  const inner = scope?.NotStatement?.Statement ?? scope;
  const paths = (inner?.OrStatement?.Statements ?? []).map(
    ({ ByteMatchStatement: { SearchString, PositionalConstraint } }: Properties['Properties']) => [
      SearchString,
      PositionalConstraint,
    ],
  );
  return { paths: paths.sort(), isAllOthers: scope?.NotStatement !== undefined };
}

/** Requests of one active visitor in five minutes: a batch every ten seconds, and a few page loads. */
const REQUESTS_PER_VISITOR = 30 + 10;

test('500 visitors behind one carrier address are recorded, and use up no owner’s requests', () => {
  const [site, trackers, ...others] = siteLimits();
  const tracked = [...ingestionPaths, '/tracker/'].sort().map((path) => [path, 'STARTS_WITH']);
  expect(others).toEqual([]);
  expect(site).toEqual({ name: 'rate', limit: 3_000, paths: tracked, isAllOthers: true });
  expect(trackers).toMatchObject({ paths: tracked, isAllOthers: false });
  expect(trackers?.limit).toBeGreaterThanOrEqual(500 * REQUESTS_PER_VISITOR);
});
