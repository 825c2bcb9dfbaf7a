import { existsSync, readFileSync } from 'node:fs';
import { type Asked, type ModelBehavior, startLanguageModel } from './stand-ins/language-model.ts';
import { descriptionFor, draftFor } from './stand-ins/model-words.ts';

interface Place {
  readonly port: number;
  /** May hold the name of a misbehavior; it counts from the next question on. */
  readonly file?: string;
}

/** The stand-in's model id and endpoint, as variables of the stage. */
export const modelVariables = (port: number) => ({
  LANGUAGE_MODEL_ID: 'stand-in.careful-writer',
  LANGUAGE_MODEL_ENDPOINT: `http://127.0.0.1:${port}`,
});

/** A model that writes carefully unless configured otherwise. */
export const startModel = ({ port, file }: Place) =>
  startLanguageModel(port, (asked) => {
    const said = file && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    return said === '' ? { say: answerTo(asked) } : misbehavior(said, asked);
  });

const answerTo = ({ toolName, text }: Asked): object =>
  toolName === 'describe_website' ? descriptionFor(text) : draftFor(text);

/** Forbidden content for a draft: the verifier rejects it, and the deterministic text is used. */
const lies: Readonly<Record<string, string>> = {
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

function misbehavior(said: string, asked: Asked): ModelBehavior {
  const lie = lies[said];
  if (lie !== undefined) return { say: { ...answerTo(asked), intro: lie, description: lie } };
  const failure = failures.find((each) => each === said);
  if (failure) return failure;
  const known = [...failures, ...Object.keys(lies)].join(', ');
  return { refuse: `The stand-in knows no "${said}", only: ${known}` };
}
