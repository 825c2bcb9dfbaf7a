import { expect, test } from 'vitest';
import { withCurrentTag } from '../../lambdas/websites/check/current-tag.protocol.ts';
import type { Integration } from '../../lambdas/websites/integration.ts';
import { trackingScript } from '../../lambdas/websites/tracking-script.ts';

const ORIGIN = 'https://app.example';
const today = trackingScript(ORIGIN, 'shop');

test.each([
  ['of today', today, 0],
  ['of an old release', '<script src="old.js"></script>', 1],
])(
  'an account with a tag %s gets the current one, in %s writes',
  async (_, generated_script, writes) => {
    const written: object[] = [];
    const store = { describe: async (_: Integration, facts: object) => void written.push(facts) };
    const integration = { visitor_id: 'shop', generated_script } as Integration;
    const given = await withCurrentTag(integration, ORIGIN, store as never);
    expect(given).toEqual({ visitor_id: 'shop', generated_script: today });
    expect(written).toEqual(Array(writes).fill({ generated_script: today }));
  },
);
