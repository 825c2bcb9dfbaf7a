import { general } from '../../../lambdas/contract/copy/general.ts';
import type { ProblemDocument } from '../../../lambdas/contract/problem.ts';
import type { ProblemCode } from '../../../lambdas/contract/problems.ts';

/**
 * A Problem response of the API with its text. The catalog of texts stays on the server, so an app that has been open for a
 * day shows the texts of a newer server.
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

/** Whether an error has a text for users; for any other the page has a text. */
export const isExpectedProblem = (error: unknown): error is Problem =>
  error instanceof Problem && error.code !== 'unexpected';

/** Whether the session has ended. */
export const isSignInNeeded = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'sign-in-needed';

/** The maximum length of an unknown response's text, which may be a gateway's error page. */
const TEXT_MAX_CHARACTERS = 200;

/**
 * The Problem in an error response. A response of the API has a text for users. An unexpected failure, such as a firewall or
 * gateway error, has none: its message is for logs and support (§7), and the page supplies the text.
 */
export async function problemIn(response: Response): Promise<Problem> {
  const text = await response.text();
  const document = documentIn(text);
  if (document && document.code !== 'unexpected') return new Problem(document.code, document);
  if (response.status === 401) return signInNeeded();
  const message = document?.title ?? text.slice(0, TEXT_MAX_CHARACTERS);
  const { detail } = general.unexpected;
  return new Problem('unexpected', { title: general.failure(response.status, message), detail });
}

/** Validated without zod, because every page loads this file first. */
function documentIn(text: string) {
  const { type, title, detail } = (jsonIn(text) ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' || typeof title !== 'string') return undefined;
  const code = type.replace('/problems/', '') as ProblemCode;
  return { code, title, ...(typeof detail === 'string' && { detail }) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}

export const signInNeeded = () => new Problem('sign-in-needed', general.signInNeeded);
