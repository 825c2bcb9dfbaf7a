import type { LanguageModel } from '../../../adapters/llm.ts';
import {
  REPORT_MODEL_ATTEMPTS,
  REPORT_MODEL_BUDGET_MS,
  REPORT_MODEL_MAX_TOKENS,
  REPORT_MODEL_MIN_MS,
} from '../../../contract/limits.ts';
import { draftSchema } from '../../../contract/report-draft.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { applyWording } from './apply-wording.ts';
import type { ModelRecord } from './model-record.ts';
import { promptFor, reportedIssues } from './prompt.ts';
import { verify } from './verify.ts';

export interface WrittenSummary {
  readonly summary: SummaryData;
  /** Absent where no model was asked. */
  readonly record?: ModelRecord;
}

interface ModelPorts {
  readonly model: LanguageModel;
  /** One more question for this account today? False once its budget, or everyone's, is spent. */
  readonly mayAsk: () => Promise<boolean>;
  /** Milliseconds since some fixed moment. */
  readonly elapsed: () => number;
}

/** Of a rejected answer: enough to see why. */
const KEPT_CHARACTERS = 4_000;

/**
 * Lets a model word a report that is already written. Whatever it does (nothing, nonsense, too late, too dear), the
 * report of the deterministic writer is there and unharmed; one retry with the reason, within one time budget.
 */
export async function writeWithModel(
  { model, mayAsk, elapsed }: ModelPorts,
  { facts, summary, analysis }: { facts: ReportFacts; summary: SummaryData; analysis: string },
): Promise<WrittenSummary> {
  if (!model.isConfigured || reportedIssues(facts).length === 0) return { summary };
  const prompt = promptFor(facts, analysis);
  const start = elapsed();
  const attempts: { answer: string; verdict: string }[] = [];
  const recorded = (tokens: number): ModelRecord => ({ model: model.id, prompt, attempts, tokens });
  let tokens = 0;
  let correction = '';
  try {
    while (attempts.length < REPORT_MODEL_ATTEMPTS) {
      const deadlineMs = REPORT_MODEL_BUDGET_MS - (elapsed() - start);
      if (deadlineMs < REPORT_MODEL_MIN_MS) break;
      if (!(await mayAsk())) {
        attempts.push({ answer: '', verdict: 'the budget is spent' });
        break;
      }
      const answer = await model.ask({
        system: prompt.system,
        text: prompt.text + correction,
        schema: { name: 'write_report', json: draftSchema },
        maxTokens: REPORT_MODEL_MAX_TOKENS,
        deadlineMs,
      });
      if (!answer.answered) {
        attempts.push({ answer: answer.detail, verdict: answer.reason });
        continue;
      }
      tokens += answer.tokens;
      const verdict = verify(answer.json, facts);
      const said = verdict.accepted ? 'accepted' : verdict.reason;
      attempts.push({
        answer: JSON.stringify(answer.json).slice(0, KEPT_CHARACTERS),
        verdict: said,
      });
      if (verdict.accepted) {
        return { summary: applyWording(summary, verdict.worded, facts), record: recorded(tokens) };
      }
      correction = `\nYour last draft was refused: ${said}. Write it again.`;
    }
  } catch (error) {
    // The budget's counter was throttled or the check failed: the deterministic text is used.
    attempts.push({ answer: '', verdict: `failed: ${(error as Error).message}` });
  }
  return { summary, record: recorded(tokens) };
}
