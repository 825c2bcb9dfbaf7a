import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { clientsFor } from '../../lib/deploy/clients.ts';
import { checkModel } from '../../lib/deploy/speech-and-model-checks.ts';

const service = mockClient(BedrockRuntimeClient);
beforeEach(() => service.reset());
afterAll(() => service.restore());

const stage = { languageModel: { id: 'vendor.model-1:0' }, region: 'eu-west-1' };
const problems = async () =>
  (await checkModel(stage as never, clientsFor('eu-west-1'))).map(({ problem }) => problem);
const responds = (content: object) =>
  service.on(ConverseCommand).resolves({
    output: { message: { role: 'assistant', content: [content as never] } },
  });
const filledTool = { toolUse: { toolUseId: '1', name: 'write_report', input: {} } };

test('accepts a model that fills in the tool of a report', async () => {
  responds(filledTool);
  expect(await problems()).toEqual([]);
});

test.each([
  ['tools', 'toolConfig'],
  ['a system prompt', 'system'],
] as const)('rejects a model without %s', async (_, field) => {
  service.on(ConverseCommand).callsFake((input) => {
    if (input[field]) throw Object.assign(new Error('Rejected'), { name: 'ValidationException' });
    return { output: { message: { role: 'assistant', content: [filledTool] } } };
  });
  expect(await problems()).toEqual([
    'The model vendor.model-1:0 does not respond in eu-west-1: ValidationException.',
  ]);
});

test('accepts a model that rejects a temperature', async () => {
  service.on(ConverseCommand).callsFake(({ inferenceConfig }) => {
    if (inferenceConfig.temperature !== undefined)
      throw Object.assign(new Error('Rejected'), { name: 'ValidationException' });
    return { output: { message: { role: 'assistant', content: [filledTool] } } };
  });
  expect(await problems()).toEqual([]);
});

test('rejects a model that talks instead of filling in the tool', async () => {
  responds({ text: 'OK' });
  expect(await problems()).toEqual(['The model vendor.model-1:0 does not fill in a tool.']);
});
