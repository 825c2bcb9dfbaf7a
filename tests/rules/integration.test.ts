import { expect, test } from 'vitest';
import type { Integration } from '../../lambdas/contract/integration.ts';
import { CHECK_TRUSTED_MINUTES } from '../../lambdas/contract/limits.ts';
import {
  integrationToActivate,
  integrationToEdit,
  newIntegration,
} from '../../lambdas/websites/integration.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const facts = { id: 'new', ownerId: 'ann', appOrigin: 'https://app.example.com' };
const stored = (changes: Partial<Integration> = {}): Integration => ({
  ...newIntegration({ ...facts, id: 'stored', domain: 'shop.example' }, NOW),
  ...changes,
});
const ended = stored({ disconnected_at: NOW.toISOString() });

/** The result, or the code of the problem. */
function outcomeOf<T>(act: () => T): T | string {
  try {
    return act();
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test.each([
  ['an address without a host', 'not a website'],
  ['no address', ''],
  ['the address of the app itself', 'https://app.example.com/login'],
])('%s cannot be connected', (_, url) => {
  expect(outcomeOf(() => integrationToEdit([], url, facts, NOW))).toBe('website-url-invalid');
});

test.each([
  ['another website', [stored({ domain: 'blog.example' })], 'new', true],
  ['a website that was disconnected', [ended], 'new', true],
  ['a website that is being set up', [ended, stored()], 'stored', false],
  ['a connected website', [stored({ is_active: true })], 'stored', false],
])('an owner who enters an address next to %s edits the right one', (_, all, id, isNew) => {
  const edited = integrationToEdit(all, 'https://www.shop.example/about', facts, NOW);
  expect([edited.integration.id, edited.isNew]).toEqual([id, isNew]);
});

test('a new website is not recorded before it is saved, but has its tag', () => {
  const { integration } = integrationToEdit([], 'shop.example', facts, NOW);
  expect(integration).toMatchObject({
    ...{ domain: 'shop.example', user_id: 'ann', is_active: false },
    created_at: NOW.toISOString(),
    generated_script: expect.stringContaining('https://app.example.com/tracker/v1/loader.js'),
  });
});

const checked = (age: number, check_stage: Integration['check_stage'] = 'working') =>
  stored({ check_stage, checked_at: new Date(NOW.getTime() - age).toISOString() });
const TRUSTED_MS = CHECK_TRUSTED_MINUTES * 60_000;

test.each<[string, Integration[], string, string]>([
  ['no address', [checked(0)], '', 'website-missing'],
  ['an unknown website', [checked(0)], 'blog.example', 'integration-not-checked'],
  [
    'a website that was disconnected',
    [{ ...checked(0), disconnected_at: NOW.toISOString() }],
    'shop.example',
    'integration-not-checked',
  ],
  ['a website that was never checked', [stored()], 'shop.example', 'integration-not-checked'],
  [
    'a check without the tag',
    [checked(0, 'tag-missing')],
    'shop.example',
    'integration-not-checked',
  ],
  ['a check that is too old', [checked(TRUSTED_MS + 1)], 'shop.example', 'integration-not-checked'],
  ['a check that is just recent enough', [checked(TRUSTED_MS)], 'shop.example', 'stored'],
  ['a check with the tag', [checked(0)], 'WWW.Shop.example', 'stored'],
])('saving after %s ends with the right result', (_, all, domain, outcome) => {
  const found = outcomeOf(() => integrationToActivate(all, domain, NOW));
  expect(typeof found === 'string' ? found : found.id).toBe(outcome);
});
