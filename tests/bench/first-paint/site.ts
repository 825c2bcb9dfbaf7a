import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type * as z from 'zod/mini';
import { getProfile } from '../../../lambdas/contract/accounts.ts';
import { isAdmin } from '../../../lambdas/contract/admin.ts';
import { checkSubscription, listPlans } from '../../../lambdas/contract/billing.ts';
import type { Call } from '../../../lambdas/contract/call.ts';
import type { Clip } from '../../../lambdas/contract/clip.ts';
import { listEmails } from '../../../lambdas/contract/emails.ts';
import { getHeatmap } from '../../../lambdas/contract/heatmap.ts';
import { getIssue } from '../../../lambdas/contract/issues.ts';
import { getNarration } from '../../../lambdas/contract/narration.ts';
import { GROWTH, plans } from '../../../lambdas/contract/plans.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import {
  listRecordingShares,
  type SharedRecording,
} from '../../../lambdas/contract/recording-shares.ts';
import {
  countSessions,
  listRecordings,
  listSessionDays,
} from '../../../lambdas/contract/recordings.ts';
import { getLatestReport, listReports } from '../../../lambdas/contract/reports.ts';
import { getVerificationStatus } from '../../../lambdas/contract/sign-up.ts';
import { listTeamMembers } from '../../../lambdas/contract/team.ts';
import { getIntegration } from '../../../lambdas/contract/websites.ts';
import { root } from '../../../lib/local/paths.ts';
import { IMMUTABLE_CACHE_CONTROL } from '../../../lib/tracker/headers.ts';
import type { SampleVisit } from '../../../web/app/samples/sample-visit.ts';
import { active } from '../../factories/integration.ts';
import { recordingList, recordingRow } from '../../factories/recording-row.ts';
import { emailRow, reportIssue, reportRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';

const currentBuild = join(root, 'dist/web');
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.html': 'text/html',
};
const visit: SampleVisit = JSON.parse(
  gunzipSync(readFileSync(join(root, 'web/app/samples/visit.json.gz'))).toString(),
);

const responses = new Map<string, unknown>();
const setResponse = <B extends z.ZodMiniType, R extends z.ZodMiniType>(
  { method, path }: Call<B, R>,
  reply: z.input<R>,
) => responses.set(`${method} ${path}`, reply);

const profile = {
  ...{ first_name: 'Ann', last_name: 'Archer', company: 'Archer', job_role: 'Founder' },
  ...{ website: 'archer.example', timezone: 'Europe/Paris' },
};
setResponse(getProfile, { profile });
setResponse(getVerificationStatus, { isVerified: true, isWaiting: false });
setResponse(isAdmin, false);
setResponse(getIntegration, { integration: active(), pending: null });
setResponse(listTeamMembers, {
  members: [],
  owner_since: '2026-11-02T12:00:00Z',
  owner_mail: 'active',
  owner_rhythm: 'daily',
});
const emails = Array.from({ length: 20 }, (_, index) => emailRow({ id: `${index}-ann` }));
setResponse(listEmails, { rows: emails, hasAny: true });
setResponse(getLatestReport, { report: reportRow(), answers: [] });
setResponse(listReports, { reports: [], days: [] });
setResponse(getNarration, { narration: null });
setResponse(getHeatmap, { heatmap: null, pages: [], devices: [], among: null });
setResponse(checkSubscription, {
  ...{
    plan: 'Free',
    price: 0,
    maxSessions: 100,
    maxTeamMembers: 2,
    renewalDate: null,
    notice: null,
  },
} as z.input<typeof checkSubscription.reply>);
setResponse(countSessions, { success: true, data: { totalSessions: 12 } });
setResponse(listSessionDays, { days: [{ date: '2026-11-19', sessions: 12 }] });
setResponse(listPlans, {
  plans: plans.map(({ name, price, line }) => ({
    ...{ id: name, plan_name: name, is_active: true },
    plan_details: {
      ...{ price, line, popular: name === GROWTH.name },
      features: [{ text: '30 days of recordings' }],
    },
  })),
});
const recording = recordingRow({ watched: true, facts: visit.facts });
setResponse(
  listRecordings,
  recordingList(
    ['s1', 's2', 's3'].map((session_id) => ({ ...recording, session_id })),
    { countries: ['FR'], browsers: ['Chrome'], tags: ['checkout'] },
  ),
);
setResponse(listSegments, { segments: [{ id: 'a', name: 'Shoppers', query: 'entry=%2Fcart' }] });
setResponse(listRecordingShares, { shares: [] });
const issue = reportIssue();
setResponse(getIssue, {
  issue: {
    ...{ fingerprint: issue.fingerprint, title: issue.title, kind: issue.kind, page: issue.page },
    ...{ element: issue.element ?? '', severity: 'critical', state: issue.state },
    ...{ first_seen: '2026-11-18', last_seen: '2026-11-19', days_seen: 2 },
    days: [
      { date: '2026-11-18', exposed: 8, affected: 1 },
      { date: '2026-11-19', exposed: 9, affected: 3 },
    ],
    answer: { fingerprint: issue.fingerprint, useful: false, mark: null },
    reports: [{ date: '2026-11-20', day: '2026-11-19', evidence: issue.evidence }],
    ...{ description: issue.description, suggestion: issue.suggestion },
  },
});
const played = {
  recording,
  pages: visit.pages,
  marks: visit.marks,
  events: visit.events,
  parts: visit.parts.map((part, index) => ({ ...part, url: `/part/${index}` })),
} as Pick<SharedRecording, 'recording' | 'pages' | 'marks' | 'events' | 'parts'>;
setResponse(getRecording, {
  ...played,
  ...{ previous: null, following: null },
} as z.input<typeof getRecording.reply>);
responses.set('GET /m/recording/a-token', {
  ...{ ...played, note: 'Watch the code box.', start_ms: 0 },
  expires_at: '2099-11-28T12:00:00.000Z',
} satisfies SharedRecording);
responses.set('GET /m/clip/a-token', {
  ...{ site_name: 'archer.example', date: '2026-11-20', title: 'The code box', page: '/checkout' },
  ...{ watch_for: 'What to watch for: nothing happens.', developer: 'Open /checkout.' },
  ...{ start_ms: 0, end_ms: 4_000, events: visit.contents[0]?.events ?? [] },
} satisfies Clip);

/**
 * Serves the built app like CloudFront, with gzip, and an API for one owner. `unhandled` lists calls without a response.
 * Scripts in `missing`, named without their hash, are not found. A call whose address matches `held.call` waits for
 * `held.reply`, and gets its default response if that is undefined.
 */
export async function serveBuilt(built = currentBuild) {
  const unhandled: string[] = [];
  const missing = new Set<string>();
  const held: { call?: RegExp; reply?: Promise<unknown> } = {};
  const files = new Map<string, Uint8Array>();
  const cache = new WeakMap<Uint8Array, Uint8Array>();
  // The same files are served for every page, so each is compressed once.
  const compressed = (body: string | Uint8Array) => {
    if (typeof body === 'string') return gzipSync(body);
    const result = cache.get(body) ?? gzipSync(body);
    cache.set(body, result);
    return result;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const send = (type: string, body: string | Uint8Array, status = 200) => {
      const isCompressed = type === 'font/woff2';
      const headers = {
        'content-type': type,
        ...(!isCompressed && { 'content-encoding': 'gzip' }),
      };
      response.writeHead(status, headers).end(isCompressed ? body : compressed(body));
    };
    const json = (value: unknown, status = 200) =>
      send('application/json', JSON.stringify(value), status);
    const file = join(built, pathname === '/' ? 'index.html' : pathname);
    if (missing.has(/^\/assets\/(.+)-[\w-]{8}\.js$/.exec(pathname)?.[1] ?? ''))
      return void response.writeHead(404).end();
    if (pathname.startsWith('/assets/'))
      response.setHeader('cache-control', IMMUTABLE_CACHE_CONTROL);
    if (pathname === '/config.json') {
      // The user pool is on this machine as well, and unavailable.
      const userPoolEndpoint = `http://${request.headers.host}`;
      return json({ ...settings, userPoolEndpoint });
    }
    if (request.method === 'POST' && pathname === '/') return json({}, 503);
    const part = /^\/part\/(\d+)$/.exec(pathname);
    if (part) return json(visit.contents[Number(part[1])]);
    if (/^\/(api|rpc|functions|m)\//.test(pathname)) {
      const key = `${request.method} ${pathname.replace(ANN.id, '{userId}')}`;
      const reply = () => {
        if (!responses.has(key)) unhandled.push(key);
        return json(responses.get(key) ?? {}, responses.has(key) ? 200 : 500);
      };
      if (!held.call?.test(pathname)) return reply();
      return void held.reply?.then((value) => (value === undefined ? reply() : json(value)));
    }
    const found = extname(pathname) && existsSync(file) ? file : join(built, 'index.html');
    const body = files.get(found) ?? readFileSync(found);
    files.set(found, body);
    send(types[extname(found)] ?? 'application/octet-stream', body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    unhandled,
    held,
    missing,
    close: () => server.close(),
  };
}

const settings = {
  liveUrl: 'ws://localhost:9/live',
  userPoolId: 'eu-central-1_bench',
  userPoolClientId: 'client',
  marketingUrl: 'https://marketing.example',
  privacyUrl: 'https://marketing.example/privacy',
  termsUrl: 'https://marketing.example/terms',
  supportAddress: 'help@marketing.example',
};

/** Ann's session as the browser stores it, valid for an hour. */
export function storedSessionOfAnn(): Record<string, string> {
  const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  const token = (claims: object) => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.signature`;
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const prefix = 'CognitoIdentityServiceProvider.client';
  const id = { sub: ANN.id, email: ANN.email, given_name: 'Ann', family_name: 'Archer' };
  return {
    [`${prefix}.LastAuthUser`]: 'ann',
    [`${prefix}.ann.accessToken`]: token({ exp, iat: exp - 3_600 }),
    [`${prefix}.ann.idToken`]: token(id),
  };
}
