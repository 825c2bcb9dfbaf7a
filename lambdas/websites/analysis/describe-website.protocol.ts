import type { LanguageModel } from '../../adapters/llm.ts';
import { log } from '../../runtime/log.ts';
import type { PageFacts } from './page-facts.ts';
import type { WebsiteAnalysis } from './website-analysis.ts';
import { describing, descriptionIn } from './website-description.ts';

/** The description by the language model, or the rule-based one without a model or a usable answer. */
export async function describeWebsite(
  model: LanguageModel,
  facts: PageFacts,
  analysis: WebsiteAnalysis,
): Promise<string> {
  if (!model.isConfigured) return analysis.text;
  const answer = await model.ask(describing(facts, analysis));
  const text = answer.answered ? descriptionIn(answer.json) : undefined;
  if (!text)
    log.warn('a website is described by rules', { answer: answer.answered || answer.reason });
  return text ?? analysis.text;
}
