import { once } from 'node:events';
import { createServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';

/**
 * A language model that implements Bedrock's Converse protocol. Its configuration decides the replies, and it can misbehave
 * in every way that models and their services do.
 */
export type ModelBehavior =
  /** Calls the forced tool with this value. */
  | { readonly say: unknown }
  /** Responds with an error and this message. */
  | { readonly refuse: string }
  | 'never-answers'
  | 'throttles'
  | 'fails'
  | 'sends-broken-json'
  | 'says-nothing'
  | 'talks-instead'
  | 'refuses'
  | 'rambles';

/** The relevant fields of a request. */
export interface ModelRequest {
  readonly modelId: string;
  readonly system: string;
  readonly text: string;
  readonly toolName: string;
}

interface ConverseBody {
  readonly system?: readonly { readonly text?: string }[];
  readonly messages?: readonly { readonly content?: readonly { readonly text?: string }[] }[];
  readonly inferenceConfig?: { readonly temperature?: number; readonly topP?: number };
  readonly toolConfig?: { readonly toolChoice?: { readonly tool?: { readonly name?: string } } };
}

export interface LanguageModelStandIn {
  readonly endpoint: string;
  /** All requests, in order. */
  readonly requests: readonly ModelRequest[];
  /** Resolves when no connection is open. */
  disconnected(): Promise<void>;
  close(): Promise<void>;
}

/** Serves HTTP/2, because the SDK uses it for this service. */
export async function startLanguageModel(
  port: number,
  behave: (request: ModelRequest) => ModelBehavior,
): Promise<LanguageModelStandIn> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const sent = await bodyOf(request);
    const call = parseRequest(request.url, sent);
    requests.push(call);
    const behavior = isAccepted(sent) ? behave(call) : { refuse: '`temperature` is deprecated.' };
    if (behavior === 'never-answers') return;
    const { status, type, body } = responseFor(behavior, call);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(type && { 'x-amzn-errortype': type }),
    });
    response.end(body);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    endpoint: `http://127.0.0.1:${bound}`,
    requests,
    async disconnected() {
      await Promise.all([...sessions].map((session) => once(session, 'close')));
    },
    close: () =>
      new Promise((closed) => {
        for (const session of sessions) session.destroy();
        server.close(() => closed());
      }),
  };
}

/** Newer models reject every request that sets the randomness of the response. */
const isAccepted = ({ inferenceConfig = {} }: ConverseBody) =>
  inferenceConfig.temperature === undefined && inferenceConfig.topP === undefined;

async function bodyOf(request: Http2ServerRequest): Promise<ConverseBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ConverseBody;
}

function parseRequest(url: string, { system, messages, toolConfig }: ConverseBody): ModelRequest {
  const textOf = (parts: readonly { readonly text?: string }[] = []) =>
    parts.map(({ text }) => text ?? '').join('\n');
  return {
    modelId: decodeURIComponent(url.split('/')[2] ?? ''),
    system: textOf(system),
    text: textOf(messages?.flatMap(({ content }) => content ?? [])),
    toolName: toolConfig?.toolChoice?.tool?.name ?? '',
  };
}

interface WireResponse {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

const LONG_CHARACTERS = 200_000;

function responseFor(
  behavior: Exclude<ModelBehavior, 'never-answers'>,
  { toolName }: ModelRequest,
): WireResponse {
  const failure = (status: number, type: string, message = type): WireResponse => ({
    status,
    type,
    body: JSON.stringify({ message }),
  });
  const message = (content: readonly object[], stopReason: string): WireResponse => ({
    status: 200,
    body: JSON.stringify({
      output: { message: { role: 'assistant', content } },
      stopReason,
      usage: { inputTokens: 900, outputTokens: 300, totalTokens: 1_200 },
      metrics: { latencyMs: 40 },
    }),
  });
  const use = (input: unknown) =>
    message([{ toolUse: { toolUseId: 'use-1', name: toolName, input } }], 'tool_use');
  if (typeof behavior === 'object') {
    return 'say' in behavior
      ? use(behavior.say)
      : failure(400, 'ValidationException', behavior.refuse);
  }
  switch (behavior) {
    case 'throttles':
      return failure(429, 'ThrottlingException');
    case 'fails':
      return failure(503, 'ServiceUnavailableException');
    case 'sends-broken-json':
      return { status: 200, body: '{"output": {"message": {"role": "assis' };
    case 'says-nothing':
      return message([], 'end_turn');
    case 'talks-instead':
      return message([{ text: 'Sure! Here is your report: all is well.' }], 'end_turn');
    case 'refuses':
      return message([{ text: 'I cannot help with that.' }], 'content_filtered');
    case 'rambles':
      return use({ subject: 'a'.repeat(LONG_CHARACTERS) });
  }
}
