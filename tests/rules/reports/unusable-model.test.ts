import { expect, onTestFinished, test, vi } from 'vitest';
import type { Answer, LanguageModel } from '../../../lambdas/adapters/llm.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import {
  preparePorts,
  type ReportResources,
} from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import type { ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import { log } from '../../../lambdas/runtime/log.ts';
import { sealWith } from '../../../lambdas/runtime/seal.ts';
import { product } from '../../factories/every-mail.ts';
import { honestDraft } from '../../fakes/hostile-model.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { goldenDays } from '../../golden/days.ts';

const input = goldenDays['a-day-with-issues'] as ReportInput;
const composed = composeReport(input);
const window = { from: input.window.from, to: input.window.to };
const schedule = { ownerId: 'ann', zone: 'UTC', next: '2026-11-20', coveredUntil: window.from };

test.each<[string, Answer, boolean]>([
  ['does not respond', { answered: false, reason: 'throttled', detail: '' }, true],
  ['responds with nonsense', { answered: true, json: { intro: 7 }, tokens: 1 }, true],
  ['follows the rules', { answered: true, json: honestDraft(composed.facts), tokens: 1 }, false],
])('operators are notified of a language model that %s: %j, %s', async (_, answer, isNotified) => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const model: LanguageModel = { id: 'model', isConfigured: true, ask: async () => answer };
  const resources = {
    ...{ table: memoryTable().table, bucket: {}, mail: product, model },
    signing: { seal: async (purpose: string) => sealWith(['a key of tests'], purpose) },
    clock: () => new Date('2026-11-20T04:00:00Z'),
  } as unknown as ReportResources;
  const content = await preparePorts(resources).write(
    { schedule, day: 0, date: '2026-11-20', window } as never,
    {
      ...{ mailing: 'mail', domain: input.website.domain, analysis: '', composed },
      ...{ profile: { email: 'ann@example.com', first_name: 'Ann', last_name: 'A' }, digests: [] },
    } as never,
  );
  expect(content.summary.written_by).toBe(isNotified ? 'rules' : 'model');
  expect(warn.mock.calls.map(([notice]) => notice)).toEqual(isNotified ? ['model-of-no-use'] : []);
});
