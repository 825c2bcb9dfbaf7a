import type { ReactNode } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import type { ProblemCode } from '../../../lambdas/contract/problems.ts';
import { useConfig } from '../lib/config.ts';
import { isExpectedProblem, Problem, problemIn } from '../lib/problem.ts';
import { Page } from '../ui/layout/page.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Logo } from '../ui/logo.tsx';

/** Fetches the data of a link that needs no login. Throws a Problem. */
export async function fetchByLink<Reply>(path: string, token: string): Promise<Reply> {
  const response = await fetch(`${path}/${encodeURIComponent(token)}`);
  if (!response.ok) throw await problemIn(response);
  return (await response.json()) as Reply;
}

/** Fetches only once, because playing data must not change, and does not retry failed links. */
export const linkQuery = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

interface Props<Data>
  extends Pick<
    Parameters<typeof Loaded<Data>>[0],
    'query' | 'title' | 'loading' | 'outline' | 'children'
  > {
  readonly failed: string;
  /** The problem code of an expired or revoked link. */
  readonly expiredCode: ProblemCode;
  /** A link shown instead of a retry. */
  readonly alternative?: ReactNode;
}

/** The page behind a link that needs no login. */
export function LinkPage<Data>({ failed, expiredCode, alternative, ...loaded }: Props<Data>) {
  const settings = useConfig();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line px-4 py-3 md:px-10">
        <Page>
          <a
            href={settings?.marketingUrl}
            aria-label={shell.aboutProduct(general.product)}
            className="no-underline"
          >
            <Logo />
          </a>
        </Page>
      </header>
      <main className="flex-1 px-4 py-6 md:px-10 md:py-8">
        <Page>
          <Loaded
            {...loaded}
            errorTextOf={(failure) => ({
              title: isExpectedProblem(failure) ? failure.message : failed,
              lead: isExpectedProblem(failure) ? failure.detail : general.unexpected.detail,
              isFinal: failure instanceof Problem && failure.code === expiredCode,
              alternative,
            })}
          />
        </Page>
      </main>
      <footer className="border-t border-line px-4 py-4 text-ui text-ink-subtle md:px-10">
        <Page>
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
            {general.about}
            <span className="flex flex-wrap gap-x-5 [&_a]:text-inherit">
              <a href="/terms">{general.terms}</a>
              <a href="/privacy">{general.privacy}</a>
            </span>
          </p>
        </Page>
      </footer>
    </div>
  );
}
