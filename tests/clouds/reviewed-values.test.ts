import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { production } from './template.ts';

interface Resource {
  readonly Type: string;
  readonly Properties?: object;
  readonly DependsOn?: string | readonly string[];
}

/** Values that are settings: numbers, booleans, schedules and enum values. */
const SETTING = /^(\d+|true|false|(rate|cron)\(.*\)|[A-Z]+(_[A-Z0-9]+)*|code)$/;
/** Skipped: references, and policies, which `rights.test.ts` covers. */
const ELSEWHERE = /^(Ref|Fn::|PolicyDocument|AssumeRolePolicyDocument|MetricName|Id|Label)/;
/** Without the hash, because those of versions and layers change with their content. */
const nameOf = (id: string) => id.replace(/[0-9A-F]{8}$/, '');

/** The settings in a value with their paths. */
function* valuesOf(value: unknown, path: string): Generator<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value).filter(([key]) => !ELSEWHERE.test(key)))
      yield* valuesOf(inner, path && !/^\d+$/.test(key) ? `${path}.${key}` : path || key);
  } else if (typeof value !== 'string' || SETTING.test(value)) {
    yield `${path} ${value}`;
  }
}

function listOf(template: Template): string[] {
  const resources = Object.entries<Resource>(template.toJSON().Resources);
  return resources
    .map(([id, { Type, Properties, DependsOn = [] }]) => {
      const isCode = /Lambda|IAM/.test(Type);
      const first = isCode ? [] : [DependsOn].flat().map((each) => `after ${nameOf(each)}`);
      const values = [...valuesOf(Properties ?? {}, ''), ...first];
      return values.length === 0 ? '' : `${Type} ${nameOf(id)}: ${values.join(', ')}`;
    })
    .filter(Boolean)
    .sort();
}

// No other test fails when a threshold or a switch changes, so each change is reviewed. `vitest -u` writes the list.
test.each(['main', 'edge', 'global'] as const)(
  'numbers, switches and order of the %s stack equal the reviewed list',
  async (stack) => {
    const lines = listOf(production[stack].template);
    expect(lines.length).toBeGreaterThan(0);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/clouds/${stack}.txt`);
  },
);
