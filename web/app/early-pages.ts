import { callEarly } from './lib/session/early-calls.ts';

interface EarlyPage {
  readonly path: RegExp;
  readonly code: () => Promise<unknown>;
  /** The URLs of the calls that the page waits for, exactly as `call` builds them. */
  readonly calls: (name: string, search: string) => readonly string[];
}

/** Code that is fetched early and rendered by the router. */
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

/** The pages that users open most. */
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

/** The calls of a page that are made before the app's code has loaded. */
export function earlyCallsOf({ pathname, search }: PageUrl): readonly string[] {
  const found = pageAt(pathname);
  return found ? [PROFILE, ...found.page.calls(found.name, search)] : [];
}

/**
 * Fetches the code and data of a page in parallel with the libraries. The router fetches every page, too; both get the same
 * files and responses.
 */
export function startEarly(url: PageUrl): void {
  const found = pageAt(url.pathname);
  if (!found) return;
  callEarly(earlyCallsOf(url));
  for (const load of [code.contract, code.queries, code.shell, found.page.code])
    load().catch(() => {}); // the router fetches it again, and the page's boundary shows the failure
}

type PageUrl = Pick<Location, 'pathname' | 'search'>;

function pageAt(pathname: string) {
  for (const page of pages) {
    const match = page.path.exec(pathname);
    if (match) return { page, name: match[1] ?? '' };
  }
  return undefined;
}
