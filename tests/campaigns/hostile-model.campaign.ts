import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageModel } from '../../lambdas/adapters/language-model.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import { writeWithModel } from '../../lambdas/reports/writer/model/model-writer.protocol.ts';
import { emulatorAccess } from '../../lib/local/deploy.ts';
import { failures } from '../../lib/local/language-model.ts';
import {
  type ModelBehavior,
  startLanguageModel,
} from '../../lib/local/stand-ins/language-model.ts';
import { honestDraft, hostileAnswer } from '../fakes/hostile-model.ts';
import { eventfulDays } from '../golden/eventful-days.ts';
import {
  expectEveryNumberHasItsFact,
  expectHarmless,
  expectNothingTwice,
} from '../rules/reports/laws.ts';

const RUNS = 10_000;
// `never-answers` would take the whole timeout in each run.
const misbehaviors = failures.filter((each) => each !== 'never-answers');

test('10,000 hostile model responses: always a report, never a link, markup or wrong number', async () => {
  let behavior: ModelBehavior = 'fails';
  const standIn = await startLanguageModel(0, () => behavior);
  Object.assign(process.env, emulatorAccess(standIn.endpoint));
  const model = languageModel.connect({ LANGUAGE_MODEL_ID: 'vendor.model' });
  const days = Object.values(eventfulDays)
    .map(composeReport)
    .filter(({ facts }) => facts.issues.length > 0);
  const verdicts = new Map<string, number>();
  const answers = fc.nat(days.length - 1).chain((day) => {
    const { facts } = days[day] as (typeof days)[number];
    const behaviors = hostileAnswer(facts).map((say): ModelBehavior => ({ say }));
    return fc.tuple(
      fc.constant(day),
      fc.oneof({ weight: 19, arbitrary: behaviors }, fc.constantFrom(...misbehaviors)),
    );
  });
  try {
    await fc.assert(
      fc.asyncProperty(answers, async ([day, hostile]) => {
        behavior = hostile;
        const { facts, summary } = days[day] as (typeof days)[number];
        const ports = { model, reserveCall: async () => true, elapsed: () => 0 };
        const written = await writeWithModel(ports, { facts, summary, analysis: 'A shop.' });
        const verdict = written.record?.attempts.at(-1)?.verdict.replace(/^[^:]*: /, '') ?? 'none';
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
        const isAccepted = written.summary.written_by === 'model';
        if (isAccepted) expect(hostile).toEqual({ say: honestDraft(facts) });
        expectHarmless(written.summary);
        expectEveryNumberHasItsFact(written.summary, facts);
        expectNothingTwice(written.summary);
      }),
      { numRuns: RUNS },
    );
  } finally {
    await standIn.close();
  }
  process.stdout.write(`${JSON.stringify(Object.fromEntries(verdicts), null, 1)}\n`);
  expect([...verdicts.values()].reduce((sum, count) => sum + count, 0)).toBe(RUNS);
  // The model must have been called: only the failing behaviors are unavailable.
  expect(verdicts.get('unavailable') ?? 0).toBeLessThan(RUNS / 10);
});
