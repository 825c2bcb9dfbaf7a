import { ConverseCommand, type Tool } from '@aws-sdk/client-bedrock-runtime';
import { DescribeVoicesCommand } from '@aws-sdk/client-polly';
import { REPORT_MODEL_MAX_TOKENS } from '../../lambdas/contract/limits.ts';
import { draftSchema } from '../../lambdas/contract/report-draft.ts';
import { type Check, stop } from './finding.ts';

const inputSchema = { json: draftSchema } as NonNullable<Tool['toolSpec']>['inputSchema'];

/** A call with everything that the report's call has: not every model has a system prompt and forced tools. */
const modelCall = (modelId: string) =>
  new ConverseCommand({
    modelId,
    system: [{ text: 'You answer with the tool.' }],
    messages: [{ role: 'user', content: [{ text: 'Say OK.' }] }],
    inferenceConfig: { maxTokens: REPORT_MODEL_MAX_TOKENS },
    toolConfig: {
      tools: [{ toolSpec: { name: 'write_report', inputSchema } }],
      toolChoice: { tool: { name: 'write_report' } },
    },
  });

/** Proves that the model exists in the region, that the account has access, and that it can do what a report needs. */
export const checkModel: Check = async ({ languageModel: { id }, region }, { models }) => {
  if (id === 'none') return [];
  try {
    const { output } = await models.send(modelCall(id));
    if (output?.message?.content?.some(({ toolUse }) => toolUse)) return [];
    return [
      stop(
        `The model ${id} does not fill in a tool.`,
        'Choose a model that supports a forced tool choice in Converse, or set LANGUAGE_MODEL_ID=none.',
      ),
    ];
  } catch (error) {
    const { name, message } = error as Error;
    return [
      stop(
        `The model ${id} does not respond in ${region}: ${name}.`,
        `${message} Request access to it in Bedrock, use an inference profile of this region, choose a model with a system prompt and tools, or set LANGUAGE_MODEL_ID=none.`,
      ),
    ];
  }
};

export const checkVoice: Check = async ({ speechVoice, region }, { voices }) => {
  if (speechVoice === 'none') return [];
  const { Voices = [] } = await voices.send(new DescribeVoicesCommand({ Engine: 'neural' }));
  return Voices.some(({ Id }) => Id === speechVoice)
    ? []
    : [
        stop(
          `Polly has no neural voice ${speechVoice} in ${region}.`,
          'Choose another SPEECH_VOICE, or set it to none.',
        ),
      ];
};
