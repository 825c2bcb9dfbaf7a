import * as z from 'zod/mini';
import { general } from '../../../lambdas/contract/copy/general.ts';
import type { ProblemDocument } from '../../../lambdas/contract/problem.ts';
import type { ProblemCode } from '../../../lambdas/contract/problems.ts';

/**
 * A refusal as it came over the wire, with its words: the catalogue of all of them stays on the server, so an app that
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

const Document = z.object({
  type: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
});

/** What an answer that is no answer says; a firewall or a lost gateway says nothing we could show. */
export async function problemIn(response: Response): Promise<Problem> {
  const document = Document.safeParse(await response.json().catch(() => undefined));
  if (document.success) {
    const code = document.data.type.replace('/problems/', '') as ProblemCode;
    return new Problem(code, document.data);
  }
  return response.status === 401 ? signInNeeded() : new Problem('unexpected', general.unexpected);
}

export const signInNeeded = () => new Problem('sign-in-needed', general.signInNeeded);
