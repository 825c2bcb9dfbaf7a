import type {
  ConverseCommandInput,
  ConverseCommandOutput,
  Tool,
} from '@aws-sdk/client-bedrock-runtime';
import { REPORT_MODEL_BUDGET_MS } from '../contract/limits.ts';
import { connector } from '../runtime/connector.ts';
import { withTimeout } from './sdk.ts';

export interface ModelRequest {
  /** The system prompt: the model's role and its limits. */
  readonly system: string;
  readonly text: string;
  /** The tool's name and the JSON schema of its input. */
  readonly schema: { readonly name: string; readonly json: object };
  readonly maxTokens: number;
  /** Time limit from now. */
  readonly deadlineMs: number;
}

/** The response: JSON of unknown shape, which the caller validates. */
export type ModelResponse =
  | { readonly answered: true; readonly json: unknown; readonly tokens: number }
  | { readonly answered: false; readonly reason: FailureReason; readonly detail: string };
type FailureReason = 'not-configured' | 'timeout' | 'throttled' | 'unavailable' | 'unreadable';

export interface LanguageModel {
  readonly id: string;
  readonly isConfigured: boolean;
  /** Never throws: callers must handle a failing model. */
  generate(request: ModelRequest): Promise<ModelResponse>;
}

/** Larger responses are rejected: this is ten times what two thousand tokens need. */
const MAX_CHARACTERS = 100_000;

export const languageModel = connector('language-model', ({ LANGUAGE_MODEL_ID }): LanguageModel => {
  const isConfigured = LANGUAGE_MODEL_ID !== 'none';
  return {
    id: LANGUAGE_MODEL_ID,
    isConfigured,
    async generate(request) {
      if (!isConfigured) return { answered: false, reason: 'not-configured', detail: '' };
      try {
        const abortSignal = AbortSignal.timeout(Math.max(1, request.deadlineMs));
        // Loaded on the first request: never without a model.
        const { BedrockRuntimeClient, ConverseCommand } = await import(
          '@aws-sdk/client-bedrock-runtime'
        );
        // The caller limits attempts and time; the client's retries would exceed both.
        const client = new BedrockRuntimeClient({
          maxAttempts: 1,
          ...withTimeout(REPORT_MODEL_BUDGET_MS),
        });
        const command = new ConverseCommand(converse(LANGUAGE_MODEL_ID, request));
        return responseOf(await client.send(command, { abortSignal }));
      } catch (error) {
        return failureOf(error);
      }
    },
  };
});

/** Requests the response as the input of a tool, which makes every model behind Converse follow a schema. */
function converse(
  modelId: string,
  { system, text, schema, maxTokens }: ModelRequest,
): ConverseCommandInput {
  const inputSchema = { json: schema.json } as NonNullable<Tool['toolSpec']>['inputSchema'];
  const description = 'Hands over the finished text.';
  return {
    modelId,
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text }] }],
    // Without a temperature, which newer models reject.
    inferenceConfig: { maxTokens },
    toolConfig: {
      tools: [{ toolSpec: { name: schema.name, description, inputSchema } }],
      toolChoice: { tool: { name: schema.name } },
    },
  };
}

function responseOf({ output, stopReason, usage }: ConverseCommandOutput): ModelResponse {
  const input = output?.message?.content?.find(({ toolUse }) => toolUse)?.toolUse?.input;
  const unreadable = (detail: string): ModelResponse => ({
    answered: false,
    reason: 'unreadable',
    detail,
  });
  if (input === undefined) return unreadable(`no structured answer (${stopReason})`);
  const json: unknown = input;
  if (JSON.stringify(json).length > MAX_CHARACTERS) return unreadable('too long');
  return { answered: true, json, tokens: usage?.totalTokens ?? 0 };
}

function failureOf(error: unknown): ModelResponse {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const reason: FailureReason = /Abort|Timeout/.test(name)
    ? 'timeout'
    : /Throttling|TooManyRequests|ServiceQuota/.test(name)
      ? 'throttled'
      : error instanceof SyntaxError || /JSON|deserializ/i.test(message)
        ? 'unreadable'
        : 'unavailable';
  return { answered: false, reason, detail: `${name}: ${message}`.slice(0, 300) };
}
