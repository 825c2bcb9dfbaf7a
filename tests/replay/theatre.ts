import type { Browser, Page, Route } from 'playwright';
import type { Clip } from '../../lambdas/contract/clip.ts';
import type { Narration } from '../../lambdas/contract/narration.ts';
import type { RecordingRow } from '../../lambdas/contract/recording-row.ts';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { testPorts } from '../../lib/local/paths.ts';
import { serveApp } from '../../lib/local/site.ts';
import type { Vector } from '../factories/hostile-page.ts';
import { mailWith } from '../factories/report.ts';
import { openBrowser } from '../journeys/browser.ts';
import { Eavesdropper } from './eavesdropper.ts';

const CLIENT = 'client';
const OWNER = '00000000-0000-4000-8000-000000000001';
const EMAIL = 'ann@archer.example';
const SESSION = '00000000-0000-7000-8000-000000000001';

/** Pages that show a recording. */
export const stages = ['player', 'heatmap', 'clip'] as const;
export type StageName = (typeof stages)[number];

/** The built app with a signed-in owner whose recordings the test provides. */
export class Theatre {
  readonly evil = new Eavesdropper();
  page!: Page;
  private browser!: Browser;
  private app!: { close(): Promise<void> };
  private shown: readonly unknown[] = [];
  /** What the daily video says, and the recordings it shows, by their session. */
  private narration: Narration | null = null;
  private recordings: Readonly<Record<string, readonly unknown[]>> = {};
  private mail = '';
  private times = 0;
  /** Whether the app is served with the policy that CloudFront gives it. */
  hasPolicy = true;
  private readonly port: number;

  /** Every file that opens one says which, since files may run at once. */
  constructor(place: 0 | 1 | 2 | 3 | 4 | 5) {
    this.port = testPorts.theatre + place;
  }
  private get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async open(...browserArguments: string[]): Promise<void> {
    const outputs = {
      LIVE_URL: 'ws://localhost:9/',
      API_URL: `${this.origin}/nowhere`,
      INGESTION_URL: `${this.origin}/nowhere`,
      USER_POOL_ID: 'us-east-1_pool',
      USER_POOL_CLIENT_ID: CLIENT,
    };
    this.app = await serveApp('build', this.port, {
      outputs,
      endpoint: `${this.origin}/pool`,
      originSecret: 'none',
    });
    this.browser = await openBrowser(...browserArguments);
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(signIn, { client: CLIENT, id: OWNER });
    await context.route(`${this.origin}/**`, (route) => this.answer(route));
    this.page = await context.newPage();
    this.page.setDefaultTimeout(10_000);
  }
  async close(): Promise<void> {
    await this.browser?.close();
    await this.app?.close();
    this.evil.close();
  }

  /** Shows a moment of a recording on one of the pages, without reloading the app. */
  async show(stage: StageName, events: readonly unknown[], seconds = 2): Promise<void> {
    this.shown = events;
    this.times += 1;
    const id = `${SESSION.slice(0, -6)}${String(this.times).padStart(6, '0')}`;
    const before = await this.page.$('.replayer-wrapper iframe');
    await this.go(
      {
        player: `/recordings/${id}?t=${seconds}`,
        heatmap: `/recordings/heatmap?page=/${id}`,
        clip: `/clip/${id}`,
      }[stage],
    );
    // Not waitForFunction: the app's policy forbids what it is made of.
    await this.page.evaluate(async (old) => {
      const frame = () => document.querySelector('.replayer-wrapper iframe');
      const end = Date.now() + 10_000;
      while (!frame() || frame() === old) {
        if (Date.now() > end) throw new Error('No recording is shown');
        await new Promise((next) => setTimeout(next, 10));
      }
    }, before);
    if (stage === 'clip')
      await this.page.getByRole('button', { name: 'Forward 10 seconds' }).click();
    await this.page.getByText(/^Loading the (recording|heatmap)/).waitFor({ state: 'detached' });
    await this.page.evaluate(() => new Promise((next) => setTimeout(next, 60)));
  }

  /** Opens the daily video of these recordings. */
  async showFilm(narration: Narration, recordings: Theatre['recordings']): Promise<void> {
    Object.assign(this, { narration, recordings });
    await this.go('/daily-video');
  }

  /** Opens a stored mail with this content. */
  async showMail(html: string): Promise<void> {
    this.mail = html;
    this.times += 1;
    await this.go(`/emails/${this.times}-x`);
    const mail = this.page.frameLocator('iframe[sandbox=""]');
    await mail.locator(`#mail-${this.times}`).waitFor({ state: 'attached' });
    await this.page.evaluate(() => new Promise((next) => setTimeout(next, 60)));
  }

  /** What came of it so far: what ran, and whom it reached. */
  async harm(): Promise<{ ran: string[]; heard: string[] }> {
    const ran = await this.page.evaluate((): string[] => Reflect.get(window, 'pwned') ?? []);
    return { ran, heard: [...this.evil.heard] };
  }

  /** Leaves the app, so that the next recording begins with a page load. */
  leave = () => this.page.goto('about:blank');

  /** What is to be read in the replayed page. */
  text = () => this.page.frameLocator('.replayer-wrapper iframe').locator('body').innerText();

  /** The names of the vectors in the replayed page, frames inside of it included. */
  arrived = () =>
    this.page.evaluate(() => {
      const namesIn = (page: Document | null | undefined): string[] => [
        ...[...(page?.querySelectorAll<HTMLElement>('[data-vector]') ?? [])].map(
          ({ dataset }) => dataset.vector ?? '',
        ),
        ...[...(page?.querySelectorAll('iframe') ?? [])].flatMap(({ contentDocument }) =>
          namesIn(contentDocument),
        ),
      ];
      const frame = document.querySelector<HTMLIFrameElement>('.replayer-wrapper iframe');
      return namesIn(frame?.contentDocument);
    });

  /** The same vectors in an ordinary page, without sandbox and policy: what they would do. */
  async unprotected(vectors: readonly Vector[]): Promise<void> {
    await this.page.goto(`${this.evil.originOf('page')}/page`);
    await this.page.evaluate((all) => {
      const written = ({ tag, attributes = {}, text, isSvg, children = [] }: Vector): Element => {
        const space = `http://www.w3.org/${isSvg ? '2000/svg' : '1999/xhtml'}`;
        const element = document.createElementNS(space, tag);
        for (const [name, value] of Object.entries(attributes)) {
          element.setAttribute(name, String(value));
        }
        element.append(...(text ? [text] : []), ...children.map(written));
        return element;
      };
      for (const each of all) document.body.append(written(each));
    }, vectors);
  }

  private async go(path: string): Promise<void> {
    if (this.page.url() === 'about:blank') await this.page.goto(`${this.origin}${path}`);
    else
      await this.page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
  }

  private async answer(route: Route): Promise<void> {
    const { pathname, searchParams } = new URL(route.request().url());
    if (/\.\w+$/.test(pathname)) return route.continue();
    const json = (body: unknown) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });
    if (pathname === '/pool') return json({ Username: OWNER, UserAttributes: attributes });
    const session = searchParams.get('sessionId') ?? '';
    const reply = this.replies(session)[pathname.split('/').at(-1) ?? ''];
    if (reply) return json(reply());
    if (pathname.startsWith('/m/clip/')) return json(this.clip());
    if (/^\/(api|functions|rpc)\//.test(pathname))
      return route.fulfill({ status: 404, body: '{}' });
    return this.hasPolicy ? route.continue() : route.fulfill(await withoutPolicy(route));
  }

  private replies(session: string): Record<string, () => unknown> {
    const events = this.recordings[session] ?? this.shown;
    const [first, last] = [events[0], events.at(-1)] as RecordedEvent[];
    const length = (last?.timestamp ?? 0) - (first?.timestamp ?? 0);
    const url = `${this.origin}/part?sessionId=${session}`;
    const part = { url, from_ms: 0, to_ms: length, keyframe: true };
    const row: RecordingRow = {
      session_id: session || SESSION,
      domain: 'shop.example',
      started_at: '2026-11-19T14:41:00.000Z',
      ...{ state: 'ready', why: null, facts: null, visitor: 'a-browser' },
      ...{ watched: true, live: false, lasted_ms: 0, starred: false, tags: [], note: '' },
    };
    const alone = { pages: [], marks: [], events: null, previous: null, following: null };
    return {
      'get-profile': () => ({ profile }),
      'record-sign-in': () => ({ profile }),
      'get-verification-status': () => ({ isVerified: true, isWaiting: false }),
      is_admin: () => false,
      'get-narration': () => ({ narration: this.narration }),
      'get-recording': () => ({ recording: row, parts: [part], ...alone }),
      'get-heatmap': () => ({
        heatmap: heatOn(part, this.times),
        pages: [],
        devices: [],
        among: null,
      }),
      'get-email': () =>
        mailWith(`${this.times}-x`, `<p id="mail-${this.times}">x</p>${this.mail}`, 'text'),
      part: () => ({ v: 1, synthetic: 0, events }),
    };
  }

  private clip(): Clip {
    const [first, last] = [this.shown[0], this.shown.at(-1)] as RecordedEvent[];
    return {
      ...{ site_name: 'shop.example', date: '2026-11-19', title: 'A clip', page: '/cart' },
      watch_for: 'Watch the button.',
      start_ms: 0,
      end_ms: (last?.timestamp ?? 0) - (first?.timestamp ?? 0),
      events: this.shown,
    };
  }
}

/** The page without its policy. */
async function withoutPolicy(route: Route) {
  const response = await route.fetch();
  const { 'content-security-policy': _, ...headers } = response.headers();
  return { response, headers };
}

const profile = {
  ...{ first_name: 'Ann', last_name: 'Archer', company: 'Archer', job_role: 'Founder' },
  ...{ website: 'archer.example', timezone: 'Europe/Paris' },
};
const attributes = [
  { Name: 'sub', Value: OWNER },
  { Name: 'email', Value: EMAIL },
  { Name: 'custom:completed_profile', Value: 'true' },
];
const heatOn = (part: object, times: number) => ({
  ...{ page: '/cart', device: 'computer', sessions: 1, visits: 1, left_out: 0 },
  reach: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  elements: [],
  picture: { session_id: `session-${times}`, at_ms: 2_000, parts: [part] },
});

/** In the page, before anything else: the session that Amplify finds. Token signatures are not checked here. */
function signIn({ client, id }: { client: string; id: string }): void {
  const text = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = (use: string) =>
    `${text({ alg: 'none' })}.${text({ sub: id, token_use: use, username: id, exp: 4_000_000_000, iat: 1 })}.x`;
  const prefix = `CognitoIdentityServiceProvider.${client}`;
  if (window !== top) return;
  localStorage.setItem(`${prefix}.LastAuthUser`, id);
  for (const [name, value] of Object.entries({
    accessToken: token('access'),
    idToken: token('id'),
    refreshToken: 'x',
    clockDrift: '0',
  })) {
    localStorage.setItem(`${prefix}.${id}.${name}`, value);
  }
}
