import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { production } from './template.ts';

interface Resource {
  readonly Type: string;
  readonly Properties?: object;
}

/** Its numbers and switches; what CloudFormation takes as text comes as text. */
function* valuesOf(value: unknown, path: string): Generator<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* valuesOf(inner, path && !/^\d+$/.test(key) ? `${path}.${key}` : path || key);
  } else if (typeof value !== 'string' || /^(\d+|true|false|(rate|cron)\(.*\))$/.test(value)) {
    yield `${path} ${value}`;
  }
}

function listOf(template: Template): string[] {
  const resources = Object.entries<Resource>(template.toJSON().Resources);
  return resources
    .map(([id, { Type, Properties }]) => {
      // Versions and layers are named by what they hold.
      const name = id.replace(/[0-9A-F]{8}$/, '');
      const values = [...valuesOf(Properties ?? {}, '')];
      return values.length === 0 ? '' : `${Type} ${name}: ${values.join(', ')}`;
    })
    .filter(Boolean)
    .sort();
}

// A threshold or a switch that changes breaks nothing that a test could see, so each is reviewed: `vitest -u` writes it.
test.each(['main', 'edge', 'global'] as const)(
  'numbers and switches of the %s stack are those of the reviewed list',
  async (stack) => {
    const lines = listOf(production[stack].template);
    expect(lines.length).toBeGreaterThan(0);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/clouds/${stack}.txt`);
  },
);
