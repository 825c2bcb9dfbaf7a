import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { firewall } from './http/firewall.ts';
import { accountWideName, type Stage } from './stage.ts';

/** The budget sends an email at 80 % spent and at 100 % forecast. */
const BUDGET_NOTICES = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/** Resources that AWS supports only in us-east-1. Everything else of a stage can be in any region. */
export class GlobalStack extends Stack {
  readonly firewallArn: string;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Global', {
      // Every region of a stage has one of these stacks in us-east-1.
      stackName: accountWideName(stage, 'global'),
      env: { region: 'us-east-1' },
    });
    this.firewallArn = firewall(this).attrArn;
    if (!stage.alarmEmail) return;
    const subscribers = [{ subscriptionType: 'EMAIL', address: stage.alarmEmail }];
    // Filtered by tag, so that the budget covers only this stage of the account.
    new CfnBudget(this, 'Spend', {
      budget: {
        budgetName: accountWideName(stage),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.monthlyBudgetUsd, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:stage$${stage.name}`] },
      },
      notificationsWithSubscribers: BUDGET_NOTICES.map((notice) => ({
        notification: {
          ...notice,
          comparisonOperator: 'GREATER_THAN',
          thresholdType: 'PERCENTAGE',
        },
        subscribers,
      })),
    });
  }
}
