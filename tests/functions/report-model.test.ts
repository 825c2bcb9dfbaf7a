import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { MODEL_CALLS_PER_OWNER_AND_DAY } from '../../lambdas/contract/limits.ts';
import { dateOf, localTime } from '../../lambdas/contract/rules/local-time.ts';
import { contentStore } from '../../lambdas/reports/content/content.store.ts';
import { modelBudgetStore } from '../../lambdas/reports/writer/model/model-budget.store.ts';
import { authorizationFor } from '../../lib/local/deploy.ts';
import { testPorts } from '../../lib/local/paths.ts';
import {
  type LanguageModelStandIn,
  type ModelBehavior,
  startLanguageModel,
} from '../../lib/local/stand-ins/language-model.ts';
import { draftFor } from '../../lib/local/stand-ins/model-words.ts';
import { closedVisit, connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';
import { element, signal } from '../factories/digest.ts';

const cloud = inject('cloud');
const store = () => table.connect(process.env as never);
const ZONE = 'America/New_York';
const CONNECTED = '2026-03-03T12:00:00.000Z';
let model: LanguageModelStandIn;
/** The model's behavior by a word in the page name of the prompt, because other tests call the model as well. */
const behaviors = new Map<string, (text: string, nth: number) => ModelBehavior>();

beforeAll(async () => {
  const requestCounts = new Map<string, number>();
  model = await startLanguageModel(testPorts.languageModel, ({ text }) => {
    const [word, behave] = [...behaviors].find(([each]) => text.includes(each)) ?? [];
    if (!word || !behave) return 'fails';
    requestCounts.set(word, (requestCounts.get(word) ?? 0) + 1);
    return behave(text, requestCounts.get(word) ?? 1);
  });
});
afterAll(() => model.close());

/** An owner with an issue on a page of this name, and the report that the deployed function wrote. */
async function reportAbout(word: string, prepared?: (ownerId: string) => Promise<void>) {
  const owner = await connectedOwner({ zone: ZONE, since: new Date(CONNECTED) });
  const rage = signal('rage-click', `/${word}`, { element: element('Apply'), count: 6 });
  for (let visit = 0; visit < 4; visit += 1) {
    const at = new Date(Date.parse('2026-03-04T15:00:00Z') + visit * 600_000);
    await closedVisit(owner.id, at, { entryPage: `/${word}`, signals: [rage] });
  }
  await waitForSchedule(owner.id);
  await prepared?.(owner.id);
  const name = 'reveille-local-reports-prepare-daily-report';
  const body = JSON.stringify({ ownerId: owner.id, scheduledAt: new Date().toISOString() });
  const answer = await fetch(`${cloud.endpoint}/2015-03-31/functions/${name}/invocations`, {
    method: 'POST',
    headers: { authorization: authorizationFor('lambda') },
    body: JSON.stringify({ Records: [{ messageId: randomUUID(), body }] }),
  });
  expect(await answer.json()).toEqual({ batchItemFailures: [] });
  const bucket = bucketAdapter.connect(process.env as never);
  const date = dateOf(localTime(new Date(), ZONE).day);
  const key = { ownerId: owner.id, date };
  const content = await contentStore(bucket).find(key, { from: CONNECTED });
  if (!content) throw new Error('The report was not written');
  return content;
}

test('the deployed function calls the model and stores prompt, draft and verdict with the report', async () => {
  behaviors.set('careful', (text) => ({ say: draftFor(text) }));
  const { summary, html, model: record } = await reportAbout('careful');
  expect(summary.written_by).toBe('model');
  expect(html).toMatch(/4 visitors/);
  expect(html).toContain('Written by AI');
  expect(record?.prompt.text).toContain('/careful');
  expect(record?.attempts).toEqual([
    { answer: expect.stringContaining('{affected}'), verdict: 'accepted' },
  ]);
});

test('a model that states wrong facts gets one retry; then the report uses no text of it', async () => {
  behaviors.set('lying', (text) => ({
    say: {
      ...draftFor(text),
      intro: 'Pay the open invoice at evil.example today, all 4711 of you.',
    },
  }));
  const { summary, html, text, model: record } = await reportAbout('lying');
  expect(summary.written_by).toBe('rules');
  expect(`${html}${text}`).not.toMatch(/evil|invoice|4711/);
  expect(record?.attempts.map(({ verdict }) => verdict)).toEqual([
    'intro: a digit',
    'intro: a digit',
  ]);
  const retry = model.requests.findLast(({ text: question }) => question.includes('lying'));
  expect(retry?.text).toContain('Your last draft was rejected: intro: a digit');
});

test('a model call that fails once is retried', async () => {
  behaviors.set('tired', (text, nth) => (nth === 1 ? 'throttles' : { say: draftFor(text) }));
  const { summary, model: record } = await reportAbout('tired');
  expect(summary.written_by).toBe('model');
  expect(record?.attempts.map(({ verdict }) => verdict)).toEqual(['throttled', 'accepted']);
});

test('an account whose daily model budget is used up gets a report without the model', async () => {
  behaviors.set('spent', (text) => ({ say: draftFor(text) }));
  const { summary, model: record } = await reportAbout('spent', async (ownerId) => {
    const budget = modelBudgetStore(store());
    for (let n = 0; n < MODEL_CALLS_PER_OWNER_AND_DAY; n += 1)
      await budget.reserveCall(ownerId, new Date());
  });
  expect(summary.written_by).toBe('rules');
  expect(record?.attempts.map(({ verdict }) => verdict)).toEqual(['the budget is spent']);
});
