import type { LanguageModel } from '../../../adapters/language-model.ts';
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
  /** Absent if no model was called. */
  readonly record?: ModelRecord;
}

interface ModelPorts {
  readonly model: LanguageModel;
  /** Reserves one call for this account. Returns false once its budget, or that of all accounts, is spent. */
  readonly reserveCall: () => Promise<boolean>;
  /** A clock in milliseconds; only differences are used. */
  readonly elapsed: () => number;
}

/** The stored length of a reply, enough to see why it was rejected. */
const STORED_CHARACTERS = 4_000;

/**
 * Lets a model reword a finished report. A rejected draft is retried with the reason, within one time budget. If the
 * model fails, is too slow or too expensive, or writes nonsense, the deterministic text stays.
 */
export async function writeWithModel(
  { model, reserveCall, elapsed }: ModelPorts,
  { facts, summary, analysis }: { facts: ReportFacts; summary: SummaryData; analysis: string },
): Promise<WrittenSummary> {
  if (!model.isConfigured || reportedIssues(facts).length === 0) return { summary };
  // The model’s words for a day’s visitors do not say that all of them came earlier.
  if (facts.visitors === facts.lateVisitors) return { summary };
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
      if (!(await reserveCall())) {
        attempts.push({ answer: '', verdict: 'the budget is spent' });
        break;
      }
      const answer = await model.generate({
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
      const reason = verdict.accepted ? 'accepted' : verdict.reason;
      attempts.push({
        answer: JSON.stringify(answer.json).slice(0, STORED_CHARACTERS),
        verdict: reason,
      });
      if (verdict.accepted) {
        return {
          summary: applyWording(summary, verdict.filledDraft, facts),
          record: recorded(tokens),
        };
      }
      correction = `\nYour last draft was rejected: ${reason}. Write it again.`;
    }
  } catch (error) {
    // The budget counter was throttled or the verification failed, so the deterministic text stays.
    attempts.push({ answer: '', verdict: `failed: ${(error as Error).message}` });
  }
  return { summary, record: recorded(tokens) };
}
