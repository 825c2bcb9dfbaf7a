export const core = /* js */ `
import { Suspense, createContext, use, useContext } from 'react';
import { Skeleton, SkeletonItem } from '@fluentui/react-components';

export const onServer = typeof window === 'undefined';
let source;
export const readFrom = (load) => { source = load; };

export const get = async (path) => {
  if (onServer) return source('/api' + path);
  const response = await fetch('/api' + path);
  if (!response.ok) throw new Response('', { status: response.status });
  return response.json();
};

export const send = async (method, path, data) => {
  const response = await fetch('/api' + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  const body = await response.json().catch(() => ({}));
  return { ok: response.ok, status: response.status, ...body };
};

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
export const money = (amount) => pounds.format(amount);

// What the shell of a page does not wait for. The server streams it, with the data beside it for the browser.
export const Requests = createContext(null);
const inBrowser = new Map();
function later(cache, path) {
  if (!cache.has(path)) {
    const sent = onServer ? undefined : window.__later?.[path];
    cache.set(path, sent ? Object.assign(Promise.resolve(sent), { status: 'fulfilled', value: sent }) : get(path));
  }
  return cache.get(path);
}

function Late({ path, children }) {
  const value = use(later(useContext(Requests) ?? inBrowser, path));
  const code = '(window.__later??={})[' + JSON.stringify(path) + ']=' + JSON.stringify(value).replaceAll('<', '\\\\u003c');
  return <div className="late">{children(value)}<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} /></div>;
}

export const Rows = ({ count = 4 }) => <Skeleton aria-label="Loading">{Array.from({ length: count }, (_, at) => <SkeletonItem key={at} size={32} style={{ marginBottom: 10 }} />)}</Skeleton>;

export const Deferred = ({ path, rows, children }) => <Suspense fallback={<Rows count={rows} />}><Late path={path}>{children}</Late></Suspense>;

export const track = (event) => navigator.sendBeacon('/api/204/collect', JSON.stringify({ event, at: Date.now() }));
`;
