import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Route } from './router/router.tsx';

type Load = () => Promise<ComponentType>;

/** A route whose code comes when it is needed. Loading it twice costs nothing: the browser keeps a module. */
export function page(path: string, load: Load): Route {
  return { path, ...area(load) };
}

/** The same for a frame around several pages. */
export function area(load: Load): Route {
  const safely = () => load().catch(startAfresh);
  return { Component: lazy(async () => ({ default: await safely() })), load: safely };
}

/** Asks for a page and its frames at once; otherwise each would only ask for the next when it is there itself. */
export function preload(routes: readonly Route[], pathname: string): void {
  for (const { route } of matchRoutes(routes as RouteObject[], pathname) ?? []) {
    (route as Route).load?.().catch(() => {}); // rendering the page asks again, and its boundary shows the failure
  }
}

const RELOADED = 'reloadedForMissingCode';
const ONCE_PER_MS = 60_000;

/**
 * A deployment takes the files of the one before it away. A page that was open across it finds its next page's code
 * missing: it starts afresh, once. When that does not help, the failure is real and goes to the error boundary.
 */
async function startAfresh(failure: unknown): Promise<ComponentType> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < ONCE_PER_MS) throw failure;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
  return new Promise(() => {}); // the page is about to go
}
