import { randomBytes } from 'node:crypto';
import type { Reply, SiteRequest } from '../../site.ts';

interface Line {
  readonly slug: string;
  readonly size: string;
  quantity: number;
}

export interface Post {
  readonly author: string;
  readonly when: string;
  readonly body: string;
}

/** What the server remembers of one browser. */
export interface Session {
  readonly id: string;
  token: string;
  member: boolean;
  flash: { tone: 'good' | 'bad' | 'note'; text: string } | undefined;
  errors: Readonly<Record<string, string>>;
  /** What was typed into the form that the server refused; shown once. */
  old: Readonly<Record<string, string>>;
  cart: Line[];
  removed: Line | undefined;
  coupon: string;
  couponMessage: string;
  join: Record<string, string>;
  captcha: readonly [number, number];
  shownCaptcha: readonly [number, number];
  readonly bookings: Set<string>;
  readonly posts: Map<string, Post[]>;
  readonly likes: Set<string>;
}

export interface Visit {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly cookie: string;
  readonly session: Session;
}

export type Page = (visit: Visit) => Reply | undefined;

const COOKIE = 'larkmere_session';
const sessions = new Map<string, Session>();

export const newToken = () => randomBytes(20).toString('hex');

const sums = [
  [3, 8],
  [6, 7],
  [2, 7],
  [5, 3],
] as const;
export const nextCaptcha = ([first]: readonly [number, number]): readonly [number, number] =>
  sums[(sums.findIndex(([each]) => each === first) + 1) % sums.length] ?? sums[0];

function start(): Session {
  const id = randomBytes(16).toString('hex');
  const session: Session = {
    id,
    token: newToken(),
    member: false,
    flash: undefined,
    errors: {},
    old: {},
    cart: [],
    removed: undefined,
    coupon: '',
    couponMessage: '',
    join: {},
    captcha: sums[0],
    shownCaptcha: sums[0],
    bookings: new Set(),
    posts: new Map(),
    likes: new Set(),
  };
  sessions.set(id, session);
  return session;
}

/** Answers a request within its session, which the first response starts. */
export function withSession(request: SiteRequest, page: Page): Reply | undefined {
  const { method, path, query, cookie = '', form = '' } = request;
  const id = new RegExp(`${COOKIE}=(\\w+)`).exec(cookie)?.[1] ?? '';
  const known = sessions.get(id);
  const session = known ?? start();
  const reply = page({ method, path, query, cookie, session, form: new URLSearchParams(form) });
  if (!reply || known) return reply;
  return {
    ...reply,
    headers: {
      ...reply.headers,
      'set-cookie': `${COOKIE}=${session.id}; Path=/; HttpOnly; SameSite=Lax`,
    },
  };
}

export const redirect = (location: string, afterMs = 180): Reply => ({
  body: '',
  status: 303,
  afterMs,
  headers: { location },
});

export const fragment = (body: string, rest: Partial<Reply> = {}): Reply => ({
  body,
  afterMs: 220,
  ...rest,
});

export const hasToken = ({ form, session }: Visit) => form.get('_token') === session.token;

export const tokenField = ({ session }: Visit) =>
  `<input type="hidden" name="_token" value="${session.token}">`;

export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
