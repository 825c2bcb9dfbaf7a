import { expect, onTestFinished, test, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import type { LanguageModel, ModelResponse } from '../../lambdas/adapters/language-model.ts';
import type { Attempt } from '../../lambdas/adapters/mail.ts';
import { log } from '../../lambdas/runtime/log.ts';
import { sendMemberNotice } from '../../lambdas/team/member-notice.protocol.ts';
import { describeWebsite } from '../../lambdas/websites/analysis/describe-website.protocol.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { pageFacts } from '../factories/page-facts.ts';
import { fakeMailer } from '../fakes/mailer.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');

/** The warnings logged from here on, until the test ends. */
function warnings() {
  const spy = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return spy.mock.calls;
}

const text = 'A shop for candles. It sells candles and kits. Visitors put them into a cart.';
test.each<[string, ModelResponse, string, unknown[]]>([
  ['describes it', { answered: true, json: { description: text }, tokens: 1 }, text, []],
  ['writes nonsense', { answered: true, json: 7, tokens: 1 }, 'By rules.', [true]],
  ['does not answer', { answered: false, reason: 'timeout', detail: '' }, 'By rules.', ['timeout']],
])(
  'a website whose model %s gets a description, and operators see why',
  async (_, answer, description, reasons) => {
    const lines = warnings();
    const model: LanguageModel = { id: 'model', isConfigured: true, generate: async () => answer };
    const analysis = { platform: 'plain', goal: null, text: 'By rules.' } as const;
    expect(await describeWebsite(model, pageFacts(), analysis)).toBe(description);
    expect(lines).toEqual(
      reasons.map((reason) => ['a website description fell back to rules', { answer: reason }]),
    );
  },
);

test('without a model the description comes from rules, and nothing is logged', async () => {
  const lines = warnings();
  const generate = vi.fn();
  const analysis = { platform: 'plain', goal: null, text: 'By rules.' } as const;
  const model: LanguageModel = { id: '', isConfigured: false, generate };
  expect(await describeWebsite(model, pageFacts(), analysis)).toBe('By rules.');
  expect([generate.mock.calls, lines]).toEqual([[], []]);
});

test.each<[Attempt['kind'], unknown[]]>([
  ['accepted', []],
  ['rejected', [['team-notice-not-sent', { owner: 'ann', attempt: 'rejected' }]]],
])('an email to a new member that is %s is logged: %j', async (kind, expected) => {
  const lines = warnings();
  const { table } = memoryTable();
  const names = { first_name: 'Ann', last_name: 'Archer' };
  await profileStore(table).createOnce({ id: 'ann', email: 'ann@example.com', ...names }, NOW);
  const site = {
    id: 'site',
    ownerId: 'ann',
    domain: 'shop.example',
    appOrigin: 'https://a.example',
  };
  await integrationStore(table).add({ ...newIntegration(site, NOW), is_active: true });
  const member = {
    ...{ id: 'bob', user_id: 'ann', email: 'bob@example.com', job_role: 'Developer' },
    date_added: NOW.toISOString(),
  };
  const signing = { seal: async () => ({ sign: () => 'token' }) };
  const uses = { table, mail: fakeMailer(kind).mail, signing } as never;
  const notice = sendMemberNotice(member, await profileStore(table).get('ann'), uses, NOW);
  const failure = await notice.then(
    () => undefined,
    ({ code }) => code,
  );
  expect(failure).toBe(kind === 'rejected' ? 'mail-rejected' : undefined);
  expect(lines).toEqual(expected);
});
