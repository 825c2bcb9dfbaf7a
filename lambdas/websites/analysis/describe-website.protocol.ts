import type { LanguageModel } from '../../adapters/language-model.ts';
import { log } from '../../runtime/log.ts';
import type { PageFacts } from './page-facts.ts';
import type { WebsiteAnalysis } from './website-analysis.ts';
import { descriptionPrompt, parseDescription } from './website-description.ts';

/** The language model's description, or the rule-based one without a model or a usable reply. */
export async function describeWebsite(
  model: LanguageModel,
  facts: PageFacts,
  analysis: WebsiteAnalysis,
): Promise<string> {
  if (!model.isConfigured) return analysis.text;
  const answer = await model.generate(descriptionPrompt(facts, analysis));
  const text = answer.answered ? parseDescription(answer.json) : undefined;
  if (!text)
    log.warn('a website description fell back to rules', {
      answer: answer.answered || answer.reason,
    });
  return text ?? analysis.text;
}
