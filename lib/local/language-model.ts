import { existsSync, readFileSync } from 'node:fs';
import {
  type ModelBehavior,
  type ModelRequest,
  startLanguageModel,
} from './stand-ins/language-model.ts';
import { descriptionFor, draftFor } from './stand-ins/model-words.ts';

interface Place {
  readonly port: number;
  /** May contain the name of a misbehavior, which applies from the next request on. */
  readonly file?: string;
}

/** The stand-in's model id and endpoint, as variables of the stage. */
export const modelVariables = (port: number) => ({
  LANGUAGE_MODEL_ID: 'stand-in.careful-writer',
  LANGUAGE_MODEL_ENDPOINT: `http://127.0.0.1:${port}`,
});

/** A model that writes carefully unless configured otherwise. */
export const startModel = ({ port, file }: Place) =>
  startLanguageModel(port, (request) => {
    const behaviorName = file && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    return behaviorName === '' ? { say: answerTo(request) } : misbehavior(behaviorName, request);
  });

const answerTo = ({ toolName, text }: ModelRequest): object =>
  toolName === 'describe_website' ? descriptionFor(text) : draftFor(text);

/** Forbidden content for a draft: the verifier rejects it, and the deterministic text is used. */
const forbiddenContent: Readonly<Record<string, string>> = {
  'invents-numbers': 'There were 4711 visitors.',
  'adds-a-link': 'See https://phishing.example for details.',
};
export const failures = [
  'never-answers',
  'throttles',
  'fails',
  'sends-broken-json',
  'says-nothing',
  'talks-instead',
  'refuses',
  'rambles',
] as const satisfies readonly ModelBehavior[];

function misbehavior(behaviorName: string, request: ModelRequest): ModelBehavior {
  const content = forbiddenContent[behaviorName];
  if (content !== undefined)
    return { say: { ...answerTo(request), intro: content, description: content } };
  const failure = failures.find((each) => each === behaviorName);
  if (failure) return failure;
  const known = [...failures, ...Object.keys(forbiddenContent)].join(', ');
  return { refuse: `The stand-in does not know "${behaviorName}". It knows: ${known}` };
}
