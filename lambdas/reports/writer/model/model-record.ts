import type { Prompt } from './prompt.ts';

/** The model's prompts, replies and verdicts, stored with the report so that its text can be explained. */
export interface ModelRecord {
  readonly model: string;
  readonly prompt: Prompt;
  readonly attempts: readonly { readonly answer: string; readonly verdict: string }[];
  readonly tokens: number;
}
