import type { Browser, Page, Route } from 'playwright';
import type { Clip } from '../../lambdas/contract/clip.ts';
import type { Narration } from '../../lambdas/contract/narration.ts';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { testPorts } from '../../lib/local/paths.ts';
import { serveApp } from '../../lib/local/site.ts';
import type { Vector } from '../factories/hostile-page.ts';
import { loadedRecording, recordingRow } from '../factories/recording-row.ts';
import { mailWith } from '../factories/report.ts';
import { openBrowser } from '../journeys/browser.ts';
import { ConnectionLogger } from './connection-logger.ts';

const CLIENT = 'client';
const OWNER = '00000000-0000-4000-8000-000000000001';
const EMAIL = 'ann@archer.example';
const SESSION = '00000000-0000-7000-8000-000000000001';

/** Pages of the app that show a recording. */
export const surfaces = ['player', 'heatmap', 'clip'] as const;
export type Surface = (typeof surfaces)[number];

/** The built app with a signed-in owner whose recordings the test provides. */
export class ReplayHarness {
  readonly attacker = new ConnectionLogger();
  page!: Page;
  private browser!: Browser;
  private app!: { close(): Promise<void> };
  private shown: readonly unknown[] = [];
  /** The narration of the daily video, and the recordings it shows, by session. */
  private narration: Narration | null = null;
  private recordings: Readonly<Record<string, readonly unknown[]>> = {};
  private mail = '';
  private loads = 0;
  /** Whether the app is served with the policy that CloudFront gives it. */
  hasPolicy = true;
  private readonly port: number;

  /** Test files may run at once, so each uses a separate port. */
  constructor(portIndex: 0 | 1 | 2 | 3 | 4 | 5) {
    this.port = testPorts.replay + portIndex;
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
    await context.route(`${this.origin}/**`, (route) => this.respond(route));
    this.page = await context.newPage();
    this.page.setDefaultTimeout(10_000);
  }
  async close(): Promise<void> {
    await this.browser?.close();
    await this.app?.close();
    this.attacker.close();
  }

  /** Shows a moment of a recording on one of the pages, without reloading the app. */
  async show(surface: Surface, events: readonly unknown[], seconds = 2): Promise<void> {
    this.shown = events;
    this.loads += 1;
    const id = `${SESSION.slice(0, -6)}${String(this.loads).padStart(6, '0')}`;
    const before = await this.page.$('.replayer-wrapper iframe');
    await this.navigate(
      {
        player: `/recordings/${id}?t=${seconds}`,
        heatmap: `/recordings/heatmap?page=/${id}`,
        clip: `/clip/${id}`,
      }[surface],
    );
    // Not waitForFunction, which evaluates a string: the app's policy forbids that.
    await this.page.evaluate(async (old) => {
      const frame = () => document.querySelector('.replayer-wrapper iframe');
      const end = Date.now() + 10_000;
      while (!frame() || frame() === old) {
        if (Date.now() > end) throw new Error('No recording is shown');
        await new Promise((next) => setTimeout(next, 10));
      }
    }, before);
    if (surface === 'clip')
      await this.page.getByRole('button', { name: 'Forward 10 seconds' }).click();
    await this.page.getByText(/^Loading the (recording|heatmap)/).waitFor({ state: 'detached' });
    await this.page.evaluate(() => new Promise((next) => setTimeout(next, 60)));
  }

  async showVideo(narration: Narration, recordings: ReplayHarness['recordings']): Promise<void> {
    Object.assign(this, { narration, recordings });
    await this.navigate('/daily-video');
  }

  /** Opens a stored email with this content. */
  async showMail(html: string): Promise<void> {
    this.mail = html;
    this.loads += 1;
    await this.navigate(`/emails/${this.loads}-x`);
    const mail = this.page.frameLocator('iframe[sandbox=""]');
    await mail.locator(`#mail-${this.loads}`).waitFor({ state: 'attached' });
    await this.page.evaluate(() => new Promise((next) => setTimeout(next, 60)));
  }

  /** The payloads that ran, and the connections that the attacker received. */
  async effects(): Promise<{ executed: string[]; received: string[] }> {
    const executed = await this.page.evaluate((): string[] => Reflect.get(window, 'pwned') ?? []);
    return { executed, received: [...this.attacker.received] };
  }

  /** Unloads the app, so that the next recording starts with a page load. */
  unload = () => this.page.goto('about:blank');

  /** The visible text of the replayed page. */
  replayedText = () =>
    this.page.frameLocator('.replayer-wrapper iframe').locator('body').innerText();

  /** The names of the vectors in the replayed page and its frames. */
  replayedVectors = () =>
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

  /** Shows the vectors in an ordinary page, without sandbox and policy, as a control. */
  async showUnprotected(vectors: readonly Vector[]): Promise<void> {
    await this.page.goto(`${this.attacker.originOf('page')}/page`);
    await this.page.evaluate((all) => {
      const build = ({ tag, attributes = {}, text, isSvg, children = [] }: Vector): Element => {
        const space = `http://www.w3.org/${isSvg ? '2000/svg' : '1999/xhtml'}`;
        const element = document.createElementNS(space, tag);
        for (const [name, value] of Object.entries(attributes)) {
          element.setAttribute(name, String(value));
        }
        element.append(...(text ? [text] : []), ...children.map(build));
        return element;
      };
      for (const each of all) document.body.append(build(each));
    }, vectors);
  }

  private async navigate(path: string): Promise<void> {
    if (this.page.url() === 'about:blank') await this.page.goto(`${this.origin}${path}`);
    else
      await this.page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
  }

  private async respond(route: Route): Promise<void> {
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
    const session_id = session || SESSION;
    const row = recordingRow({ session_id, domain: 'shop.example', watched: true });
    return {
      'get-profile': () => ({ profile }),
      'record-sign-in': () => ({ profile }),
      'get-verification-status': () => ({ isVerified: true, isWaiting: false }),
      is_admin: () => false,
      'get-narration': () => ({ narration: this.narration }),
      'get-recording': () => loadedRecording(row, { parts: [part] }),
      'get-heatmap': () => ({
        heatmap: heatOn(part, this.loads),
        pages: [],
        devices: [],
        among: null,
      }),
      'get-email': () =>
        mailWith(`${this.loads}-x`, `<p id="mail-${this.loads}">x</p>${this.mail}`, 'text'),
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

/** The response without its content security policy. */
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
const heatOn = (part: object, loads: number) => ({
  ...{ page: '/cart', device: 'computer', sessions: 1, visits: 1, left_out: 0 },
  reach: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  elements: [],
  picture: { session_id: `session-${loads}`, at_ms: 2_000, parts: [part] },
});

/** Runs in the page before its scripts: stores a session for Amplify, which does not check token signatures. */
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
