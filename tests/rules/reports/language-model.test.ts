import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageModel, type ModelRequest } from '../../../lambdas/adapters/language-model.ts';
import {
  type LanguageModelStandIn,
  type ModelBehavior,
  startLanguageModel,
} from '../../../lib/local/stand-ins/language-model.ts';

let model: LanguageModelStandIn;
let behavior: ModelBehavior = { say: {} };

beforeAll(async () => {
  model = await startLanguageModel(0, () => behavior);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
});
afterAll(() => model.close());

const question: ModelRequest = {
  system: 'You write.',
  text: 'Write.',
  schema: { name: 'write_report', json: { type: 'object' } },
  maxTokens: 500,
  deadlineMs: 5_000,
};
const connect = (id: string) => languageModel.connect({ LANGUAGE_MODEL_ID: id });

test('calls Converse without a temperature and returns the JSON of the response', async () => {
  behavior = { say: { subject: 'Hello' } };
  const answer = await connect('vendor.model-1:0').generate(question);
  expect(answer).toEqual({ answered: true, json: { subject: 'Hello' }, tokens: 1_200 });
  expect(model.requests.at(-1)).toEqual({
    modelId: 'vendor.model-1:0',
    system: 'You write.',
    text: 'Write.',
    toolName: 'write_report',
  });
});

test.each([
  ['never-answers', 'timeout'],
  ['throttles', 'throttled'],
  ['fails', 'unavailable'],
  ['sends-broken-json', 'unreadable'],
  ['says-nothing', 'unreadable'],
  ['talks-instead', 'unreadable'],
  ['refuses', 'unreadable'],
  ['rambles', 'unreadable'],
] as const)(
  'a model that %s is an expected outcome, not an exception: %s',
  async (misbehaves, reason) => {
    behavior = misbehaves;
    const deadlineMs = misbehaves === 'never-answers' ? 400 : 5_000;
    const requestsBefore = model.requests.length;
    const answer = await connect('vendor.model').generate({ ...question, deadlineMs });
    expect(answer).toMatchObject({ answered: false, reason });
    expect(model.requests.length).toBe(requestsBefore + 1);
  },
);

test.each(['fails', 'never-answers', { say: {} }] as const)(
  'leaves no connection open after a request to a model that responds with %j',
  async (responds) => {
    behavior = responds;
    await connect('vendor.model').generate({ ...question, deadlineMs: 400 });
    await model.disconnected();
  },
);

test('makes no request when no model is configured', async () => {
  const requestsBefore = model.requests.length;
  const none = connect('none');
  expect(none.isConfigured).toBe(false);
  expect(await none.generate(question)).toMatchObject({
    answered: false,
    reason: 'not-configured',
  });
  expect(model.requests.length).toBe(requestsBefore);
});
