import { createServer, type Http2ServerRequest } from 'node:http2';

/**
 * A language model that speaks Bedrock's Converse on the wire, as far as a client can see. What it says is decided
 * by its configuration, and it can misbehave in every way that models and their services do.
 */
export type ModelBehavior =
  /** Answers the forced tool with this value. */
  | { readonly say: unknown }
  /** Answers with an error and this message. */
  | { readonly refuse: string }
  | 'never-answers'
  | 'throttles'
  | 'fails'
  | 'sends-broken-json'
  | 'says-nothing'
  | 'talks-instead'
  | 'refuses'
  | 'rambles';

/** The request, in the protocol's names. */
export interface Asked {
  readonly modelId: string;
  readonly system: string;
  readonly text: string;
  readonly toolName: string;
}

interface ConverseBody {
  readonly system?: readonly { readonly text?: string }[];
  readonly messages?: readonly { readonly content?: readonly { readonly text?: string }[] }[];
  readonly toolConfig?: { readonly toolChoice?: { readonly tool?: { readonly name?: string } } };
}

export interface LanguageModelStandIn {
  readonly endpoint: string;
  /** All requests, in order. */
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** The SDK speaks HTTP/2 to this service, so the stand-in does. */
export async function startLanguageModel(
  port: number,
  behave: (asked: Asked) => ModelBehavior,
): Promise<LanguageModelStandIn> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const question = questionOf(request.url, await bodyOf(request));
    asked.push(question);
    const behavior = behave(question);
    if (behavior === 'never-answers') return;
    const { status, type, body } = answerTo(behavior, question);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(type && { 'x-amzn-errortype': type }),
    });
    response.end(body);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    endpoint: `http://127.0.0.1:${bound}`,
    asked,
    close: () =>
      new Promise((closed) => {
        for (const session of sessions) session.destroy();
        server.close(() => closed());
      }),
  };
}

async function bodyOf(request: Http2ServerRequest): Promise<ConverseBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ConverseBody;
}

function questionOf(url: string, { system, messages, toolConfig }: ConverseBody): Asked {
  const textOf = (parts: readonly { readonly text?: string }[] = []) =>
    parts.map(({ text }) => text ?? '').join('\n');
  return {
    modelId: decodeURIComponent(url.split('/')[2] ?? ''),
    system: textOf(system),
    text: textOf(messages?.flatMap(({ content }) => content ?? [])),
    toolName: toolConfig?.toolChoice?.tool?.name ?? '',
  };
}

interface Wire {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

const LONG_CHARACTERS = 200_000;

function answerTo(behavior: Exclude<ModelBehavior, 'never-answers'>, { toolName }: Asked): Wire {
  const refusal = (status: number, type: string, message = type): Wire => ({
    status,
    type,
    body: JSON.stringify({ message }),
  });
  const message = (content: readonly object[], stopReason: string): Wire => ({
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
      : refusal(400, 'ValidationException', behavior.refuse);
  }
  switch (behavior) {
    case 'throttles':
      return refusal(429, 'ThrottlingException');
    case 'fails':
      return refusal(503, 'ServiceUnavailableException');
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
