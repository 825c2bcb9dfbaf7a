import { general } from '../../../lambdas/contract/copy/general.ts';
import type { ProblemDocument } from '../../../lambdas/contract/problem.ts';
import type { ProblemCode } from '../../../lambdas/contract/problems.ts';

/**
 * A refusal as it came over the wire, with its words: the catalog of all of them stays on the server, so an app that
 * was open for a day still shows what a newer server says.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly detail: string | undefined;

  constructor(code: ProblemCode, { title, detail }: Pick<ProblemDocument, 'title' | 'detail'>) {
    super(title);
    this.code = code;
    this.detail = detail;
  }
}

/** Whether a failure has a text for users; the screen describes any other. */
export const hasWords = (error: unknown): error is Problem =>
  error instanceof Problem && error.code !== 'unexpected';

/** The most of an unknown response that is kept: it may be a gateway's error page. */
const TEXT_MAX_CHARACTERS = 200;

/**
 * What an answer that is no answer says. A refusal brings its words; a failure, a firewall or a lost gateway brings
 * none for people, so its message is for logs and support (§7), and the screen has its own words.
 */
export async function problemIn(response: Response): Promise<Problem> {
  const text = await response.text();
  const document = documentIn(text);
  const code = document?.type.replace('/problems/', '') as ProblemCode | undefined;
  if (document && code && code !== 'unexpected') return new Problem(code, document);
  if (response.status === 401) return signInNeeded();
  const said = document?.title ?? text.slice(0, TEXT_MAX_CHARACTERS);
  const { detail } = general.unexpected;
  return new Problem('unexpected', { title: general.failure(response.status, said), detail });
}

/** Checked by hand: every page has this file, and most of them get zod later. */
function documentIn(text: string) {
  const { type, title, detail } = (jsonIn(text) ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' || typeof title !== 'string') return undefined;
  return { type, title, ...(typeof detail === 'string' && { detail }) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}

export const signInNeeded = () => new Problem('sign-in-needed', general.signInNeeded);
