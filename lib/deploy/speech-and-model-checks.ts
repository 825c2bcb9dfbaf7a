import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { DescribeVoicesCommand } from '@aws-sdk/client-polly';
import { type Check, stop } from './finding.ts';

/** Calls the model with the shortest prompt, which proves that it exists in the region and that the account has access. */
export const model: Check = async ({ languageModel: { id }, region }, { models }) => {
  if (id === 'none') return [];
  try {
    await models.send(
      new ConverseCommand({
        modelId: id,
        messages: [{ role: 'user', content: [{ text: 'Say OK.' }] }],
        inferenceConfig: { maxTokens: 5 },
      }),
    );
    return [];
  } catch (error) {
    return [
      stop(
        `The model ${id} does not respond in ${region}: ${(error as Error).name}.`,
        'Request access to it in Bedrock, use an inference profile of this region, or set LANGUAGE_MODEL_ID=none.',
      ),
    ];
  }
};

export const voice: Check = async ({ speechVoice, region }, { voices }) => {
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
