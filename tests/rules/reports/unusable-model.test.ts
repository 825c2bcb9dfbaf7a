import { expect, onTestFinished, test, vi } from 'vitest';
import type { LanguageModel, ModelResponse } from '../../../lambdas/adapters/language-model.ts';
import { log } from '../../../lambdas/runtime/log.ts';
import { facts, reportResources, writeReportOf } from '../../factories/report-resources.ts';
import { honestDraft } from '../../fakes/hostile-model.ts';

test.each<[string, ModelResponse, boolean]>([
  ['does not respond', { answered: false, reason: 'throttled', detail: '' }, true],
  ['responds with nonsense', { answered: true, json: { intro: 7 }, tokens: 1 }, true],
  ['follows the rules', { answered: true, json: honestDraft(facts), tokens: 1 }, false],
])('operators are notified of a language model that %s: %j, %s', async (_, answer, isNotified) => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const model: LanguageModel = { id: 'model', isConfigured: true, generate: async () => answer };
  const content = await writeReportOf('ann', { ...reportResources(), model });
  expect(content.summary.written_by).toBe(isNotified ? 'rules' : 'model');
  expect(warn.mock.calls.map(([notice]) => notice)).toEqual(isNotified ? ['model-unusable'] : []);
});
