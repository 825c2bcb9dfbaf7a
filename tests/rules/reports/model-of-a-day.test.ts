// A model words a day as code does: the same visitors, the same first steps, and no visitor who was not recorded.
import { expect, test } from 'vitest';
import type { LanguageModel } from '../../../lambdas/adapters/language-model.ts';
import { type ComposedReport, composeReport } from '../../../lambdas/reports/content/compose.ts';
import { writeWithModel } from '../../../lambdas/reports/writer/model/model-writer.protocol.ts';
import { draftFor } from '../../../lib/local/stand-ins/model-words.ts';
import { reportInput } from '../../factories/digest.ts';
import { goldenDays } from '../../golden/days.ts';

const analysis = 'A shop for candles.';
const dayOf = (name: string) => composeReport(goldenDays[name] ?? reportInput());

/** The report in the words of the local model, and how often it was called. */
async function worded({ facts, summary }: Pick<ComposedReport, 'facts' | 'summary'>) {
  let calls = 0;
  const model: LanguageModel = {
    id: 'vendor.model',
    isConfigured: true,
    generate: async ({ text }) => {
      calls += 1;
      return { answered: true, json: draftFor(text), tokens: 100 };
    },
  };
  const ports = { model, reserveCall: async () => true, elapsed: () => 0 };
  const written = await writeWithModel(ports, { facts, summary, analysis });
  return { summary: written.summary, calls };
}

test('a model changes neither the subject of a full plan nor the first steps about missing data', async () => {
  const { summary } = await worded(dayOf('the-limit-reached'));
  expect(summary).toMatchObject({
    written_by: 'model',
    subject: 'Plan limit reached: 34 visits weren’t recorded',
    title: 'Plan limit reached: 34 visits weren’t recorded',
  });
  expect(summary.focus_points[0]).toBe('Upgrade if you want every visit recorded.');
  expect(summary.focus_points[1]).toContain('“Apply”');
  expect(summary.warm_intro).toContain('One problem needs a look: “Apply” doesn’t respond');
});

test('a model’s intro counts the visitors that the numbers count, without those of earlier days', async () => {
  const { summary } = await worded(dayOf('three-days-after-an-outage'));
  expect(summary.written_by).toBe('model');
  expect(summary.key_snapshot_data.visitors).toBe(63);
  expect(summary.warm_intro).toContain(' 63 visitors ');
});

test('a model’s intro calls visitors recorded where others were not', async () => {
  const { facts, summary: known } = dayOf('a-day-with-issues');
  const throttled = { ...facts, capture: { ...facts.capture, throttled: 5 } };
  const { summary } = await worded({ facts: throttled, summary: known });
  expect(summary.warm_intro).toMatch(/ \d+ recorded visitors /);
});

test('a model is not called for a day on which only visitors of earlier days arrived', async () => {
  const { facts, summary } = dayOf('a-day-with-issues');
  const late = { ...facts, lateVisitors: facts.visitors };
  expect(await worded({ facts: late, summary })).toEqual({ summary, calls: 0 });
});
