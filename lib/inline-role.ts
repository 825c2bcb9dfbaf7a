import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  type RoleProps,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role with an inline policy. The CDK would create a separate policy per role, and one more resource per function would
 * reach CloudFormation's limit of 500. It would also split a large policy, and a grant that a release moves from one part to
 * the other is missing for a moment.
 */
export class InlineRole extends Role {
  readonly #grants: PolicyDocument;

  constructor(scope: Construct, id: string, props: RoleProps) {
    const grants = new PolicyDocument();
    super(scope, id, { ...props, inlinePolicies: { grants } });
    this.#grants = grants;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#grants.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
