import type { Prompt } from './prompt.ts';

/** What was asked, what came back, and what was made of it: kept with the report, so that its words can be explained. */
export interface ModelRecord {
  readonly model: string;
  readonly prompt: Prompt;
  readonly attempts: readonly { readonly answer: string; readonly verdict: string }[];
  readonly tokens: number;
}
