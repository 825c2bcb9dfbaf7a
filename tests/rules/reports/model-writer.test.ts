import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LanguageModel, ModelResponse } from '../../../lambdas/adapters/language-model.ts';
import type { Draft } from '../../../lambdas/contract/report-draft.ts';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { writeWithModel } from '../../../lambdas/reports/writer/model/model-writer.protocol.ts';
import {
  issueId,
  promptFor,
  reportedIssues,
} from '../../../lambdas/reports/writer/model/prompt.ts';
import { numberProblem, verify } from '../../../lambdas/reports/writer/model/verify.ts';
import { draftFor } from '../../../lib/local/stand-ins/model-words.ts';
import { reportInput } from '../../factories/digest.ts';
import { honestDraft, hostileAnswer, payloads } from '../../fakes/hostile-model.ts';
import { goldenDays } from '../../golden/days.ts';
import { tries } from '../../sample.ts';
import {
  expectEveryNumberHasItsFact,
  expectFitsAnInbox,
  expectHarmless,
  expectNothingTwice,
  issuesOf,
} from './laws.ts';

const day = composeReport(goldenDays['a-day-with-issues'] ?? reportInput());
const { facts, summary } = day;
const analysis = 'A shop for candles.';

/** A model that returns these answers in order and records its prompts. */
function modelSaying(...answers: readonly ModelResponse[]) {
  const prompts: string[] = [];
  const model: LanguageModel = {
    id: 'vendor.model',
    isConfigured: true,
    generate: async ({ text }) => {
      prompts.push(text);
      return answers[prompts.length - 1] ?? { answered: false, reason: 'unavailable', detail: '' };
    },
  };
  return { model, prompts, reserveCall: async () => true, elapsed: () => 0 };
}
const saying = (json: unknown): ModelResponse => ({ answered: true, json, tokens: 100 });

test('an honest draft is filled with the numbers of the facts', async () => {
  const ports = modelSaying(saying(honestDraft(facts)));
  const written = await writeWithModel(ports, { facts, summary, analysis });
  expect(written.record?.attempts).toMatchObject([{ verdict: 'accepted' }]);
  expect(written.summary).toMatchObject({
    written_by: 'model',
    subject: 'Visitors have a problem in the cart',
    key_snapshot_data: summary.key_snapshot_data,
  });
  expect(written.summary.critical_issues[0]?.description).toMatch(
    /^3 visitors (clicked|got stuck)/,
  );
  expect(written.summary.critical_issues[0]?.stats).toEqual(summary.critical_issues[0]?.stats);
  expect(written.summary.provenance).toContain('Written by AI');
  const descriptions = issuesOf(written.summary).map(({ description }) => description);
  expect(descriptions[0]).toContain(
    'That’s 3 of the 9 visitors who reached the cart, so treat the share as rough.',
  );
  expect(descriptions[2]).toContain('took 7.9 seconds or longer');
  expectEveryNumberHasItsFact(written.summary, facts);
});

test('a rejected draft is requested again with the reason, then the deterministic text is used', async () => {
  const bad = { ...honestDraft(facts), intro: 'There were 12 visitors, and they left the page.' };
  const once = modelSaying(saying(bad), saying(honestDraft(facts)));
  const second = await writeWithModel(once, { facts, summary, analysis });
  expect(second.summary.written_by).toBe('model');
  expect(once.prompts[1]).toContain('intro: a digit');

  const never = modelSaying(saying(bad), saying(bad), saying(honestDraft(facts)));
  const refused = await writeWithModel(never, { facts, summary, analysis });
  expect(refused.summary).toEqual(summary);
  expect(refused.record?.attempts).toHaveLength(2);
  expect(never.prompts).toHaveLength(2);
});

test('one report gets 20 seconds, and a late model is not called again', async () => {
  let clock = 0;
  const ports = modelSaying({ answered: false, reason: 'timeout', detail: '' });
  const elapsed = () => clock;
  const generate = ports.model.generate;
  const model: LanguageModel = {
    ...ports.model,
    generate: async (question) => {
      expect(question.deadlineMs).toBeLessThanOrEqual(20_000 - clock);
      clock += 18_000;
      return generate(question);
    },
  };
  const written = await writeWithModel({ ...ports, model, elapsed }, { facts, summary, analysis });
  expect(written.summary).toEqual(summary);
  expect(ports.prompts).toHaveLength(1);
});

test('a model that does not answer is called twice, and the record has both reasons', async () => {
  const ports = modelSaying(
    { answered: false, reason: 'unavailable', detail: 'overloaded' },
    { answered: false, reason: 'timeout', detail: '' },
  );
  const { generate } = ports.model;
  const model: LanguageModel = {
    ...ports.model,
    generate: async (question) => {
      if (ports.prompts.length === 5) throw new Error('called too often');
      return generate(question);
    },
  };
  const { record, summary: written } = await writeWithModel(
    { ...ports, model },
    { facts, summary, analysis },
  );
  expect(record?.attempts).toEqual([
    { answer: 'overloaded', verdict: 'unavailable' },
    { answer: '', verdict: 'timeout' },
  ]);
  expect(written).toEqual(summary);
});

test('a spent budget, no model and a day without issues cause no model request', async () => {
  const ports = modelSaying(saying(honestDraft(facts)));
  const broke = { ...ports, reserveCall: async () => false };
  expect((await writeWithModel(broke, { facts, summary, analysis })).summary).toEqual(summary);
  const none = { ...ports, model: { ...ports.model, isConfigured: false } };
  expect((await writeWithModel(none, { facts, summary, analysis })).record).toBeUndefined();
  const quiet = composeReport(goldenDays['a-quiet-day'] ?? reportInput());
  expect((await writeWithModel(ports, { ...quiet, analysis })).summary).toEqual(quiet.summary);
  expect(ports.prompts).toHaveLength(0);
});

test('a budget that cannot be read and a model that throws never fail a report', async () => {
  const fail = async () => {
    throw new Error('ProvisionedThroughputExceededException');
  };
  const ports = modelSaying(saying(honestDraft(facts)));
  const counterless = { ...ports, reserveCall: fail };
  const withoutBudget = await writeWithModel(counterless, { facts, summary, analysis });
  expect(withoutBudget.summary).toEqual(summary);
  expect(withoutBudget.record?.attempts).toEqual([
    { answer: '', verdict: 'failed: ProvisionedThroughputExceededException' },
  ]);
  const throwing = { ...ports, model: { ...ports.model, generate: fail } };
  const withoutModel = await writeWithModel(throwing, { facts, summary, analysis });
  expect(withoutModel.summary).toEqual(summary);
  expect(ports.prompts).toHaveLength(0);
});

const troubled = Object.entries(goldenDays)
  .map(([name, input]) => [name, composeReport(input)] as const)
  .filter(([, { facts: of }]) => reportedIssues(of).length > 0);

test.each(troubled)('the local model words %s so that it may be sent', async (_, composed) => {
  const ports = modelSaying(saying(draftFor(promptFor(composed.facts, analysis).text)));
  const { summary: words, record } = await writeWithModel(ports, { ...composed, analysis });
  expect(record?.attempts.map(({ verdict }) => verdict)).toEqual(['accepted']);
  const second = (summary: SummaryData) =>
    issuesOf(summary).map(({ suggestion }) => /developer notes.*$/.exec(suggestion)?.[0]);
  expect(second(words)).toEqual(second(composed.summary));
  expectEveryNumberHasItsFact(words, composed.facts);
  expectFitsAnInbox(words);
  expectHarmless(words);
  expectNothingTwice(words);
});

test.each(payloads)('rejects %j in every field', (payload) => {
  const honest = honestDraft(facts);
  const [lead, ...rest] = honest.issues;
  if (!lead) throw new Error('the day has issues');
  const spoiled = [
    { ...honest, subject: `${honest.subject} ${payload}` },
    { ...honest, intro: `${honest.intro} ${payload}` },
    { ...honest, focus: [`${payload} ${honest.focus[0]}`] },
    { ...honest, issues: [{ ...lead, title: payload }, ...rest] },
    { ...honest, issues: [{ ...lead, description: `${lead.description} ${payload}` }, ...rest] },
    { ...honest, issues: [{ ...lead, suggestion: `${lead.suggestion} ${payload}` }, ...rest] },
  ];
  expect(spoiled.filter((draft) => verify(draft, facts).accepted)).toEqual([]);
});

const madeUp = (issues: Draft['issues']) => [
  ...issues,
  { ...issues[0], id: issueId(issues.length) },
];
test.each([
  ['leaves out', (issues: Draft['issues']) => issues.slice(0, -1)],
  ['makes up', madeUp],
  ['makes up, in place of another,', (issues: Draft['issues']) => madeUp(issues).slice(1)],
  ['reorders', (issues: Draft['issues']) => issues.toReversed()],
])('an issue that the model %s rejects its draft', (_, change) => {
  const honest = honestDraft(facts);
  const verdict = verify({ ...honest, issues: change(honest.issues) }, facts);
  expect(verdict).toMatchObject({ reason: expect.stringContaining('not the issues') });
});

test('hostile responses: always a report, never a link, markup or wrong number', async () => {
  await fc.assert(
    fc.asyncProperty(hostileAnswer(facts), async (json) => {
      const ports = modelSaying(saying(json), saying(json));
      const written = await writeWithModel(ports, { facts, summary, analysis });
      if (written.summary.written_by === 'model') expect(json).toEqual(honestDraft(facts));
      expectHarmless(written.summary);
      expectEveryNumberHasItsFact(written.summary, facts);
      expectNothingTwice(written.summary);
    }),
    { numRuns: tries(300) },
  );
});

/** Correct numbers with a wrong time, size, cause or control. */
const relations = [
  'This is more than {visitors} on the day before.',
  'It happened before {affected} reached {page}.',
  'They left because {element} was slow to respond.',
  'The other button next to {element} did not respond.',
  'It was better for {affected} than it was yesterday.',
  'It has been fixed since {since}, as {affected} found.',
  'Unlike {affected}, the rest of the visitors got through.',
  'It worked for {affected}, and they went on to the end.',
  'It caused {affected} to leave {page} at the end.',
  'The page was faster for {affected} than for the rest.',
  'After the change {affected} had less of it on {page}.',
  'It led to a purchase by {affected}, who ordered on {page}.',
];

test.each(relations)('rejects the wrong relation %j in every text', (relation) => {
  const honest = honestDraft(facts);
  const [lead, ...rest] = honest.issues;
  if (!lead) throw new Error('the day has issues');
  const spoiled = [
    { ...honest, intro: `${honest.intro} ${relation}` },
    { ...honest, focus: [relation] },
    { ...honest, issues: [{ ...lead, title: relation }, ...rest] },
    { ...honest, issues: [{ ...lead, description: `${lead.description} ${relation}` }, ...rest] },
    { ...honest, issues: [{ ...lead, suggestion: `${lead.suggestion} ${relation}` }, ...rest] },
  ];
  expect(spoiled.filter((draft) => verify(draft, facts).accepted)).toEqual([]);
});

test.each([
  ['subject', { subject: '4711 visitors left' }],
  ['intro', { intro: 'There were 4711 visitors.' }],
  ['focus', { focus: ['Look at the first problem.', 'Ask the 4711 visitors.'] }],
])('a number that no fact contains is found in the %s', (_, words) => {
  const worded = { subject: 'A day', intro: 'A day.', focus: [], issues: new Map(), ...words };
  expect(numberProblem(worded, facts)).toBe('a number without a fact');
  expect(numberProblem({ ...worded, subject: '', intro: '', focus: [] }, facts)).toBeUndefined();
});

test('a model’s first report names the domain once', async () => {
  const first = composeReport({ ...(goldenDays['the-first-day'] ?? reportInput()), isFirst: true });
  const draft = {
    ...honestDraft(first.facts),
    intro: 'You had {visitors} on {site} on {weekday}.',
  };
  const { summary: written } = await writeWithModel(modelSaying(saying(draft)), {
    ...first,
    analysis,
  });
  expect(written.written_by).toBe('model');
  expect(written.warm_intro.split(first.facts.domain)).toHaveLength(2);
  expect(written.warm_intro).toContain('on your website on');
});

test('a draft that says a sentence twice is rejected, wherever the two are', () => {
  const honest = honestDraft(facts);
  const [lead, ...rest] = honest.issues;
  if (!lead) throw new Error('the day has issues');
  const [focus = ''] = honest.focus;
  const repeated = [
    { ...honest, intro: `${honest.intro} ${honest.intro.split(/(?<=\.) /).at(-1)}` },
    { ...honest, issues: [{ ...lead, suggestion: focus }, ...rest] },
    {
      ...honest,
      issues: [{ ...lead, suggestion: `${lead.suggestion} ${lead.suggestion}` }, ...rest],
    },
  ];
  const reasons = repeated.map((draft) => verify(draft, facts));
  expect(reasons).toEqual(
    repeated.map(() => ({ accepted: false, reason: 'a sentence is repeated' })),
  );
});
