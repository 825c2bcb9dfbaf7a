import { expect, test } from 'vitest';
import { held } from '../../lib/cost/prices.ts';
import { production } from './template.ts';

test('the cost page counts a stage’s fixed resources', () => {
  const templates = Object.values(production).map(({ template }) => template);
  const all = (type: string) =>
    templates.flatMap((template) => Object.values(template.findResources(type)));
  const alarms = all('AWS::CloudWatch::Alarm');
  const measuredBy = ({ Properties }: (typeof alarms)[number]): number =>
    (Properties.Metrics ?? [Properties]).filter(
      (each: object) => 'MetricStat' in each || 'MetricName' in each,
    ).length;
  const firewalls = all('AWS::WAFv2::WebACL');
  expect({
    firewalls: firewalls.length,
    rules: firewalls.flatMap(({ Properties }) => Properties.Rules).length,
    alarms: alarms.length,
    alarmMetrics: alarms.reduce((sum, each) => sum + measuredBy(each), 0),
    compositeAlarms: all('AWS::CloudWatch::CompositeAlarm').length,
    secrets: all('AWS::SecretsManager::Secret').length,
    dashboards: all('AWS::CloudWatch::Dashboard').length,
  }).toEqual(held);
});
