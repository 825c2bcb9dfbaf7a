import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { RETENTION_DAYS } from '../../lambdas/contract/plans.ts';
import { Data } from '../../lib/data.ts';
import { stageFrom } from '../../lib/stage.ts';
import { production } from './template.ts';

interface Rule {
  readonly Status: string;
  readonly ExpirationInDays?: number;
  readonly TagFilters?: readonly { readonly Key: string; readonly Value: string }[];
}

test('the bucket deletes a recording after its plan’s retention, not earlier', () => {
  const stack = new Stack(new App(), 'Test');
  new Data(stack, stageFrom({ STAGE: 'test', APP_ORIGIN: 'https://app.example.com' }));
  const buckets = Object.values(Template.fromStack(stack).findResources('AWS::S3::Bucket'));
  const { Properties } = buckets.find((each) => each.Properties.CorsConfiguration) ?? {};
  const rules: Rule[] = Properties.LifecycleConfiguration.Rules;
  const daysOf = (keep?: number) =>
    rules.find(({ TagFilters: [tag] = [] }) =>
      keep === undefined ? !tag : tag?.Key === 'keep' && tag.Value === String(keep),
    )?.ExpirationInDays;
  for (const days of RETENTION_DAYS) expect(daysOf(days)).toBe(days);
  expect(daysOf()).toBe(Math.max(...RETENTION_DAYS));
  expect(rules.every(({ Status }) => Status === 'Enabled')).toBe(true);
});

test('the log of every function expires, also of those that the CDK adds', () => {
  for (const { template } of Object.values(production)) {
    const groups = template.findResources('AWS::Logs::LogGroup');
    for (const { Properties } of Object.values(groups)) expect(Properties.RetentionInDays).toBe(14);
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'));
    const withoutGroup = functions.filter(
      ([, { Properties }]) => !groups[Properties.LoggingConfig?.LogGroup?.Ref],
    );
    expect(withoutGroup.map(([id]) => id)).toEqual([]);
  }
});
