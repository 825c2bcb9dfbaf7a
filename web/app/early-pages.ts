import { callEarly } from './lib/session/early-calls.ts';

interface EarlyPage {
  readonly path: RegExp;
  readonly code: () => Promise<unknown>;
  /** The calls that the page waits for, as `call` writes their addresses. */
  readonly calls: (name: string, search: string) => readonly string[];
}

/** The code that `pages` fetches and the router renders. */
export const code = {
  contract: () => import('../../lambdas/contract/call.ts'),
  queries: () => import('./lib/query.tsx'),
  shell: () => import('./shell/app-shell.tsx'),
  emails: () => import('./emails/emails-page.tsx'),
  report: () => import('./insights/daily-insights-page.tsx'),
  recordings: () => import('./recordings/recordings-page.tsx'),
  recording: () => import('./recordings/recording-page.tsx'),
};
const PROFILE = '/api/accounts/get-profile';

/** The pages that are opened most. */
const pages: readonly EarlyPage[] = [
  {
    path: /^\/(?:emails)?$/,
    code: code.emails,
    calls: (_, search) => (search ? [] : ['/api/emails/list-emails']),
  },
  {
    path: /^\/daily-insights\/([\w-]+)$/,
    code: code.report,
    calls: (name, search) => (search ? [] : [`/api/reports/get-latest-report?userId=${name}`]),
  },
  { path: /^\/recordings$/, code: code.recordings, calls: () => [] },
  {
    path: /^\/recordings\/(?!sample$|heatmap$)([\w-]+)$/,
    code: code.recording,
    calls: (name) => [`/api/recordings/get-recording?sessionId=${name}`],
  },
];

/** The calls of an address that are made before the app's code is there. */
export function earlyCallsOf({ pathname, search }: Address): readonly string[] {
  const found = pageAt(pathname);
  return found ? [PROFILE, ...found.page.calls(found.name, search)] : [];
}

/**
 * Fetches code and data of a page beside the libraries instead of after them. The router fetches every page too; both get
 * the same files and answers.
 */
export function startEarly(address: Address): void {
  const found = pageAt(address.pathname);
  if (!found) return;
  callEarly(earlyCallsOf(address));
  for (const load of [code.contract, code.queries, code.shell, found.page.code])
    load().catch(() => {}); // the router fetches it again, and the page's boundary shows the failure
}

type Address = Pick<Location, 'pathname' | 'search'>;

function pageAt(pathname: string) {
  for (const page of pages) {
    const match = page.path.exec(pathname);
    if (match) return { page, name: match[1] ?? '' };
  }
  return undefined;
}
