import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Route } from '../router/router.tsx';
import { type Load, retryableLazy } from './lazy.tsx';

/** A route whose code comes when it is needed. Loading it twice costs nothing: the browser keeps a module. */
export function page(path: string, load: Load<object>): Route {
  return { path, ...area(load) };
}

/** The same for a frame around several pages. */
export function area(load: Load<object>): Route {
  const { Component, preload } = retryableLazy(load);
  return { Component, load: preload };
}

/** Fetches a page and its frames at once; otherwise each would only be fetched when the one around it has arrived. */
export function preload(routes: readonly Route[], pathname: string): void {
  for (const { route } of matchRoutes(routes as RouteObject[], pathname) ?? []) {
    (route as Route).load?.().catch(() => {}); // rendering the page fetches it again, and its boundary shows the failure
  }
}
